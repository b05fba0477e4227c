package org.boardwalk.search.local.switches;

import java.util.Arrays;

/** Distributes an amount over numbers so that the sum of their squares becomes least. */
final class LevelFilling {

  private LevelFilling() {}

  /**
   * Raises the lowest numbers to one level; exact up to rounding: the sum of squares is convex.
   *
   * @param ascending numbers in ascending order, at least one
   * @param amount the amount added in all, at least 0
   * @return the raised numbers, in the same order
   */
  static double[] fill(double[] ascending, double amount) {
    double sum = amount;
    int raised = 0;
    while (raised < ascending.length && (raised == 0 || ascending[raised] * raised < sum)) {
      sum += ascending[raised++];
    }
    double level = sum / raised;
    double[] filled = ascending.clone();
    Arrays.fill(filled, 0, raised, level);
    return filled;
  }
}
