package org.boardwalk.page.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.fileupload.FileItemIterator;
import org.apache.commons.fileupload.FileItemStream;
import org.apache.commons.fileupload.FileUpload;
import org.apache.commons.fileupload.FileUploadException;
import org.apache.commons.fileupload.InvalidFileNameException;
import org.apache.commons.fileupload.UploadContext;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Refusal.Fault;

/** Reads forms in both encodings that browsers use. */
public final class Forms {

  /** The largest accepted file, in bytes. */
  static final int MOST_FILE = 2_000_000;

  /** The largest form, in bytes: a file, results and names, with their framing. */
  static final int MOST = 2 * MOST_FILE + 200_000;

  /** The largest form of names and corrections, in bytes. */
  public static final int MOST_NAMES = 200_000;

  /** The largest form of a few short fields, in bytes. */
  public static final int MOST_SHORT = 8_000;

  private static final String TYPED = "application/x-www-form-urlencoded";
  private static final String WITH_FILES = "multipart/form-data";

  private Forms() {}

  /**
   * @throws Refusal when the request does not send a form
   */
  static void check(Head head) {
    String type = head.field("Content-Type").toLowerCase(Locale.ROOT);
    if (!type.startsWith(WITH_FILES) && !type.startsWith(TYPED)) {
      throw new Refusal(
          Fault.WRONG_TYPE,
          "This kind of request is not understood.\nMaybe use the forms of the page.");
    }
  }

  /**
   * @param type the content type, one that {@link #check} lets through
   * @throws Refusal when the form is broken or a file in it too large
   */
  static FormData read(String type, byte[] body) {
    if (!type.toLowerCase(Locale.ROOT).startsWith(WITH_FILES)) {
      return new FormData(Parameters.pairs(new String(body, StandardCharsets.UTF_8)), Map.of());
    }
    try {
      return parts(new Sent(type, body.length, new ByteArrayInputStream(body)));
    } catch (IOException | FileUploadException | InvalidFileNameException e) {
      throw new Refusal(
          Fault.BAD_REQUEST, "The form did not arrive whole.\nMaybe send it once more.", e);
    }
  }

  private static FormData parts(Sent sent) throws IOException, FileUploadException {
    FileUpload reader = new FileUpload();
    reader.setHeaderEncoding(StandardCharsets.UTF_8.name());
    Map<String, String> fields = new HashMap<>();
    Map<String, Upload> files = new HashMap<>();
    FileItemIterator items = reader.getItemIterator(sent);
    for (int parts = 0; items.hasNext(); parts++) {
      if (parts == Parameters.MOST) {
        throw new FileUploadException("more than " + Parameters.MOST + " parts");
      }
      FileItemStream item = items.next();
      byte[] content = item.openStream().readAllBytes();
      if (item.isFormField()) {
        fields.putIfAbsent(item.getFieldName(), new String(content, StandardCharsets.UTF_8));
      } else if (!item.getName().isEmpty()) {
        files.putIfAbsent(item.getFieldName(), upload(item.getName(), content));
      }
    }
    return new FormData(fields, files);
  }

  private static Upload upload(String name, byte[] content) {
    if (content.length > MOST_FILE) {
      throw tooLarge(MOST);
    }
    return new Upload(name, content);
  }

  /**
   * The refusal of a form that is too large.
   *
   * @param most the most bytes of the form
   */
  static Refusal tooLarge(int most) {
    return new Refusal(
        Fault.TOO_LARGE,
        most == MOST
            ? Text.of(
                "The file is larger than %d MB, the most that is taken.\nMaybe it is another kind of file.",
                MOST_FILE / 1_000_000)
            : Text.of(
                "The form is larger than %d KB, the most that is taken here.\nMaybe shorten what you typed.",
                most / 1000));
  }

  /** A body, adapted to the library that reads its parts. */
  private record Sent(String type, int length, InputStream body) implements UploadContext {

    @Override
    public String getCharacterEncoding() {
      return StandardCharsets.UTF_8.name();
    }

    @Override
    public String getContentType() {
      return type;
    }

    @Override
    public InputStream getInputStream() {
      return body;
    }

    @Override
    public long contentLength() {
      return length;
    }

    @Override
    @Deprecated
    public int getContentLength() {
      return length;
    }
  }
}
