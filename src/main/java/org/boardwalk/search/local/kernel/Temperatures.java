package org.boardwalk.search.local.kernel;

import org.boardwalk.movement.text.Text;

/**
 * The first and the last temperature of a cooling, in units of the cost. Between them the
 * temperature is geometric: after a part x of the steps it is hot·(cold/hot)^x.
 *
 * <p>Source: S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by Simulated Annealing,
 * Science 220, 1983, who lower the temperature by a constant factor.
 *
 * @param hot the first temperature, more than 0
 * @param cold the last one, more than 0; a cold temperature above the hot one makes a warming
 */
public record Temperatures(double hot, double cold) {

  /** Checks that both are more than 0. */
  public Temperatures {
    if (!(hot > 0) || !(cold > 0) || Double.isInfinite(hot) || Double.isInfinite(cold)) {
      throw new IllegalArgumentException(
          Text.of("temperatures [%s] and [%s] must be more than 0 and finite", hot, cold));
    }
  }

  /**
   * The temperature after a part of the steps. Exact, but takes a power: for a stretch of steps,
   * not for every single one.
   *
   * @param part the part of the steps made, from 0 to 1
   * @return the temperature then, from hot to cold
   */
  public double at(double part) {
    return hot * Math.pow(cold / hot, part);
  }

  /**
   * @param factor more than 0
   * @return both temperatures multiplied by the factor
   */
  public Temperatures times(double factor) {
    return new Temperatures(factor * hot, factor * cold);
  }

  /**
   * @param factor more than 0; less than 1 keeps more of the start of a cooling
   * @return these temperatures with only the first one multiplied by the factor
   */
  public Temperatures beginningAt(double factor) {
    return new Temperatures(factor * hot, cold);
  }

  /**
   * @param factor more than 0; more than 1 keeps less of the end of a cooling
   * @return these temperatures with only the last one multiplied by the factor
   */
  public Temperatures endingAt(double factor) {
    return new Temperatures(hot, factor * cold);
  }

  /**
   * @param factor more than 0
   * @return from so many times the last temperature to the last
   */
  public Temperatures reheated(double factor) {
    return new Temperatures(factor * cold, cold);
  }
}
