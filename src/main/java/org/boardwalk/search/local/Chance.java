package org.boardwalk.search.local;

import java.util.SplittableRandom;

/**
 * The chances of one step of annealing, from a single random number of 64 bits: a few small numbers
 * and whether a rise is accepted. That is much quicker than a number for each, and exact enough: a
 * number below 64 is by at most one in a hundred more likely than another, below 200 one in forty.
 */
final class Chance {

  private static final int BITS = 13;
  private static final int QUANTILES = 1 << 12;

  /** Thresholds of equal likelihood for a rise at temperature 1. */
  private static final float[] THRESHOLD = new float[QUANTILES];

  static {
    for (int k = 0; k < QUANTILES; k++) {
      THRESHOLD[k] = (float) -Math.log((k + 0.5) / QUANTILES);
    }
  }

  private final SplittableRandom random;
  private long bits;

  Chance(SplittableRandom random) {
    this.random = random;
  }

  /** Begins a step. */
  void draw() {
    bits = random.nextLong();
  }

  /** The next number from 0 to below a bound, at most some hundred; at most four in a step. */
  int below(int bound) {
    int part = (int) bits & ((1 << BITS) - 1);
    bits >>>= BITS;
    return (part * bound) >>> BITS;
  }

  /** Whether a change with such a rise is made at a temperature; the last question of a step. */
  boolean accepts(long rise, double temperature) {
    return rise <= 0 || rise < THRESHOLD[(int) bits & (QUANTILES - 1)] * temperature;
  }
}
