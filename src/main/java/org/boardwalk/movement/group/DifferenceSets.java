package org.boardwalk.movement.group;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Skew difference sets. A difference set is a set D of elements of a group G such that x⁻¹y, for x,
 * y in D, takes every value but the neutral element equally often. It is skew when G consists of
 * the neutral element, D and the inverses of D. Of the n translates of such a set, (n - 1) / 2
 * contain both or neither of two given elements.
 *
 * <p>Source: E. C. Johnsen, Skew-Hadamard abelian group difference sets, J. Algebra 4 (1966). That
 * the group of order 27 and exponent 9 has some was found by a search here.
 */
public final class DifferenceSets {

  /** The most pairs of inverse elements: with more, there are too many subsets to try. */
  private static final int MOST_PAIRS = 13;

  private DifferenceSets() {}

  /**
   * @param group a group
   * @return all skew difference sets; empty where there are none, where the order is not 3 (mod 4),
   *     and for groups of more than 27 elements
   */
  public static List<BitSet> skew(FiniteGroup group) {
    int pairs = group.order() / 2;
    List<BitSet> sets = new ArrayList<>();
    if (group.order() % 4 == 3 && pairs <= MOST_PAIRS) {
      int[] firsts = firsts(group);
      for (int mask = 0; mask < 1 << pairs; mask++) {
        int[] elements = new int[pairs];
        for (int p = 0; p < pairs; p++) {
          elements[p] = (mask >> p & 1) == 0 ? firsts[p] : group.inverse(firsts[p]);
        }
        if (even(group, elements)) {
          BitSet set = new BitSet();
          IntStream.of(elements).forEach(set::set);
          sets.add(set);
        }
      }
    }
    return sets;
  }

  /**
   * One element of each pair of an element and its inverse; as the order is odd, no element but the
   * neutral one is its own inverse.
   */
  private static int[] firsts(FiniteGroup group) {
    int[] firsts = new int[group.order() / 2];
    int count = 0;
    for (int a = 1; a < group.order(); a++) {
      if (a < group.inverse(a)) {
        firsts[count++] = a;
      }
    }
    return firsts;
  }

  private static boolean even(FiniteGroup group, int[] elements) {
    int each = (elements.length - 1) / 2;
    int[] times = new int[group.order()];
    for (int a : elements) {
      for (int b : elements) {
        if (a != b && ++times[group.multiply(group.inverse(a), b)] > each) {
          return false;
        }
      }
    }
    return true;
  }
}
