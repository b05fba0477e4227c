package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.List;

/** Permutations of a few things. */
final class Permutations {

  private Permutations() {}

  /** All permutations of 0 .. n-1, the identity first. */
  static List<int[]> of(int n) {
    if (n == 0) {
      return List.of(new int[0]);
    }
    List<int[]> all = new ArrayList<>();
    for (int first = 0; first < n; first++) {
      for (int[] rest : of(n - 1)) {
        int[] order = new int[n];
        order[0] = first;
        for (int k = 1; k < n; k++) {
          order[k] = rest[k - 1] + (rest[k - 1] >= first ? 1 : 0);
        }
        all.add(order);
      }
    }
    return all;
  }

  static int[] inverse(int[] order) {
    int[] inverse = new int[order.length];
    for (int k = 0; k < order.length; k++) {
      inverse[order[k]] = k;
    }
    return inverse;
  }
}
