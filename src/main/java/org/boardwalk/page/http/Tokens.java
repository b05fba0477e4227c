package org.boardwalk.page.http;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Makes names that cannot be guessed. */
public final class Tokens {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 16;

  private Tokens() {}

  /** {@return 32 hexadecimal digits} */
  public static String next() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
