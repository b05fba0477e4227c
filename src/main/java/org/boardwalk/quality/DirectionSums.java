package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.quality.PairProgram.PairSum;
import org.boardwalk.quality.PairProgram.Topic;

/**
 * Constraints on sums over pairs of contestants that follow from their directions. Let G be the
 * inner product of two contestants' directions, +1, -1 or 0 in each unit. Every unit has as many NS
 * as EW, so ΣG over ordered pairs, each contestant with itself included, is 0. The sums of {@link
 * Krawtchouk} polynomials over the same pairs are at least 0; the sum of degree 2 gives L. R.
 * Welch's bound.
 */
final class DirectionSums {

  private static final int DEGREE = 8;
  private static final long MOST_TERMS = 1 << 20;

  private final Profile profile;
  private final Absences absences;
  private final Krawtchouk krawtchouk;
  private final List<Integer> degrees = new ArrayList<>();
  private final long[][][] values;
  private final boolean together;

  DirectionSums(Profile profile, Absences absences) {
    this.profile = profile;
    this.absences = absences;
    krawtchouk = new Krawtchouk(profile.units(), DEGREE);
    for (int d = 2; d <= Math.min(DEGREE, profile.units()); d++) {
      if (krawtchouk.choose(profile.units(), d) <= MOST_TERMS) {
        degrees.add(d);
      }
    }
    values = new long[profile.units() + 1][0][];
    together = absences.mostCommon() > 0;
  }

  List<PairSum> sums() {
    List<PairSum> sums = new ArrayList<>();
    sums.add(sum(-profile.seats() / 2, true));
    for (int degree : degrees) {
      long alone = 0;
      for (int plays : profile.plays()) {
        alone += krawtchouk.choose(plays, degree);
      }
      sums.add(sum(-(alone / 2), false));
    }
    if (together && absences.leastCommon() == absences.mostCommon()) {
      sums.add(sum(absences.leastCommon(), true));
    } else if (together) {
      sums.add(sum(absences.leastCommon(), false));
      sums.add(sum(-absences.mostCommon(), false));
    }
    return sums;
  }

  private static PairSum sum(long value, boolean equal) {
    return new PairSum(Topic.DIRECTIONS, value, equal);
  }

  private long[] values(int both, int product) {
    int same = (both + product) / 2;
    if (values[both].length == 0) {
      values[both] = new long[both + 1][0];
    }
    if (values[both][same].length < degrees.size()) {
      long[] ofDegrees = new long[degrees.size()];
      for (int d = 0; d < ofDegrees.length; d++) {
        ofDegrees[d] = krawtchouk.of(degrees.get(d), both, product);
      }
      values[both][same] = ofDegrees;
    }
    return values[both][same];
  }

  /**
   * Writes the amounts that one pair adds to the sums.
   *
   * @param amounts the array to write to
   * @param first the place of the first of these sums
   * @param missed sets that both miss
   * @param both units that both play
   * @param product G
   */
  void put(long[] amounts, int first, int missed, int both, int product) {
    int at = first;
    amounts[at++] = product;
    for (long value : values(both, product)) {
      amounts[at++] = value;
    }
    if (together) {
      amounts[at++] = missed;
      if (absences.leastCommon() < absences.mostCommon()) {
        amounts[at] = -missed;
      }
    }
  }

  /**
   * Elementary symmetric polynomials of signs: the sum, over all sets of {@code degree} units, of
   * the products of signs. Where x and y hold +1 (NS), -1 (EW) or 0 (not played) for two
   * contestants in every unit, e(x·y) is the inner product of the vectors of all such products of x
   * and of y; so summed over all ordered pairs of contestants, each with itself included, it is a
   * sum of squares and so at least 0.
   *
   * <p>Where all contestants play all units these are the Krawtchouk polynomials of P. Delsarte, An
   * algebraic approach to the association schemes of coding theory, Philips Res. Rep. Suppl. 10
   * (1973).
   */
  static final class Krawtchouk {

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
}
