package org.boardwalk.search.local.kernel;

import java.util.SplittableRandom;

/**
 * The random choices of one step of annealing, from a single random number of 64 bits: up to four
 * small numbers of 13 bits each and, from the last 12 bits, whether a rise is accepted. That is
 * much quicker than a random number for each choice and an exponential.
 *
 * <p>Nearly exact: one number below 64 is more likely than another by at most one in a hundred,
 * below 200 by one in forty. A rise is accepted with its Metropolis probability, rounded to a
 * multiple of 1/4096. Not thread-safe.
 *
 * <p>Source: N. Metropolis, A. W. Rosenbluth, M. N. Rosenbluth, A. H. Teller and E. Teller,
 * Equation of State Calculations by Fast Computing Machines, Journal of Chemical Physics 21, 1953;
 * for optimisation S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220, 1983.
 */
public final class Chance {

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

  /**
   * @param random source of random numbers: one for each step
   */
  public Chance(SplittableRandom random) {
    this.random = random;
  }

  /** Starts a step; in a step that needs more than four small numbers, draws four more. */
  public void draw() {
    bits = random.nextLong();
  }

  /**
   * The next small random number of a step; at most four in a step.
   *
   * @param bound from 1 to some hundred
   * @return a number from 0 to below the bound
   */
  public int below(int bound) {
    int part = (int) bits & ((1 << BITS) - 1);
    bits >>>= BITS;
    return (part * bound) >>> BITS;
  }

  /**
   * A random number of any size, from a random number of its own.
   *
   * @param bound at least 1
   * @return a number from 0 to below the bound
   */
  public int any(int bound) {
    return (int) (((random.nextLong() >>> 32) * bound) >>> 32);
  }

  /**
   * The largest rise that is accepted: the last draw of a step, which may be repeated.
   *
   * @param temperature in units of the cost, more than 0
   * @return more than 0; a change is accepted where the cost rises by less
   */
  public double limit(double temperature) {
    return THRESHOLD[(int) bits & (QUANTILES - 1)] * temperature;
  }
}
