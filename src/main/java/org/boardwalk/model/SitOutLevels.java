package org.boardwalk.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * How often everybody may have sat out after each further round when always those sit out who have
 * sat out least. How many players have sat out how often is the same whatever is chosen; so the
 * round's level L, the count of the last to sit out, is known beforehand: those below it must sit
 * out, those above it must not, those at it may. A player's count then lies in an interval of at
 * most two values, and keeping to all intervals is keeping to the rule.
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

  /** Goes on to the next round, in which so many sit out. */
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

  /** The counts allowed after this round; to be asked once a round, after the questions above. */
  Interval pass(int player) {
    Interval after = interval(player).after(level);
    intervals.put(player, after);
    return after;
  }

  private Interval interval(int player) {
    return Objects.requireNonNull(intervals.get(player));
  }
}
