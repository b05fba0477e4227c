package org.boardwalk.search;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.text.Text;

/** How long a search may take, and whether it was called off. Thread-safe. */
final class Clock {

  private final long start = System.nanoTime();
  private final Duration limit;
  private final AtomicBoolean cancelled;
  private volatile boolean stopped;

  /** It runs from now. */
  Clock(Duration limit, AtomicBoolean cancelled) {
    this.limit = limit;
    this.cancelled = cancelled;
  }

  AtomicBoolean cancelled() {
    return cancelled;
  }

  /** Whether that part of the limit, 0 to 1, has passed, or the search was stopped or cancelled. */
  boolean over(double part) {
    return stopped
        || cancelled.get()
        || System.nanoTime() - start >= (long) (part * limit.toNanos());
  }

  void stop() {
    stopped = true;
  }

  Duration took() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Seconds until the deadline, at least 0. */
  double secondsLeft() {
    return Math.max(0, limit.minus(took()).toNanos() / 1e9);
  }

  /** What ended a search that came to no end of its own. */
  String ended() {
    return cancelled.get()
        ? "interrupted"
        : Text.of("time limit of %.0f s", limit.toMillis() / 1e3);
  }
}
