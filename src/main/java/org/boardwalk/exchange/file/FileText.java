package org.boardwalk.exchange.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;

/** Reads a whole file: at most 5 MB, and text without control characters. Stateless. */
public final class FileText {

  private static final String PDF = "%PDF-";

  /** The largest file, in bytes. */
  static final int MOST_BYTES = 5_000_000;

  private static final Pattern COLOUR = Pattern.compile("\u001B\\[[0-9;]*m");

  /** The encoding of older programs on Windows. */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private FileText() {}

  /**
   * @param path one of our own files
   * @return its text, which must be UTF-8
   * @throws FileException when it cannot be read, is larger than 5 MB, or is not text
   */
  public static String read(Path path) {
    return own(path, bytes(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param bytes the content of one of our own files
   * @return their text, which must be UTF-8
   * @throws FileException when they are not text
   */
  public static String own(Path path, byte[] bytes) {
    return checked(path, decode(path, bytes));
  }

  /**
   * @param path what another program wrote for a terminal
   * @return its text, which must be UTF-8, without colours
   * @throws FileException when it cannot be read, is larger than 5 MB, or is not text
   */
  public static String readTerminal(Path path) {
    return checked(path, COLOUR.matcher(decode(path, bytes(path))).replaceAll(""));
  }

  /**
   * @param path a file that another program may have written
   * @return its text, read as UTF-16 if a byte order mark says so, otherwise as UTF-8 or, if it is
   *     not UTF-8, as Windows-1252; without a byte order mark
   * @throws FileException when it cannot be read, is larger than 5 MB, or is not text
   */
  public static String readForeign(Path path) {
    return foreign(path, bytes(path));
  }

  /**
   * @param path a file that another program may have written
   * @return its bytes
   * @throws FileException when it cannot be read or is larger than 5 MB
   */
  public static byte[] readBytes(Path path) {
    return bytes(path);
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param bytes the content of a file that another program may have written
   * @return their text, read as UTF-16 if a byte order mark says so, otherwise as UTF-8 or, if it
   *     is not UTF-8, as Windows-1252; without a byte order mark
   * @throws FileException when they are not text
   */
  public static String foreign(Path path, byte[] bytes) {
    String text;
    try {
      text = wide(bytes) ? new String(bytes, StandardCharsets.UTF_16) : utf8(bytes);
    } catch (CharacterCodingException e) {
      text = new String(bytes, WINDOWS);
    }
    return checked(path, text);
  }

  /** Whether a byte order mark says that the text is UTF-16, as spreadsheets write Unicode text. */
  static boolean wide(byte[] bytes) {
    return bytes.length > 1
        && ((bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF)
            || (bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE));
  }

  private static String checked(Path path, String text) {
    if (text.startsWith(PDF)) {
      throw new FileException(
          path,
          0,
          "is a PDF, which is for people to read\nMaybe use the file it was printed from.");
    }
    String body = text.startsWith("\uFEFF") ? text.substring(1) : text;
    int line = 1;
    for (int k = 0; k < body.length(); k++) {
      char c = body.charAt(k);
      line += c == '\n' ? 1 : 0;
      if (c == 0x7F || (c < ' ' && c != '\n' && c != '\r' && c != '\t')) {
        throw new FileException(
            path,
            line,
            Text.of("control character [U+%04X]: this is not a text file", (int) c)
                + "\nMaybe it is another kind of file, or it was damaged on the way.");
      }
    }
    return body;
  }

  private static byte[] bytes(Path path) {
    if (Files.isDirectory(path)) {
      throw new FileException(path, 0, "is a directory\nMaybe you meant a file in it.");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new FileException(
          path, 0, "is not an ordinary file\nMaybe copy its content to a file.");
    }
    try (var in = Files.newInputStream(path)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new FileException(
            path,
            0,
            "is larger than 5 MB, the most a file can have"
                + "\nMaybe it is another kind of file.");
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw new FileException(path, "there is no such file\nMaybe check the spelling.", e);
    } catch (AccessDeniedException e) {
      throw new FileException(path, "may not be read\nMaybe change its permissions.", e);
    } catch (IOException e) {
      throw new FileException(path, "cannot be read: " + e.getMessage(), e);
    }
  }

  private static String decode(Path path, byte[] bytes) {
    try {
      return utf8(bytes);
    } catch (CharacterCodingException e) {
      throw new FileException(
          path,
          "is not text in UTF-8\nMaybe save it as UTF-8 in your editor, or it is not text at all.",
          e);
    }
  }

  private static String utf8(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }
}
