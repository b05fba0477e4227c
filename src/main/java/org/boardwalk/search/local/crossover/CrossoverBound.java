package org.boardwalk.search.local.crossover;

import java.util.Arrays;

/**
 * A proven lower bound on the playbacks.
 *
 * @param total no numbering has fewer playbacks
 * @param by the argument, in words
 */
record CrossoverBound(int total, String by) {

  static final CrossoverBound NOTHING = new CrossoverBound(0, "playbacks cannot be fewer than 0");

  /** The stronger of both bounds. */
  CrossoverBound or(CrossoverBound other) {
    return other.total > total ? other : this;
  }

  /** The best bound known for numberings that keep the wish for directions. */
  static CrossoverBound of(CrossoverWish wish, LaterPlaces places) {
    return ofAnyNumbering(places).or(FieldsBound.of(wish, places));
  }

  /** A bound for all numberings, whether they keep the wish or not. */
  static CrossoverBound ofAnyNumbering(LaterPlaces places) {
    return NOTHING.or(DegreeBound.of(places));
  }

  /**
   * A lower bound from the degrees. A contestant who has met x of the n - 1 others and is to meet y
   * of them has at least x + y - (n - 1) playbacks. The function is convex, so that the sum is
   * least when the contestants who have met most others are to meet fewest; every playback is
   * counted at both contestants. O(n²).
   */
  private static final class DegreeBound {

    private DegreeBound() {}

    static CrossoverBound of(LaterPlaces places) {
      int n = places.size;
      int[] then = new int[n];
      int[] now = new int[n];
      for (int c = 0; c < n; c++) {
        for (boolean met : places.met[c]) {
          then[c] += met ? 1 : 0;
        }
        now[c] = (int) Arrays.stream(places.opponents[c]).distinct().count();
      }
      Arrays.sort(then);
      Arrays.sort(now);
      int twice = 0;
      for (int c = 0; c < n; c++) {
        twice += Math.max(0, then[c] + now[n - 1 - c] - (n - 1));
      }
      return new CrossoverBound(
          (twice + 1) / 2, "there are not enough others whom each contestant has not met");
    }
  }
}
