package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Theorems on complete schedules that are ideal in partner and opponent (whist tournaments).
 *
 * @param least the least side and direction costs of such schedules together: each has at least
 *     those of one of these
 * @param by the theorems behind a bound that is not 0
 */
record WhistTheorems(List<Costs> least, List<Theorem> by) {

  /** Costs of a schedule. */
  record Costs(long side, long direction) {}

  /**
   * All whist tournaments of few players, enumerated up to names: one of 4 and 8 players, two of
   * 12. Where every player plays every set once, sets that circulate take the place of rounds.
   */
  private static final Map<Integer, List<Costs>> ENUMERATED =
      Map.of(
          4, List.of(new Costs(12, 0)),
          8, List.of(new Costs(32, 0)),
          12, List.of(new Costs(44, 320), new Costs(56, 288)));

  /**
   * The least direction cost that is not 0: D is even and its rows sum to 0, so its non-zero
   * entries form no triangle (a + b = b + c = c + a = 0) and are at least 4 pairs, which cost 4·2².
   */
  private static final long QUADRANGLE = 16;

  /** Least cost of partner or opponent counts that have the right total but are not ideal. */
  private static final long LEAST_COUNT_COST = 2;

  static WhistTheorems of(Profile profile) {
    int v = profile.contestants();
    if (!profile.completeWhist()) {
      return new WhistTheorems(List.of(new Costs(0, 0)), List.of());
    }
    List<Theorem> by = new ArrayList<>();
    if (ENUMERATED.containsKey(v)) {
      by.add(Theorem.DIRECTED_WHIST);
    }
    if (v == 12) {
      by.add(Theorem.BALANCED_WHIST_12);
    }
    boolean unbalanced = v % 4 == 1 && !sumOfTwoSquares(v);
    if (unbalanced) {
      by.add(Theorem.CONFERENCE_MATRIX);
    }
    Costs others = new Costs(0, unbalanced ? QUADRANGLE : 0);
    return new WhistTheorems(ENUMERATED.getOrDefault(v, List.of(others)), by);
  }

  /** The least side cost. */
  long side() {
    return least.stream().mapToLong(Costs::side).min().orElse(0);
  }

  /** The least direction cost. */
  long direction() {
    return least.stream().mapToLong(Costs::direction).min().orElse(0);
  }

  /** The least side cost of those with at most this direction cost. */
  long sideWith(long direction) {
    return leastOf(least.stream().filter(c -> c.direction <= direction).mapToLong(Costs::side));
  }

  /** The least direction cost of those with at most this side cost. */
  long directionWith(long side) {
    return leastOf(least.stream().filter(c -> c.side <= side).mapToLong(Costs::direction));
  }

  private static long leastOf(LongStream costs) {
    return costs.min().orElse(Long.MAX_VALUE);
  }

  /**
   * The least weighted total: either a partner or opponent count is not ideal, or the theorems
   * apply.
   */
  long joint(Weights weights, Set<Criterion> held) {
    long least =
        leastOf(
            this.least.stream()
                .mapToLong(
                    c ->
                        weights.of(Criterion.SIDE) * c.side
                            + weights.of(Criterion.DIRECTION) * c.direction));
    for (Criterion c : Criterion.WHIST) {
      if (!held.contains(c)) {
        least = Math.min(least, LEAST_COUNT_COST * weights.of(c));
      }
    }
    return least;
  }

  static boolean sumOfTwoSquares(int n) {
    for (int a = 0; a * a <= n; a++) {
      int b = (int) Math.round(Math.sqrt(n - a * a));
      if (a * a + b * b == n) {
        return true;
      }
    }
    return false;
  }
}
