package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Theorems on complete schedules that are ideal in partner and opponent (whist tournaments).
 *
 * @param side least side cost of such schedules. Every player has as many left-hand as right-hand
 *     opponents, so the pairs with L = ±2 form a directed graph with equal in- and outdegrees and
 *     no 2-cycle. It has no edges, or at least those of a triangle, which cost 3·2² = 12
 * @param direction least direction cost of such schedules. D is even and its rows sum to 0, so its
 *     non-zero entries form no triangle (a + b = b + c = c + a = 0) and are at least 4 pairs. There
 *     are none, or they cost at least 4·2² = 16
 * @param by the theorems behind a bound that is not 0
 */
record WhistTheorems(long side, long direction, List<Theorem> by) {

  private static final long TRIANGLE = 12;
  private static final long QUADRANGLE = 16;

  /** Least cost of partner or opponent counts that have the right total but are not ideal. */
  private static final long LEAST_COUNT_COST = 2;

  static WhistTheorems of(Profile profile) {
    int v = profile.contestants();
    List<Theorem> by = new ArrayList<>();
    if (!profile.completeWhist()) {
      return new WhistTheorems(0, 0, by);
    }
    boolean undirected = v == 4 || v == 8 || v == 12;
    if (undirected) {
      by.add(Theorem.DIRECTED_WHIST);
    }
    if (v == 12) {
      by.add(Theorem.BALANCED_WHIST_12);
    }
    if (v % 4 == 1 && !sumOfTwoSquares(v)) {
      by.add(Theorem.CONFERENCE_MATRIX);
    }
    boolean unbalanced =
        by.contains(Theorem.BALANCED_WHIST_12) || by.contains(Theorem.CONFERENCE_MATRIX);
    return new WhistTheorems(undirected ? TRIANGLE : 0, unbalanced ? QUADRANGLE : 0, by);
  }

  /**
   * The least weighted total: either a partner or opponent count is not ideal, or the theorems
   * apply.
   */
  long joint(Weights weights, Set<Criterion> held) {
    long least = weights.side() * side + weights.direction() * direction;
    if (!held.contains(Criterion.PARTNER)) {
      least = Math.min(least, LEAST_COUNT_COST * weights.partner());
    }
    if (!held.contains(Criterion.OPPONENT)) {
      least = Math.min(least, LEAST_COUNT_COST * weights.opponent());
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
