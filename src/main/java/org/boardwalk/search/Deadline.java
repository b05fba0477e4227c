package org.boardwalk.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** When to stop: a time from now, or before it when somebody says so. */
public final class Deadline {

  private Deadline() {}

  /**
   * @param time from now, at most 292 years
   * @param sooner asked again and again; true ends it at once
   * @return whether it is time to stop; as thread-safe as what it asks
   */
  public static BooleanSupplier in(Duration time, BooleanSupplier sooner) {
    long start = System.nanoTime();
    long limit = time.toNanos();
    return () -> sooner.getAsBoolean() || System.nanoTime() - start >= limit;
  }
}
