package org.boardwalk.search.switches;

import java.util.SplittableRandom;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;

/**
 * The best encounters to switch, by annealing: one encounter is switched at a time, and what raises
 * Σ c² is undone the more often the colder it is. One start from what is switched already, only
 * warm, the others hot. Heuristic; the effort is counted, not timed.
 */
final class TableByTable {

  private static final int STARTS = 8;

  // By trial on Mitchells of 7 to 25 tables.
  private static final Temperatures WARM = new Temperatures(0.3, 0.03);
  private static final Temperatures HOT = new Temperatures(0.5, 0.03);

  private final SwitchCounts counts;
  private final SplittableRandom random;
  private final Metropolis metropolis;
  private boolean[] best;
  private final LeastCost least;

  private TableByTable(SwitchCounts counts, long seed) {
    this.counts = counts;
    random = new SplittableRandom(seed);
    metropolis = new Metropolis(random);
    best = counts.state();
    least = new LeastCost(counts.squares());
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
    for (int start = 0; start < STARTS && search.least.value() > enough; start++) {
      search.anneal(flips / STARTS, start == 0 ? WARM : HOT);
    }
    counts.set(search.best);
  }

  /** A temperature is a share of the typical rise, the root of the mean square of all rises. */
  private void anneal(long steps, Temperatures range) {
    int all = counts.encounters();
    double typical = 0;
    for (int e = 0; e < all; e++) {
      typical += Math.pow((double) counts.rise(e), 2) / all;
    }
    double unit = Math.max(1, Math.sqrt(typical));
    Cooling cooling = new Cooling(range.times(unit), steps, 1, () -> false);
    while (cooling.next()) {
      int e = random.nextInt(all);
      if (metropolis.accepts(counts.rise(e), cooling.temperature())) {
        counts.flip(e);
        keep();
      }
    }
  }

  private void keep() {
    if (least.fallsTo(counts.squares())) {
      best = counts.state();
    }
  }
}
