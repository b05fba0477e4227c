package org.boardwalk.search.local.switches;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Chooses encounters to switch by simulated annealing over single switches. Heuristic; the effort
 * is counted, not timed.
 */
public final class SwitchAnnealing implements Problem {

  private static final int STRIDE = 1024;

  private final SwitchCounts counts;
  private final IntPredicate kept;
  private final LeastCost least;
  private boolean[] best;
  private int encounter;

  SwitchAnnealing(SwitchCounts counts, IntPredicate kept) {
    this.counts = counts;
    this.kept = kept;
    least = new LeastCost(counts.squares());
    best = counts.state();
  }

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
    cool(counts, e -> false, range, steps, random, over);
  }

  /** A cooling in which the encounters that are kept stay as they are. */
  static void cool(
      SwitchCounts counts,
      IntPredicate kept,
      Temperatures range,
      long steps,
      SplittableRandom random,
      BooleanSupplier over) {
    SwitchAnnealing problem = new SwitchAnnealing(counts, kept);
    new Annealing(problem, random, over).cool(range, steps, STRIDE);
    counts.set(problem.best);
  }

  @Override
  public boolean propose(Chance chance) {
    encounter = chance.any(counts.encounters());
    return !kept.test(encounter);
  }

  @Override
  public double rise(double limit, double temperature) {
    return counts.rise(encounter);
  }

  @Override
  public void commit() {
    counts.flip(encounter);
    if (least.fallsTo(counts.squares())) {
      best = counts.state();
    }
  }
}
