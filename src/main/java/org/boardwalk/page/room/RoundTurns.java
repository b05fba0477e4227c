package org.boardwalk.page.room;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The changes from round to round. A director who goes on by accident and goes back finds the clock
 * of the earlier round as it was left. After going back, the director may begin the next round
 * anew, or undo the step so that its clock runs on as it was left. After a restart of the program
 * each round begins anew. Thread-safe.
 */
final class RoundTurns {

  private final Map<Integer, RoundClock> left = new ConcurrentHashMap<>();

  /**
   * @param evening the current evening
   * @param now the current time
   * @return the clock of the next round, which begins now; in the last round the unchanged clock
   */
  RoundClock next(SavedEvening evening, Instant now) {
    RoundClock clock = evening.clock();
    if (clock.round() == evening.movement().wholeRounds()) {
      return clock;
    }
    left.put(clock.round(), clock);
    left.keySet().removeIf(round -> round > clock.round());
    return begun(evening, clock.round() + 1, now);
  }

  /**
   * @param evening the current evening
   * @return the clock of the next round as it was left by going back from it, running on if it ran;
   *     empty where there was no going back
   */
  Optional<RoundClock> again(SavedEvening evening) {
    return Optional.ofNullable(left.get(evening.clock().round() + 1));
  }

  /**
   * @param evening the current evening
   * @return the clock of the next round as it was left, with the step back forgotten; the current
   *     clock where there was no going back
   */
  RoundClock undone(SavedEvening evening) {
    RoundClock clock = evening.clock();
    Optional<RoundClock> known = again(evening);
    if (known.isPresent()) {
      left.put(clock.round(), clock);
      left.remove(clock.round() + 1);
    }
    return known.orElse(clock);
  }

  /**
   * @param evening the current evening
   * @param now the current time
   * @return the clock of the round before as it was left, running on if it ran; where that clock is
   *     not known, the round begins now
   */
  RoundClock previous(SavedEvening evening, Instant now) {
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
