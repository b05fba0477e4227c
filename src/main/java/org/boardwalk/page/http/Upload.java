package org.boardwalk.page.http;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.Shown;

/** An uploaded file. Its name is only shown and never opened. */
public final class Upload {

  private static final int LONGEST_NAME = 80;

  private final String name;
  private final byte[] bytes;

  /**
   * @param name the name of the file, as it was sent
   * @param bytes its content
   */
  public Upload(String name, byte[] bytes) {
    String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    String harmless = Shown.line(last).strip();
    this.name = harmless.length() > LONGEST_NAME ? end(harmless) : harmless;
    this.bytes = bytes.clone();
  }

  /** The end of the name tells the kind of file. */
  private static String end(String name) {
    return "…" + name.substring(name.length() - LONGEST_NAME + 1);
  }

  /** The name of the file, made harmless, without folders. */
  public String name() {
    return name.isEmpty() ? "file" : name;
  }

  /** {@return the content} */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The content as a source; faults are reported under the file's name. */
  public Source source() {
    return new Source(path(name().replaceAll("[^\\p{L}\\p{N} ._-]", "_")), bytes);
  }

  /** Where the language setting supports no accents, as for a service, names lose them. */
  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      return Path.of(name.replaceAll("[^\\p{ASCII}]", "_"));
    }
  }
}
