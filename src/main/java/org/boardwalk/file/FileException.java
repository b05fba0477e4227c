package org.boardwalk.file;

import java.nio.file.Path;

/**
 * The exception for a file that cannot be read, written or verified. The message is {@code
 * file:line: key: what was expected}, with a second line {@code Maybe ...} where there is advice.
 * What it quotes is {@linkplain Shown fit to be printed}.
 */
public final class FileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Path path;
  private final int line;
  private final String what;

  /**
   * @param path the file
   * @param line the line, from 1; 0 if unknown
   * @param message the fault, without file and line
   */
  public FileException(Path path, int line, String message) {
    super(Shown.line("" + path) + (line > 0 ? ":" + line : "") + ": " + Shown.message(message));
    this.path = path;
    this.line = line;
    what = Shown.message(message);
  }

  /**
   * @param path the file
   * @param message the fault, without the file
   * @param cause the cause
   */
  public FileException(Path path, String message, Throwable cause) {
    this(path, 0, message);
    initCause(cause);
  }

  /**
   * @return the fault, without file and line
   */
  public String what() {
    return what;
  }

  /**
   * @return the file
   */
  public Path path() {
    return path;
  }

  /**
   * @return the line, from 1; 0 if unknown
   */
  public int line() {
    return line;
  }
}
