package org.boardwalk.certify;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A file beside a certificate, named by what it holds.
 *
 * @param name its name in the folder of the certificate
 * @param bytes its length
 * @param digest its SHA-256, as {@code sha256:<hex>}
 */
public record ProofFile(String name, long bytes, String digest) {

  private static final String PREFIX = "sha256:";

  /** Files of other folders are not named. */
  public ProofFile {
    if (!name.matches("[\\w][\\w.-]*")) {
      throw new IllegalArgumentException("file [" + name + "] must lie beside the certificate");
    }
  }

  static ProofFile of(Path path) throws IOException {
    return new ProofFile(String.valueOf(path.getFileName()), Files.size(path), digest(path));
  }

  static ProofFile of(String name, byte[] content) {
    return new ProofFile(
        name, content.length, PREFIX + HexFormat.of().formatHex(sha256().digest(content)));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String digest(Path path) throws IOException {
    try (InputStream input = Files.newInputStream(path);
        DigestInputStream digested = new DigestInputStream(input, sha256())) {
      digested.transferTo(OutputStream.nullOutputStream());
      return PREFIX + HexFormat.of().formatHex(digested.getMessageDigest().digest());
    }
  }
}
