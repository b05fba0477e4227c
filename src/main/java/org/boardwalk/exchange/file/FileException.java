package org.boardwalk.exchange.file;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The exception for a file that cannot be read, written or verified. The message is {@code
 * file:line: key: what was expected}, with a second line {@code Maybe ...} that advises. What it
 * quotes is {@linkplain Shown fit to be printed}.
 */
public final class FileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final String CONTENT = "Maybe a value was mistyped, or the file was damaged.";
  private static final String DEVICE = "Maybe its permissions or the disk are the reason.";

  private final transient Path path;
  private final int line;
  private final String what;
  private final String message;

  private FileException(Path path, int line, String message, String usualAdvice) {
    super(message("" + path, line, advised(message, usualAdvice)));
    this.path = path;
    this.line = line;
    what = advised(message, usualAdvice);
    this.message = Shown.message(message);
  }

  /**
   * @param path the file
   * @param line the line, from 1; 0 if unknown
   * @param message the fault, without file and line; usual advice is added where it has none
   */
  public FileException(Path path, int line, String message) {
    this(path, line, message, CONTENT);
  }

  /**
   * @param path the file
   * @param message the fault, without the file; usual advice is added where it has none
   * @param cause the cause
   */
  public FileException(Path path, String message, Throwable cause) {
    this(path, 0, message, cause instanceof IOException ? DEVICE : CONTENT);
    initCause(cause);
  }

  private static String message(String name, int line, String what) {
    return Shown.line(name) + (line > 0 ? ":" + line : "") + ": " + what;
  }

  private static String advised(String message, String usual) {
    return Shown.message(message.contains("\n") ? message : message + "\n" + usual);
  }

  /**
   * @param name what the file is called where the message is shown, such as its name without the
   *     folders
   * @return the message, with that name in place of the path
   */
  public String under(String name) {
    return message(name, line, what);
  }

  /** {@return the fault, without file and line} */
  public String what() {
    return what;
  }

  /**
   * @return the fault, without file and line, and with advice only where that is about this fault
   */
  public String fault() {
    return message;
  }

  /** {@return the file} */
  public Path path() {
    return path;
  }

  /** {@return the line, from 1; 0 if unknown} */
  public int line() {
    return line;
  }
}
