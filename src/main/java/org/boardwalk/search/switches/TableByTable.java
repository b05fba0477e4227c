package org.boardwalk.search.switches;

import java.util.SplittableRandom;

/**
 * The best encounters to switch, by annealing: one encounter is switched at a time, and what raises
 * Σ c² is undone the more often the colder it is. One start from what is switched already, only
 * warm, the others hot. Heuristic; the effort is counted, not timed.
 */
final class TableByTable {

  private static final int STARTS = 8;

  // By trial on Mitchells of 7 to 25 tables.
  private static final double WARM = 0.3;
  private static final double HOT = 0.5;
  private static final double COLD = 0.03;

  private final SwitchCounts counts;
  private final SplittableRandom random;
  private boolean[] best;
  private long least;

  private TableByTable(SwitchCounts counts, long seed) {
    this.counts = counts;
    random = new SplittableRandom(seed);
    best = counts.state();
    least = counts.squares();
  }

  /**
   * Leaves the counts with the best encounters switched.
   *
   * @param counts a good start
   * @param flips switches to be tried
   * @param enough Σ c² that cannot be undercut: the search ends there
   * @param seed for the annealing
   */
  static void search(SwitchCounts counts, long flips, long enough, long seed) {
    TableByTable search = new TableByTable(counts, seed);
    for (int start = 0; start < STARTS && search.least > enough; start++) {
      search.anneal(flips / STARTS, start == 0 ? WARM : HOT);
    }
    counts.set(search.best);
  }

  /** A temperature is a share of the typical rise, the root of the mean square of all rises. */
  private void anneal(long steps, double hot) {
    int all = counts.encounters();
    double typical = 0;
    for (int e = 0; e < all; e++) {
      typical += Math.pow((double) counts.rise(e), 2) / all;
    }
    double unit = Math.max(1, Math.sqrt(typical));
    double heat = unit * hot;
    double cooling = Math.pow(COLD / hot, 1.0 / Math.max(1, steps));
    for (long k = 0; k < steps; k++) {
      heat *= cooling;
      int e = random.nextInt(all);
      long rise = counts.rise(e);
      if (rise <= 0 || random.nextDouble() < Math.exp(-rise / heat)) {
        counts.flip(e);
        keep();
      }
    }
  }

  private void keep() {
    if (counts.squares() < least) {
      least = counts.squares();
      best = counts.state();
    }
  }
}
