package org.boardwalk.search.switches;

import java.util.SplittableRandom;

/**
 * The best rounds to switch. Switching all rounds changes nothing, so the first stays as it is; the
 * others are all tried where that is at most {@value #MOST_WORK} steps, one switch after another in
 * the order of a Gray code. Longer sessions are annealed, from every number of last rounds.
 */
final class WholeRounds {

  private static final long MOST_WORK = 1L << 31;
  private static final double HOT = 0.02;
  private static final double COLD = 0.0002;

  private final SwitchCounts counts;
  private boolean[] best;
  private long least;

  private WholeRounds(SwitchCounts counts) {
    this.counts = counts;
    best = counts.state();
    least = counts.squares();
  }

  /**
   * Leaves the counts with the best rounds switched.
   *
   * @param counts nothing switched
   * @param flips encounters to be switched when not all choices are tried
   * @param seed for the annealing
   * @return whether all choices were tried
   */
  static boolean search(SwitchCounts counts, long flips, long seed) {
    WholeRounds search = new WholeRounds(counts);
    boolean all = search.fewEnough();
    if (all) {
      search.everyChoice();
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

  private void everyChoice() {
    for (long k = 1; k < 1L << (counts.rounds.length - 1); k++) {
      counts.flipRound(1 + Long.numberOfTrailingZeros(k));
      keep();
    }
  }

  private void anneal(long flips, SplittableRandom random) {
    int rounds = counts.rounds.length;
    int starts = rounds / 2 + 1;
    long steps = Math.max(1, flips / starts * rounds / Math.max(1, counts.encounters()));
    boolean[] start = counts.state();
    for (int last = 0; last < starts; last++) {
      counts.set(start);
      for (int r = rounds - last; r < rounds; r++) {
        counts.flipRound(r);
      }
      keep();
      double scale = counts.squares();
      for (long k = 0; k < steps; k++) {
        double heat = scale * HOT * Math.pow(COLD / HOT, (double) k / steps);
        int round = 1 + random.nextInt(rounds - 1);
        long before = counts.squares();
        counts.flipRound(round);
        long rise = counts.squares() - before;
        if (rise > 0 && random.nextDouble() >= Math.exp(-rise / heat)) {
          counts.flipRound(round);
        } else {
          keep();
        }
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
