package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.boardwalk.movement.text.Text;

/** The PINs of the tables, four digits each, made from a key of the evening. Stateless. */
final class TablePins {

  private static final String METHOD = "SHA-256";
  private static final int PINS = 10_000;

  private TablePins() {}

  /** A key that cannot be predicted. */
  static String drawnKey() {
    byte[] key = new byte[16];
    new SecureRandom().nextBytes(key);
    return HexFormat.of().formatHex(key);
  }

  /**
   * @param key the key of the evening
   * @param table the number of a table
   * @return its PIN; that of one table says nothing about those of others
   */
  static String of(String key, int table) {
    try {
      byte[] said = (key + " table " + table).getBytes(StandardCharsets.UTF_8);
      byte[] made = MessageDigest.getInstance(METHOD).digest(said);
      long number = Long.parseLong(HexFormat.of().formatHex(made, 0, 7), 16);
      return Text.of("%04d", number % PINS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has " + METHOD, e);
    }
  }
}
