package org.boardwalk.search.local.switches;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Searches for the best encounters to switch, by {@link SwitchAnnealing}: the first cooling starts
 * only warm, to improve the present switches, the others start hot.
 */
final class TableByTable {

  private static final int STARTS = 8;

  // By trial on Mitchells of 7 to 25 tables.
  private static final Temperatures WARM = new Temperatures(0.3, 0.03);
  private static final Temperatures HOT = new Temperatures(0.5, 0.03);

  private TableByTable() {}

  /**
   * Leaves the counts with the best encounters switched.
   *
   * @param counts counts of a good start
   * @param flips switches to try
   * @param enough a lower bound on Σ c²: the search ends when it is reached
   * @param seed the seed of random choices
   * @param over true ends the search with the best so far
   */
  static void search(
      SwitchCounts counts, long flips, long enough, long seed, BooleanSupplier over) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int start = 0; start < STARTS && counts.squares() > enough; start++) {
      Temperatures range = (start == 0 ? WARM : HOT).times(typicalRise(counts));
      SwitchAnnealing.cool(counts, range, flips / STARTS, random, over);
    }
  }

  /** The root mean square of all rises. */
  private static double typicalRise(SwitchCounts counts) {
    int all = counts.encounters();
    double squares = 0;
    for (int e = 0; e < all; e++) {
      squares += Math.pow((double) counts.rise(e), 2) / all;
    }
    return Math.max(1, Math.sqrt(squares));
  }
}
