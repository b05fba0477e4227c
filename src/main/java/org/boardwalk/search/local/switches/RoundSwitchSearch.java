package org.boardwalk.search.local.switches;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Searches for the best rounds to switch. Switching all rounds changes nothing, so the first round
 * stays as it is. All choices of the others are tried where that takes at most {@value #MOST_WORK}
 * steps, one switch after another in the order of a Gray code. Longer sessions are annealed, from
 * every number of last rounds.
 */
final class RoundSwitchSearch implements Problem {

  private static final long MOST_WORK = 1L << 31;

  /** Temperatures in units of Σ c². */
  private static final Temperatures RANGE = new Temperatures(0.02, 0.0002);

  /** Steps from one look at the time to the next, a power of two. */
  private static final int STRIDE = 1 << 10;

  private final SwitchCounts counts;
  private final BooleanSupplier over;
  private boolean[] best;
  private final LeastCost least;
  private int round;

  RoundSwitchSearch(SwitchCounts counts, BooleanSupplier over) {
    this.counts = counts;
    this.over = over;
    best = counts.state();
    least = new LeastCost(counts.squares());
  }

  /**
   * Leaves the counts with the best rounds switched.
   *
   * @param counts counts with nothing switched
   * @param flips encounters to switch when not all choices are tried
   * @param seed the seed of random choices
   * @param over true ends the search with the best so far
   * @return whether all choices were tried
   */
  static boolean search(SwitchCounts counts, long flips, long seed, BooleanSupplier over) {
    RoundSwitchSearch search = new RoundSwitchSearch(counts, over);
    boolean all = false;
    if (search.fewEnough()) {
      all = search.everyChoice();
    } else {
      search.anneal(flips, new SplittableRandom(seed));
    }
    counts.set(search.best);
    return all;
  }

  private boolean fewEnough() {
    int rounds = counts.rounds.length;
    long step = 0;
    for (int[] set : counts.sets) {
      step += 4L * set.length * set.length;
    }
    step = Math.max(1, step / rounds);
    return rounds <= 40 && 1L << (rounds - 1) <= MOST_WORK / step;
  }

  /** Tries all choices; false when the search was ended before. */
  private boolean everyChoice() {
    for (long k = 1; k < 1L << (counts.rounds.length - 1); k++) {
      if (k % STRIDE == 0 && over.getAsBoolean()) {
        return false;
      }
      counts.flipRound(1 + Long.numberOfTrailingZeros(k));
      keep();
    }
    return true;
  }

  private void anneal(long flips, SplittableRandom random) {
    int rounds = counts.rounds.length;
    int starts = rounds / 2 + 1;
    long steps = Math.max(1, flips / starts * rounds / Math.max(1, counts.encounters()));
    Annealing annealing = new Annealing(this, random, over);
    boolean[] start = counts.state();
    for (int last = 0; last < starts; last++) {
      counts.set(start);
      for (int r = rounds - last; r < rounds; r++) {
        counts.flipRound(r);
      }
      keep();
      annealing.cool(RANGE.times((double) Math.max(1, counts.squares())), steps, 1);
    }
  }

  @Override
  public boolean propose(Chance chance) {
    round = 1 + chance.below(counts.rounds.length - 1);
    return true;
  }

  @Override
  public double rise(double limit, double temperature) {
    long before = counts.squares();
    counts.flipRound(round);
    return counts.squares() - before;
  }

  @Override
  public void commit() {
    keep();
  }

  @Override
  public void undo() {
    counts.flipRound(round);
  }

  private void keep() {
    if (least.fallsTo(counts.squares())) {
      best = counts.state();
    }
  }
}
