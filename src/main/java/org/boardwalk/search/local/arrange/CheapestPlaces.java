package org.boardwalk.search.local.arrange;

import java.util.Arrays;

/**
 * The assignment problem: the cheapest way to give each of n things one of n places, by the
 * Hungarian method with potentials. Exact; O(n³). H. W. Kuhn, The Hungarian method for the
 * assignment problem, Naval Research Logistics Quarterly 2 (1955); J. Munkres, Algorithms for the
 * assignment and transportation problems, Journal of the Society for Industrial and Applied
 * Mathematics 5 (1957).
 */
final class CheapestPlaces {

  private CheapestPlaces() {}

  /**
   * @param cost cost[i][j] of thing i at place j, a square matrix; their sums do not overflow
   * @return the place of each thing
   */
  static int[] of(long[][] cost) {
    int n = cost.length;
    // Thing 0 and place 0 stand for none; things and places are shifted by one.
    long[] things = new long[n + 1];
    long[] places = new long[n + 1];
    int[] thingAt = new int[n + 1];
    for (int thing = 1; thing <= n; thing++) {
      augment(cost, thing, things, places, thingAt);
    }
    int[] place = new int[n];
    for (int j = 1; j <= n; j++) {
      place[thingAt[j] - 1] = j - 1;
    }
    return place;
  }

  /** Places one more thing along the cheapest path that ends at a free place. */
  private static void augment(
      long[][] cost, int thing, long[] things, long[] places, int[] thingAt) {
    int n = cost.length;
    long[] slack = new long[n + 1];
    int[] way = new int[n + 1];
    boolean[] done = new boolean[n + 1];
    Arrays.fill(slack, Long.MAX_VALUE);
    thingAt[0] = thing;
    int at = 0;
    while (thingAt[at] != 0) {
      done[at] = true;
      int i = thingAt[at];
      long least = Long.MAX_VALUE;
      int next = 0;
      for (int j = 1; j <= n; j++) {
        if (!done[j]) {
          long reduced = cost[i - 1][j - 1] - things[i] - places[j];
          if (reduced < slack[j]) {
            slack[j] = reduced;
            way[j] = at;
          }
          if (slack[j] < least) {
            least = slack[j];
            next = j;
          }
        }
      }
      for (int j = 0; j <= n; j++) {
        if (done[j]) {
          things[thingAt[j]] += least;
          places[j] -= least;
        } else if (j > 0) {
          slack[j] -= least;
        }
      }
      at = next;
    }
    while (at != 0) {
      thingAt[at] = thingAt[way[at]];
      at = way[at];
    }
  }
}
