package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds an order of the rounds with few moves in all, by 2-opt: a part of the order is reversed as
 * long as that helps. Heuristic; it never gets worse than the given order.
 */
final class ShortWay {

  private ShortWay() {}

  /**
   * @param cost cost[i][j], symmetric, of going from round i to round j or back
   * @return the rounds, from 0
   */
  static List<Integer> order(long[][] cost) {
    int n = cost.length;
    List<Integer> order = new ArrayList<>();
    for (int r = 0; r < n; r++) {
      order.add(r);
    }
    boolean better = true;
    while (better) {
      better = false;
      for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
          if (gain(cost, order, i, j) > 0) {
            Collections.reverse(order.subList(i, j + 1));
            better = true;
          }
        }
      }
    }
    return order;
  }

  /** The gain of reversing the part from i to j. */
  private static long gain(long[][] cost, List<Integer> order, int i, int j) {
    int first = order.get(i);
    int last = order.get(j);
    long gain = 0;
    if (i > 0) {
      int before = order.get(i - 1);
      gain += cost[before][first] - cost[before][last];
    }
    if (j + 1 < order.size()) {
      int after = order.get(j + 1);
      gain += cost[last][after] - cost[first][after];
    }
    return gain;
  }
}
