package org.boardwalk.wish.answer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/**
 * The versions of the parts this program was built from. In a single jar, packages no longer carry
 * their own versions.
 */
public final class Versions {

  private static final Properties KNOWN = read();

  private Versions() {}

  private static Properties read() {
    Properties properties = new Properties();
    try (InputStream in = Versions.class.getResourceAsStream("versions.properties")) {
      properties.load(Objects.requireNonNull(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  /**
   * @param part {@code boardwalk}, or the name of an engine
   * @return its version; that of {@code boardwalk} ends with the commit from which it was built, as
   *     in {@code 1.1.0-SNAPSHOT+0123abcd}
   */
  public static String of(String part) {
    return KNOWN.getProperty(part, "unknown");
  }
}
