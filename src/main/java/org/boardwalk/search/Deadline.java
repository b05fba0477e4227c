package org.boardwalk.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** A deadline: a time from now, or earlier when another condition holds. */
public final class Deadline {

  private Deadline() {}

  /**
   * @param time the time from now, at most 292 years
   * @param sooner asked again and again; true ends the work at once
   * @return a condition that is true once it is time to stop; as thread-safe as {@code sooner}
   */
  public static BooleanSupplier in(Duration time, BooleanSupplier sooner) {
    long start = System.nanoTime();
    long limit = time.toNanos();
    return () -> sooner.getAsBoolean() || System.nanoTime() - start >= limit;
  }
}
