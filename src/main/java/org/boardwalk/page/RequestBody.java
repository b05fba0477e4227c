package org.boardwalk.page;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.page.Refusal.Reason;

/**
 * Reads the body of a request up to a limit. What is larger is thrown away piece by piece and never
 * held, so that the browser comes to read the answer; what is very large or slow is cut off.
 */
final class RequestBody {

  /** The largest file that is taken, in bytes. */
  static final int MOST_FILE = 2_000_000;

  /** A file, results and names with what surrounds them. */
  private static final int MOST = 2 * MOST_FILE + 200_000;

  private static final long MOST_THROWN_AWAY = 300_000_000L;
  private static final long MOST_NANOS = 10_000_000_000L;

  private RequestBody() {}

  static FormData read(HttpExchange exchange) throws IOException {
    String type =
        Optional.ofNullable(exchange.getRequestHeaders().getFirst("Content-Type")).orElse("");
    String kind = type.toLowerCase(Locale.ROOT);
    boolean multipart = kind.startsWith("multipart/form-data");
    if (!multipart && !kind.startsWith("application/x-www-form-urlencoded")) {
      throw new Refusal(
          Reason.WRONG_TYPE,
          "This kind of request is not understood.\nMaybe use the forms of the page.");
    }
    byte[] body = limited(exchange);
    FormData form =
        multipart
            ? MultipartReader.read(type, body)
            : new FormData(
                Parameters.pairs(new String(body, StandardCharsets.UTF_8)), java.util.Map.of());
    if (form.files().values().stream().anyMatch(f -> f.size() > MOST_FILE)) {
      throw tooLarge();
    }
    return form;
  }

  private static byte[] limited(HttpExchange exchange) throws IOException {
    InputStream in = exchange.getRequestBody();
    String length = exchange.getRequestHeaders().getFirst("Content-Length");
    boolean announced = length != null && length.matches("[0-9]{1,18}");
    if (!announced || Long.parseLong(length) <= MOST) {
      byte[] body = in.readNBytes(MOST + 1);
      if (body.length <= MOST) {
        return body;
      }
    }
    throwAway(in);
    throw tooLarge();
  }

  private static void throwAway(InputStream in) throws IOException {
    byte[] piece = new byte[65536];
    long start = System.nanoTime();
    long all = 0;
    int read = in.read(piece);
    while (read >= 0 && all < MOST_THROWN_AWAY && System.nanoTime() - start < MOST_NANOS) {
      all += read;
      read = in.read(piece);
    }
  }

  private static Refusal tooLarge() {
    return new Refusal(
        Reason.TOO_LARGE,
        "The file is larger than %d MB, the most that is taken.\nMaybe it is another kind of file."
            .formatted(MOST_FILE / 1_000_000));
  }
}
