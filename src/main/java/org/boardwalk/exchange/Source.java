package org.boardwalk.exchange;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/** A file that is being read, or bytes in place of a file. */
public final class Source {

  private final Path path;
  private final byte[] bytes;
  private @Nullable String text;

  /**
   * @param path the file, or the name to report faults under
   * @param bytes its content
   */
  public Source(Path path, byte[] bytes) {
    this.path = path;
    this.bytes = bytes.clone();
  }

  /**
   * @param path the name to report faults under
   * @param text the text that is read instead of a file, such as lines that were typed
   */
  public Source(Path path, String text) {
    this(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * @param path a file, at most 5 MB
   * @return its content
   * @throws FileException when it cannot be read
   */
  public static Source read(Path path) {
    return new Source(path, FileText.readBytes(path));
  }

  /** {@return the file, or the name to report faults under} */
  public Path path() {
    return path;
  }

  /** {@return its content} */
  public byte[] bytes() {
    return bytes.clone();
  }

  /**
   * @return its content as text
   * @throws FileException when it is not text
   */
  public String text() {
    String known = text;
    if (known == null) {
      known = FileText.foreign(path, bytes);
      text = known;
    }
    return known;
  }

  /** The first line that is not blank; empty without one. */
  String firstLine() {
    return text().lines().filter(l -> !l.isBlank()).findFirst().orElse("").strip();
  }

  /** {@return the name of the file without its suffix, as a name for content without one} */
  public String stem() {
    String name = String.valueOf(path.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /**
   * @param line a line, from 1; 0 if unknown
   * @param what the fault
   * @return the fault
   */
  public FileException fault(int line, String what) {
    return new FileException(path, line, what);
  }

  /** A number within limits; any other is refused. */
  int within(int line, String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw fault(line, Text.of("%s [%d] must be from %d to %d", what, value, least, most));
    }
    return value;
  }

  /** A whole number of at most nine digits; anything else is refused. */
  int number(int line, String what, String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw fault(line, Text.of("%s [%s] is not a whole number", what, Shown.of(text)));
    }
    return Integer.parseInt(text);
  }
}
