package org.boardwalk.library;

import java.nio.file.Path;
import java.util.List;

/** A list of names: text in UTF-8, at most 5 MB, a contestant a line. */
public final class NamesFile {

  private NamesFile() {}

  /**
   * @param path the file
   * @return its lines, empty ones at the end left out
   * @throws FileException when it cannot be read or is no text
   */
  public static List<String> lines(Path path) {
    return FileText.read(path).stripTrailing().lines().toList();
  }
}
