package org.boardwalk.scoring;

/**
 * IMPs against a datum, after Geoffrey Butler. A difference that is not a whole number counts as
 * the next one towards zero. The sum over a board need not be 0.
 */
final class Butler extends ImpScoring {

  private final Datum datum;

  Butler(Datum datum) {
    this.datum = datum;
  }

  @Override
  Fraction imps(int points, SideScores column) {
    Fraction difference = Fraction.of(points).plus(datum.of(column).times(Fraction.of(-1)));
    return Fraction.of(
        ImpScale.imps(difference.numerator().divide(difference.denominator()).intValueExact()));
  }
}
