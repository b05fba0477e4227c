package org.boardwalk.wish;

import java.time.Duration;

/**
 * How to search: nothing here changes what is wanted.
 *
 * @param engine which constraint solver
 * @param time wall-clock limit, more than 0
 * @param seed same seed and one worker: same result
 * @param workers threads, 1 to 64
 */
public record SearchSettings(EngineChoice engine, Duration time, long seed, int workers) {

  /** One minute, seed 1, two workers. */
  public static final SearchSettings STANDARD =
      new SearchSettings(EngineChoice.AUTO, Duration.ofSeconds(60), 1, 2);

  /** The constraint solvers that can be asked for. */
  public enum EngineChoice {
    AUTO,
    CPSAT,
    CHOCO
  }

  /** Checks the ranges. */
  public SearchSettings {
    if (time.isNegative() || time.isZero() || time.compareTo(Duration.ofDays(366)) > 0) {
      throw new IllegalArgumentException("time [" + time + "] must be more than 0, at most a year");
    }
    if (workers < 1 || workers > 64) {
      throw new IllegalArgumentException("workers [" + workers + "] must be from 1 to 64");
    }
  }
}
