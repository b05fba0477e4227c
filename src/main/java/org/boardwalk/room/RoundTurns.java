package org.boardwalk.room;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.boardwalk.evening.RoundClock;
import org.boardwalk.evening.SavedEvening;

/**
 * Turns from round to round. Whoever has gone on by accident and goes back finds the clock of that
 * round as it was left. Only they know whether going back was the accident: the next round begins
 * anew, or goes on as it was left. After a new start of the program each round begins anew.
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
    left.keySet().removeIf(round -> round > clock.round());
    return begun(evening, clock.round() + 1, now);
  }

  /**
   * @param evening an evening as it stands
   * @return the clock of the next round as it was left by going back from it, running on if it ran;
   *     empty where nobody went back
   */
  public Optional<RoundClock> again(SavedEvening evening) {
    return Optional.ofNullable(left.get(evening.clock().round() + 1));
  }

  /**
   * @param evening an evening as it stands
   * @return the same, and nobody has gone back any more; where nobody went back the clock as it is
   */
  public RoundClock undone(SavedEvening evening) {
    RoundClock clock = evening.clock();
    Optional<RoundClock> known = again(evening);
    if (known.isPresent()) {
      left.put(clock.round(), clock);
      left.remove(clock.round() + 1);
    }
    return known.orElse(clock);
  }

  /**
   * @param evening an evening as it stands
   * @param now what time it is
   * @return the clock of the round before as it was left, running on if it ran; where that is not
   *     known the round begins now
   */
  public RoundClock previous(SavedEvening evening, Instant now) {
    int before = evening.clock().round() - 1;
    left.put(before + 1, evening.clock());
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
