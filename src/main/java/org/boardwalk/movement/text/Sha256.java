package org.boardwalk.movement.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 (FIPS 180-4), which names models, proofs, movements and files by what is in them. */
public final class Sha256 {

  /** The prefix of a digest where readers must be told what it is. */
  public static final String PREFIX = "sha256:";

  private Sha256() {}

  /**
   * @param text any text, in UTF-8
   * @return 64 hexadecimal digits
   */
  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * @param bytes any bytes
   * @return 64 hexadecimal digits
   */
  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(digest().digest(bytes));
  }

  /**
   * @param input read to its end, and left open
   * @return 64 hexadecimal digits
   * @throws IOException when the input cannot be read
   */
  public static String of(InputStream input) throws IOException {
    DigestInputStream digested = new DigestInputStream(input, digest());
    digested.transferTo(OutputStream.nullOutputStream());
    return HexFormat.of().formatHex(digested.getMessageDigest().digest());
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
