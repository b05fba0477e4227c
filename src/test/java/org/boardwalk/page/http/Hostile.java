package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Requests that cost more than they weigh, and how long others wait meanwhile. */
public final class Hostile {

  /** The requests that are sent at once. */
  private static final int AT_ONCE = 20;

  private static final String TYPED = "Content-Type: application/x-www-form-urlencoded\r\n";
  private static final String FILES = "Content-Type: multipart/form-data; boundary=b\r\n";

  private final URI server;
  private final HttpClient client = HttpClient.newHttpClient();

  public Hostile(URI server) {
    this.server = server;
  }

  /** A hundred thousand field names with one hash: 17 syllables, each Aa or BB. */
  public static String collidingFields() {
    return IntStream.range(0, 100_000)
        .mapToObj(
            k ->
                IntStream.range(0, 17)
                    .mapToObj(bit -> (k >> bit & 1) == 0 ? "Aa" : "BB")
                    .collect(Collectors.joining("", "", "=1")))
        .collect(Collectors.joining("&"));
  }

  /** A file of two megabytes of blanks. */
  public static String blanks(String name) {
    return "--b\r\nContent-Disposition: form-data; name=\"movement\"; filename=\""
        + name
        + "\"\r\n\r\n"
        + " ".repeat(1_999_999)
        + "\r\n--b--\r\n";
  }

  /**
   * Asserts that others are served while hostile forms are sent at once. A server that lets them
   * wait does so every time; the pause of a busy machine is not there in each of three attempts.
   *
   * @param link the link that others ask for
   * @param path the path to which the forms are sent
   * @param form the form, typed or with files
   */
  public void assertBorne(String link, String path, String form) throws Exception {
    Duration bearable = bearable(link);
    Duration slowest = slowest(link, path, form);
    for (int again = 0; again < 2 && slowest.compareTo(bearable) >= 0; again++) {
      slowest = slowest(link, path, form);
    }
    assertThat(slowest).isLessThan(bearable);
  }

  /** The slowest of some requests while hostile forms are sent at once. */
  private Duration slowest(String link, String path, String form) throws Exception {
    String type = form.startsWith("--b") ? FILES : TYPED;
    List<RawSocket> sockets = new ArrayList<>();
    List<Thread> senders = new ArrayList<>();
    try {
      for (int k = 0; k < AT_ONCE; k++) {
        RawSocket socket = new RawSocket(server);
        sockets.add(socket);
        Thread sender = new Thread(() -> send(socket, path, type, form));
        sender.start();
        senders.add(sender);
      }
      return slowest(link, 10);
    } finally {
      for (RawSocket socket : sockets) {
        socket.close();
      }
      for (Thread sender : senders) {
        sender.join();
      }
    }
  }

  private static void send(RawSocket socket, String path, String type, String form) {
    try {
      String fields = type + "Content-Length: " + form.length() + "\r\n";
      socket.send("POST " + path, fields, form).status();
    } catch (IOException e) {
      // It was refused before it was sent, or the test has ended.
    }
  }

  /** The slowest of some requests for a link. */
  private Duration slowest(String link, int times) throws Exception {
    Duration slowest = Duration.ZERO;
    for (int k = 0; k < times; k++) {
      long start = System.nanoTime();
      HttpResponse<String> page =
          client.send(
              HttpRequest.newBuilder(server.resolve(link)).GET().build(),
              HttpResponse.BodyHandlers.ofString());
      Duration took = Duration.ofNanos(System.nanoTime() - start);
      if (page.statusCode() != 200) {
        throw new IllegalStateException("status " + page.statusCode());
      }
      slowest = took.compareTo(slowest) > 0 ? took : slowest;
    }
    return slowest;
  }

  /** A second, or twenty times what a request takes on a machine that is busy otherwise. */
  private Duration bearable(String link) throws Exception {
    slowest(link, 20);
    Duration quiet = slowest(link, 10).multipliedBy(20);
    Duration second = Duration.ofSeconds(1);
    return quiet.compareTo(second) > 0 ? quiet : second;
  }
}
