package org.boardwalk.search;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;

/**
 * The part of its limit that a search has used, and whether it was cancelled. A limit by effort
 * counts the effort that the workers report, which a limit by time ignores. Thread-safe.
 */
final class Clock {

  private final long start = System.nanoTime();
  private final AtomicLong spent = new AtomicLong();
  private final ThreadLocal<Long> own = ThreadLocal.withInitial(() -> 0L);
  private final Limit limit;
  private final long whole;
  private final AtomicBoolean cancelled;
  private volatile boolean stopped;

  /** It runs from now. Effort is that of each worker. */
  Clock(SearchSettings search, AtomicBoolean cancelled) {
    limit = search.limit();
    whole = limit.length().toNanos() * limit.measured(search.workers(), 1);
    this.cancelled = cancelled;
  }

  AtomicBoolean cancelled() {
    return cancelled;
  }

  /** Whether that part of the limit, 0 to 1, has passed, or the search was stopped or cancelled. */
  boolean over(double part) {
    return stopped || cancelled.get() || used() >= (long) (part * whole);
  }

  private long used() {
    return limit.counted() ? spent.get() : System.nanoTime() - start;
  }

  void stop() {
    stopped = true;
  }

  void spend(long nanoseconds) {
    spent.addAndGet(nanoseconds);
    own.set(own.get() + nanoseconds);
  }

  /** The effort that this thread has spent, in nanoseconds. */
  long spentHere() {
    return own.get();
  }

  Duration took() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Seconds of the limit that are left, at least 0. */
  double secondsLeft() {
    return Math.max(0, whole - used()) / 1e9;
  }

  /** Seconds after which the clock ends a part of the search: never where effort counts. */
  double byTheClock(double seconds) {
    return limit.measured(Double.POSITIVE_INFINITY, Math.min(secondsLeft(), seconds));
  }

  /** The limit that ended a search, or its interruption, in words. */
  String ended() {
    return cancelled.get()
        ? "interrupted"
        : limit.measured("effort", "time") + " limit of " + Text.seconds(limit.length());
  }
}
