package org.boardwalk.search.anneal;

import java.util.SplittableRandom;

/**
 * The Metropolis criterion, which accepts a change that raises the cost by d at the temperature T:
 * always where d ≤ 0, else with the probability exp(-d/T). Exact; costs a random number and an
 * exponential, and neither where the cost does not rise. {@link Chance} takes its decisions from a
 * table instead. No more thread-safe than its source of random numbers, which is not.
 *
 * <p>Source: N. Metropolis, A. W. Rosenbluth, M. N. Rosenbluth, A. H. Teller and E. Teller,
 * Equation of State Calculations by Fast Computing Machines, Journal of Chemical Physics 21, 1953;
 * for optimisation S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220, 1983.
 */
public final class Metropolis {

  private final SplittableRandom random;

  /**
   * @param random source of random numbers: one for each rise
   */
  public Metropolis(SplittableRandom random) {
    this.random = random;
  }

  /**
   * @param rise the rise of the cost
   * @param temperature in units of the cost, more than 0
   * @return whether the change is accepted
   */
  public boolean accepts(long rise, double temperature) {
    return rise <= 0 || random.nextDouble() < Math.exp(-rise / temperature);
  }

  /**
   * @param rise the rise of the cost
   * @param temperature in units of the cost, more than 0
   * @return whether the change is accepted
   */
  public boolean accepts(double rise, double temperature) {
    return rise <= 0 || random.nextDouble() < Math.exp(-rise / temperature);
  }

  /**
   * Draws the largest rise that is accepted, before the rise is known. The probabilities are those
   * of {@link #accepts(long, double)}; costs a random number and a logarithm.
   *
   * @param temperature in units of the cost, more than 0
   * @return at least 0
   */
  public double limit(double temperature) {
    return -temperature * Math.log(1 - random.nextDouble());
  }
}
