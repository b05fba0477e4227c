package org.boardwalk.search.switches;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.anneal.Temperatures;

/**
 * The best encounters to switch, by {@link SwitchAnnealing}: the first cooling only warm, to mend
 * what is switched already, the others hot.
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
   * @param counts a good start
   * @param flips switches to be tried
   * @param enough Σ c² that cannot be undercut: the search ends there
   * @param seed for the annealing
   * @param over whether to end with the best so far
   */
  static void search(
      SwitchCounts counts, long flips, long enough, long seed, BooleanSupplier over) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int start = 0; start < STARTS && counts.squares() > enough; start++) {
      Temperatures range = (start == 0 ? WARM : HOT).times(typicalRise(counts));
      SwitchAnnealing.cool(counts, range, flips / STARTS, random, over);
    }
  }

  /** The root of the mean square of all rises. */
  private static double typicalRise(SwitchCounts counts) {
    int all = counts.encounters();
    double squares = 0;
    for (int e = 0; e < all; e++) {
      squares += Math.pow((double) counts.rise(e), 2) / all;
    }
    return Math.max(1, Math.sqrt(squares));
  }
}
