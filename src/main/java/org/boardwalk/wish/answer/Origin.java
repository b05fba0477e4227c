package org.boardwalk.wish.answer;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.boardwalk.movement.text.Word;

/**
 * The origin of an answer.
 *
 * @param finder the finder of the movement or proof
 * @param seed the seed
 * @param took the time of the search, at least 0
 * @param date the day it was found, in UTC
 */
public record Origin(Finder finder, long seed, Duration took, LocalDate date) {

  /** Checks the range. */
  public Origin {
    if (took.isNegative()) {
      throw new IllegalArgumentException("time taken [" + Word.of(took) + "] must not be negative");
    }
  }

  /**
   * @param finder the finder of the movement or proof
   * @param seed the seed
   * @param took the time of the search
   * @return the origin of an answer found today
   */
  public static Origin today(Finder finder, long seed, Duration took) {
    return new Origin(finder, seed, took, LocalDate.now(ZoneOffset.UTC));
  }
}
