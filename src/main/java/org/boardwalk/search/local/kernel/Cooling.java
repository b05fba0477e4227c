package org.boardwalk.search.local.kernel;

import java.util.function.BooleanSupplier;

/**
 * One geometric cooling, in stretches. Of n steps in stretches of s, those of stretch j = 0, 1, …
 * are made at the temperature hot·(cold/hot)^((j+1)·s/n): it is lowered before each stretch by a
 * constant factor, and the last stretch is cold, or a little colder where s does not divide n.
 *
 * <pre>{@code
 * while (cooling.next()) {
 *   for (int k = cooling.length(); k > 0; k--) {
 *     …one step at cooling.temperature()
 *   }
 * }
 * }</pre>
 *
 * <p>Stretches of many steps make homogeneous annealing, stretches of one step inhomogeneous
 * annealing (P. J. M. van Laarhoven and E. H. L. Aarts, Simulated Annealing: Theory and
 * Applications, Reidel 1987). Not thread-safe.
 *
 * <p>Source: S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by Simulated Annealing,
 * Science 220, 1983.
 */
final class Cooling {

  private final Stretches stretches;
  private final double factor;
  private double temperature;

  /**
   * @param range the first and the last temperature
   * @param steps the most steps, at least 0
   * @param stride steps at each temperature, at least 1
   * @param over asked again and again, see {@link Stretches}; true ends the cooling
   */
  Cooling(Temperatures range, long steps, int stride, BooleanSupplier over) {
    stretches = new Stretches(steps, stride, over);
    factor = Math.pow(range.cold() / range.hot(), (double) stride / steps);
    temperature = range.hot();
  }

  /**
   * Goes on to the next stretch, at a lower temperature.
   *
   * @return whether there is one: steps are left, and the search is not over
   */
  boolean next() {
    boolean more = stretches.next();
    if (more) {
      temperature *= factor;
    }
    return more;
  }

  /** {@return steps of this stretch, at least 1; 0 before the first one and after the last} */
  int length() {
    return stretches.length();
  }

  /** {@return the temperature of this stretch; hot before the first one} */
  double temperature() {
    return temperature;
  }
}
