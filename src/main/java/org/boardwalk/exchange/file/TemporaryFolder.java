package org.boardwalk.exchange.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder for temporary files. Java itself unpacks libraries to it, with an unhelpful message
 * when that fails.
 */
public final class TemporaryFolder {

  private TemporaryFolder() {}

  /**
   * Checks that there is room, by writing and removing a file.
   *
   * @param bytes number of bytes that will be written there
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
