package org.boardwalk.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder for temporary files, which Java itself unpacks things to and says little when it
 * cannot.
 */
public final class TemporaryFolder {

  private TemporaryFolder() {}

  /**
   * Makes sure that there is room: writes a file, and removes it.
   *
   * @param bytes how many will be written there
   * @throws FileException when the folder is missing, full or read-only
   */
  public static void check(int bytes) {
    try {
      Path file = Files.createTempFile("boardwalk", null);
      try {
        Files.write(file, new byte[bytes]);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new FileException(
          Path.of(System.getProperty("java.io.tmpdir", "")),
          "is the temporary folder, and cannot be written to"
              + "\nMaybe it is missing, full or read-only: name another one with java -Djava.io.tmpdir=DIR.",
          e);
    }
  }
}
