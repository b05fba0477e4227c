package org.boardwalk.library.certify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Sha256;

/**
 * A file beside a certificate, identified by the digest of its content.
 *
 * @param name its name in the folder of the certificate
 * @param bytes its length
 * @param digest its SHA-256, as {@code sha256:<hex>}
 */
public record ProofFile(String name, long bytes, String digest) {

  /** Refuses names of files in other folders. */
  public ProofFile {
    if (!name.matches("[\\w][\\w.-]*")) {
      throw new IllegalArgumentException("file [" + name + "] must lie beside the certificate");
    }
  }

  /**
   * @param path a file of a certificate
   * @return its name, length and digest
   * @throws FileException when it is not an ordinary file, as a pipe or a device has no end
   */
  static ProofFile of(Path path) throws IOException {
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new FileException(
          path, 0, "is not an ordinary file\nMaybe copy its content to a file.");
    }
    return new ProofFile(String.valueOf(path.getFileName()), Files.size(path), digest(path));
  }

  static ProofFile of(String name, byte[] content) {
    return new ProofFile(name, content.length, Sha256.PREFIX + Sha256.of(content));
  }

  private static String digest(Path path) throws IOException {
    try (InputStream input = Files.newInputStream(path)) {
      return Sha256.PREFIX + Sha256.of(input);
    }
  }
}
