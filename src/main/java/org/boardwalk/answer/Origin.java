package org.boardwalk.answer;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.boardwalk.text.Word;

/**
 * Where an answer comes from.
 *
 * @param finder what found or refuted it
 * @param seed the seed
 * @param took how long the search took, at least 0
 * @param date the day it was found, the same everywhere: in UTC
 */
public record Origin(Finder finder, long seed, Duration took, LocalDate date) {

  /** Checks the range. */
  public Origin {
    if (took.isNegative()) {
      throw new IllegalArgumentException("time taken [" + Word.of(took) + "] must not be negative");
    }
  }

  /**
   * @param finder what found or refuted it
   * @param seed the seed
   * @param took how long it took
   * @return the origin of an answer of today
   */
  public static Origin today(Finder finder, long seed, Duration took) {
    return new Origin(finder, seed, took, LocalDate.now(ZoneOffset.UTC));
  }
}
