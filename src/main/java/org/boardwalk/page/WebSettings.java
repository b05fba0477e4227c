package org.boardwalk.page;

import java.time.Duration;
import org.boardwalk.movement.Range;

/**
 * How the page is served.
 *
 * @param port the port, 0 for any that is free
 * @param searches how many searches may run at once, 1 to 64
 * @param searchTime how long a search may take
 * @param audience how long a search goes on when nobody watches it
 */
public record WebSettings(int port, int searches, Duration searchTime, Duration audience) {

  /** The usual port, two searches of five minutes, stopped when nobody has watched for 15 s. */
  public static final WebSettings USUAL =
      new WebSettings(8017, 2, Duration.ofMinutes(5), Duration.ofSeconds(15));

  /** Checks the ranges. */
  public WebSettings {
    Range.check("port", port, 0, 65535);
    Range.check("searches at once", searches, 1, 64);
  }

  /**
   * @param other another port
   * @return the same settings with it
   */
  public WebSettings at(int other) {
    return new WebSettings(other, searches, searchTime, audience);
  }
}
