package org.boardwalk.page;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.page.Refusal.Reason;

/** Reads a form as {@code multipart/form-data} (RFC 7578), as browsers send it. */
final class MultipartReader {

  private static final Pattern BOUNDARY = Pattern.compile("boundary=\"?([^\";,\\s]{1,70})\"?");
  private static final Pattern NAME = Pattern.compile("[;\\s]name=\"([^\"]*)\"");
  private static final Pattern FILE = Pattern.compile("[;\\s]filename=\"([^\"]*)\"");
  private static final int MOST_PARTS = 50;

  private final byte[] body;
  // One character for each byte, so that places in it are places in the body.
  private final String text;
  private final Map<String, String> fields = new HashMap<>();
  private final Map<String, Upload> files = new HashMap<>();

  private MultipartReader(byte[] body) {
    this.body = body;
    this.text = new String(body, StandardCharsets.ISO_8859_1);
  }

  static FormData read(String contentType, byte[] body) {
    Matcher boundary = BOUNDARY.matcher(contentType);
    if (!boundary.find()) {
      throw broken();
    }
    MultipartReader reader = new MultipartReader(body);
    reader.parts("--" + boundary.group(1));
    return new FormData(reader.fields, reader.files);
  }

  private void parts(String delimiter) {
    int start = text.indexOf(delimiter);
    for (int parts = 0; start >= 0; parts++) {
      int head = start + delimiter.length();
      if (text.startsWith("--", head)) {
        return;
      }
      int blank = text.indexOf("\r\n\r\n", head);
      int end = blank < 0 ? -1 : text.indexOf("\r\n" + delimiter, blank + 2);
      if (end < 0 || parts == MOST_PARTS) {
        throw broken();
      }
      part(text.substring(head, blank), blank + 4, Math.max(blank + 4, end));
      start = end + 2;
    }
    throw broken();
  }

  private void part(String head, int from, int to) {
    Optional<String> name = find(NAME, head);
    Optional<String> file = find(FILE, head);
    if (!head.toLowerCase(Locale.ROOT).contains("content-disposition:") || name.isEmpty()) {
      throw broken();
    }
    byte[] content = Arrays.copyOfRange(body, from, to);
    if (file.isEmpty()) {
      fields.putIfAbsent(name.get(), new String(content, StandardCharsets.UTF_8));
    } else if (!file.get().isEmpty()) {
      files.putIfAbsent(name.get(), new Upload(file.get(), content));
    }
  }

  private static Optional<String> find(Pattern pattern, String head) {
    Matcher matcher = pattern.matcher(head);
    return matcher.find()
        ? Optional.of(
            new String(
                matcher.group(1).getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8))
        : Optional.empty();
  }

  private static Refusal broken() {
    return new Refusal(
        Reason.BAD_REQUEST, "The form did not arrive whole.\nMaybe send it once more.");
  }
}
