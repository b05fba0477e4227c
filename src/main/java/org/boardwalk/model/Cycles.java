package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;

/** The cycles of a permutation, given by its images of 0, 1, ... */
final class Cycles {

  private Cycles() {}

  /** The lengths of all cycles, such as 4+2. */
  static String lengths(List<Integer> permutation) {
    List<String> lengths = new ArrayList<>();
    boolean[] seen = new boolean[permutation.size()];
    for (int start = 0; start < seen.length; start++) {
      int length = 0;
      for (int i = start; !seen[i]; i = permutation.get(i)) {
        seen[i] = true;
        length++;
      }
      if (length > 0) {
        lengths.add(String.valueOf(length));
      }
    }
    return String.join("+", lengths);
  }
}
