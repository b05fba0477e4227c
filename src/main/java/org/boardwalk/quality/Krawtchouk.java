package org.boardwalk.quality;

/**
 * Elementary symmetric polynomials of signs: the sum, over all sets of {@code degree} units, of the
 * products of signs. Where x and y hold +1 (NS), -1 (EW) or 0 (not played) for two contestants in
 * every unit, e(x·y) is the inner product of the vectors of all such products of x and of y; so
 * summed over all ordered pairs of contestants, each with itself included, it is a sum of squares
 * and so at least 0.
 *
 * <p>Where all contestants play all units these are the Krawtchouk polynomials of P. Delsarte, An
 * algebraic approach to the association schemes of coding theory, Philips Res. Rep. Suppl. 10
 * (1973).
 */
final class Krawtchouk {

  private final long[][] binomial;

  /**
   * @param units the most units
   * @param degree the most factors
   */
  Krawtchouk(int units, int degree) {
    binomial = new long[units + 1][degree + 1];
    for (int n = 0; n <= units; n++) {
      binomial[n][0] = 1;
      for (int k = 1; k <= Math.min(n, degree); k++) {
        binomial[n][k] = binomial[n - 1][k - 1] + binomial[n - 1][k];
      }
    }
  }

  /**
   * @param n a number of units
   * @param k a number of factors
   * @return the binomial coefficient n over k
   */
  long choose(int n, int k) {
    return binomial[n][k];
  }

  /**
   * @param degree factors of a product
   * @param both units that both contestants play
   * @param product their sum of products of signs, of the same parity as {@code both}
   * @return the value
   */
  long of(int degree, int both, int product) {
    int same = (both + product) / 2;
    long sum = 0;
    for (int k = 0; k <= degree; k++) {
      long term = binomial[both - same][k] * binomial[same][degree - k];
      sum += k % 2 == 0 ? term : -term;
    }
    return sum;
  }
}
