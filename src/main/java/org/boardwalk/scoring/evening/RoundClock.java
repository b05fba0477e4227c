package org.boardwalk.scoring.evening;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.WrongValue;

/**
 * The clock of the rounds: the round in play and the time left. The time left follows from the time
 * of day, so that nothing has to be written while the clock runs.
 *
 * @param round number of the round, from 1; 0 before the first one
 * @param ends when the round ends, while the clock runs
 * @param left the time left while the clock stands still, negative once the time is over; while it
 *     runs, how long it was to run when it was started, with what was added since; zero where that
 *     is not known
 */
public record RoundClock(int round, Optional<Instant> ends, Duration left) {

  private static final Duration MOST = Duration.ofDays(1);

  /** Before the first round. */
  public static final RoundClock BEFORE = new RoundClock(0, Optional.empty(), Duration.ZERO);

  /** Checks the ranges, and drops fractions of a second. */
  public RoundClock {
    ends = ends.map(end -> end.truncatedTo(ChronoUnit.SECONDS));
    left = left.truncatedTo(ChronoUnit.SECONDS);
    Range.check("round", round, 0, 1000);
    if (left.abs().compareTo(MOST) > 0) {
      throw new WrongValue("clock left", "[%s] must be a day at most", left);
    }
  }

  /**
   * @param round number of a round, from 1
   * @param length how long it lasts
   * @param now the present time
   * @return a clock that runs from now on
   */
  public static RoundClock running(int round, Duration length, Instant now) {
    return new RoundClock(round, Optional.of(now.plus(length)), length);
  }

  /**
   * @param now the present time
   * @return the time left in the round; negative once the time is over, at most a day
   */
  public Duration left(Instant now) {
    Duration rest = ends.map(end -> Duration.between(now, end)).orElse(left);
    return rest.compareTo(MOST) > 0
        ? MOST
        : rest.compareTo(MOST.negated()) < 0 ? MOST.negated() : rest;
  }

  /** {@return whether the clock runs} */
  public boolean runs() {
    return ends.isPresent();
  }

  /**
   * @param now the present time
   * @return this clock, stopped
   */
  public RoundClock stopped(Instant now) {
    return new RoundClock(round, Optional.empty(), left(now));
  }

  /**
   * @param now the present time
   * @return this clock, running on; before the first round nothing runs
   */
  public RoundClock resumed(Instant now) {
    return round == 0 || runs() ? this : running(round, left, now);
  }

  /**
   * A clock that was read from a file, where the clock of the machine may have jumped since: it
   * does not end before now, nor later than it would if it had just been started.
   *
   * @param now the present time
   * @param usual how long such a round lasts, where the file does not say
   * @return this clock, within these limits
   */
  public RoundClock readAgain(Instant now, Duration usual) {
    Duration most = left.isZero() ? usual : left;
    Instant latest = now.plus(most.isNegative() ? Duration.ZERO : most);
    return new RoundClock(
        round, ends.map(end -> end.isBefore(now) ? now : end.isAfter(latest) ? latest : end), left);
  }

  /**
   * @param more how much longer the round lasts; negative for shorter
   * @return this clock with so much more time
   */
  public RoundClock longer(Duration more) {
    return new RoundClock(
        round,
        ends.map(end -> end.plus(more)),
        round == 0 || (runs() && left.isZero()) ? left : left.plus(more));
  }
}
