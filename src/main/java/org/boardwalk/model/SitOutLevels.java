package org.boardwalk.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Bounds on the number of sit-outs of each player after each further round, when the players who
 * have sat out least always sit out. The number of players with each count does not depend on the
 * choices made, so the round's level L, the greatest count among the players who sit out, is known
 * beforehand: players below it must sit out, players above it must not, players at it may. A
 * player's count then lies in an interval of at most two values, and the rule holds exactly when
 * all counts lie in their intervals.
 */
final class SitOutLevels {

  /** The least and the greatest count a player may have. */
  record Interval(int least, int most) {

    private Interval after(int level) {
      return new Interval(least < level ? least + 1 : least, most <= level ? most + 1 : most);
    }
  }

  private final int[] counts;
  private final Map<Integer, Interval> intervals = new HashMap<>();
  private int level;

  /** How often each player has sat out so far. */
  SitOutLevels(Map<Integer, Integer> before) {
    counts = before.values().stream().mapToInt(Integer::intValue).sorted().toArray();
    before.forEach((p, times) -> intervals.put(p, new Interval(times, times)));
  }

  /** Goes on to the next round, in which this number of players sit out. */
  void next(int sittingOut) {
    level = sittingOut == 0 ? -1 : counts[sittingOut - 1];
    for (int k = 0; k < sittingOut; k++) {
      counts[k]++;
    }
    Arrays.sort(counts);
  }

  boolean must(int player) {
    return interval(player).most < level;
  }

  boolean mustNot(int player) {
    return interval(player).least > level;
  }

  /**
   * The counts allowed for a player after this round. Call it once a round for each player, after
   * {@code must} and {@code may}.
   */
  Interval pass(int player) {
    Interval after = interval(player).after(level);
    intervals.put(player, after);
    return after;
  }

  private Interval interval(int player) {
    return Objects.requireNonNull(intervals.get(player));
  }
}
