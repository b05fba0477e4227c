package org.boardwalk.room;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.boardwalk.evening.RoundClock;
import org.boardwalk.evening.SavedEvening;

/**
 * Turns from round to round. Whoever has gone on by accident and goes back finds the clock of that
 * round as it was left; whoever goes on begins the next round anew, as it is not known whether
 * going back was the accident. After a new start of the program each round begins anew.
 * Thread-safe.
 */
public final class RoundTurns {

  private final Map<Integer, RoundClock> left = new ConcurrentHashMap<>();

  /**
   * @param evening an evening as it stands
   * @param now what time it is
   * @return the clock of the next round, which begins now; of the last one the same
   */
  public RoundClock next(SavedEvening evening, Instant now) {
    RoundClock clock = evening.clock();
    if (clock.round() == evening.movement().rounds().size()) {
      return clock;
    }
    left.put(clock.round(), clock);
    return begun(evening, clock.round() + 1, now);
  }

  /**
   * @param evening an evening as it stands
   * @param now what time it is
   * @return the clock of the round before as it was left, running on if it ran; where that is not
   *     known the round begins now
   */
  public RoundClock previous(SavedEvening evening, Instant now) {
    int before = evening.clock().round() - 1;
    if (before < 1) {
      return RoundClock.BEFORE;
    }
    RoundClock known = left.get(before);
    return known == null ? begun(evening, before, now) : known;
  }

  private static RoundClock begun(SavedEvening evening, int round, Instant now) {
    return RoundClock.running(round, evening.length(round), now);
  }
}
