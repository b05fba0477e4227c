package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds an order of rounds in which no player sits out twice before all have sat out once: until
 * then all sit-outs are first ones, except in the round that completes them. Backtracking.
 */
final class FairOrder {

  private final int[] out;
  private final int everybody;
  private final List<Integer> order = new ArrayList<>();

  private FairOrder(int[] out, int everybody) {
    this.out = out;
    this.everybody = everybody;
  }

  /**
   * @param out the players that sit out of each round, as bits
   * @param players how many there are
   * @return the rounds in such an order; empty where there is none
   */
  static Optional<List<Integer>> of(int[] out, int players) {
    FairOrder fair = new FairOrder(out, (1 << players) - 1);
    return fair.extended(0) ? Optional.of(fair.order) : Optional.empty();
  }

  private boolean extended(int been) {
    if (order.size() == out.length) {
      return true;
    }
    for (int r = 0; r < out.length; r++) {
      boolean fits = (been & out[r]) == 0 || (been | out[r]) == everybody;
      if (fits && !order.contains(r)) {
        order.add(r);
        if ((been | out[r]) == everybody) {
          addTheRest();
          return true;
        }
        if (extended(been | out[r])) {
          return true;
        }
        order.remove(order.size() - 1);
      }
    }
    return false;
  }

  private void addTheRest() {
    for (int r = 0; r < out.length; r++) {
      if (!order.contains(r)) {
        order.add(r);
      }
    }
  }
}
