package org.boardwalk.search.switches;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.anneal.Chance;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.anneal.Stretches;
import org.boardwalk.search.anneal.Temperatures;

/**
 * Chooses encounters to switch by simulated annealing over single switches; a rise of Σ c² is
 * accepted less often the lower the temperature. Heuristic; the effort is counted, not timed.
 */
public final class SwitchAnnealing {

  private static final int STRIDE = 1024;

  private SwitchAnnealing() {}

  /**
   * Makes one cooling, and leaves the counts in the best state that it passed, including its start.
   * A step takes O(tables with one set), and once more where the switch is made.
   *
   * @param counts counts with some encounters switched
   * @param range temperatures in units of Σ c², from the first step to the last
   * @param steps switches to try, at least 0
   * @param random source of random numbers
   * @param over true ends the cooling early
   */
  public static void cool(
      SwitchCounts counts,
      Temperatures range,
      long steps,
      SplittableRandom random,
      BooleanSupplier over) {
    Chance chance = new Chance(random);
    boolean[] best = counts.state();
    LeastCost least = new LeastCost(counts.squares());
    Stretches stretches = new Stretches(steps, STRIDE, over);
    while (stretches.next()) {
      double temperature = range.at(stretches.part());
      for (int k = stretches.length(); k > 0; k--) {
        int e = random.nextInt(counts.encounters());
        chance.draw();
        if (chance.accepts(counts.rise(e), temperature)) {
          counts.flip(e);
          if (least.fallsTo(counts.squares())) {
            best = counts.state();
          }
        }
      }
    }
    counts.set(best);
  }
}
