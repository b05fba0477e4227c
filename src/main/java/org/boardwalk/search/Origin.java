package org.boardwalk.search;

import java.time.Duration;
import java.time.LocalDate;

/**
 * Where an answer comes from.
 *
 * @param engine the engine that found or refuted it, such as cpsat, choco, starter, local,
 *     construction or theorem
 * @param version the version of that engine
 * @param method what was searched, in words
 * @param seed the seed
 * @param took how long the search took, at least 0
 * @param date the day it was found
 */
public record Origin(
    String engine, String version, String method, long seed, Duration took, LocalDate date) {

  /** Checks the range. */
  public Origin {
    if (took.isNegative()) {
      throw new IllegalArgumentException("time taken [" + took + "] must not be negative");
    }
  }
}
