package org.boardwalk.wish;

import java.time.Duration;
import org.boardwalk.movement.text.Word;
import org.boardwalk.movement.text.WrongValue;

/**
 * The limit of a search that does not end by itself: time by the clock, or counted effort.
 *
 * <p>Effort counts what a search does: steps of annealing, nodes of a search tree, and the
 * deterministic time of constraint solvers. It is given as a duration, as a second of effort takes
 * about a second on an ordinary machine. A search by one worker that ends by effort gives the same
 * result on every machine, however busy that is.
 *
 * @param gauge what is measured
 * @param length how much of it, more than 0, at most a year
 */
public record Limit(Gauge gauge, Duration length) {

  /** The measure of a limit. */
  public enum Gauge {
    /** Time by the clock. */
    TIME,
    /** Counted effort. */
    EFFORT
  }

  /** Checks the range. */
  public Limit {
    if (length.isNegative() || length.isZero() || length.compareTo(Duration.ofDays(366)) > 0) {
      throw new WrongValue(
          Word.of(gauge), "[%s] must be more than 0, at most a year", Word.of(length));
    }
  }

  /**
   * @param length how long, more than 0, at most a year
   * @return a limit by the clock
   */
  public static Limit time(Duration length) {
    return new Limit(Gauge.TIME, length);
  }

  /**
   * @param length how much effort, in what takes about as long on an ordinary machine; more than 0,
   *     at most a year
   * @return a limit by counted effort
   */
  public static Limit effort(Duration length) {
    return new Limit(Gauge.EFFORT, length);
  }

  /**
   * @param other another length, more than 0, at most a year
   * @return a limit of that length in the same measure
   */
  public Limit lasting(Duration other) {
    return new Limit(gauge, other);
  }

  /**
   * @return whether effort ends the search, and the clock decides nothing
   */
  public boolean counted() {
    return gauge == Gauge.EFFORT;
  }

  /**
   * @param effort what was counted
   * @param clock what the clock says
   * @param <T> such as a duration
   * @return whichever of the two this limit goes by
   */
  public <T> T measured(T effort, T clock) {
    return counted() ? effort : clock;
  }
}
