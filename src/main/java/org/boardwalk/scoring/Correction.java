package org.boardwalk.scoring;

/**
 * An amount added to a contestant's score beside the boards they played.
 *
 * @param contestant the contestant's number
 * @param purpose the reason
 * @param amount how much, negative for a penalty
 * @param unit the unit of the amount
 */
public record Correction(int contestant, Purpose purpose, Fraction amount, Unit unit) {

  /** The reason for a correction. */
  public enum Purpose {
    /** A deduction by the director (Law 91). */
    PENALTY,
    /** A bonus by the conditions of contest. */
    BONUS,
    /** A handicap, which gives unequal players equal chances. */
    HANDICAP,
    /** A score from an earlier session. */
    CARRY_OVER
  }

  /** The unit of an amount. */
  public enum Unit {
    /** Matchpoints, IMPs or points, as boards give; victory points where these are ranked. */
    GAINED,
    /** Percent of all that could be won; only where contestants are ranked by their share. */
    PERCENT,
    /**
     * Percent of a top on one board, in which penalties are usually given; only where contestants
     * are ranked by their share.
     */
    TOP
  }

  /**
   * The amount added to the mean of a contestant with these boards or matches and this top in all.
   */
  Fraction share(int units, Fraction top) {
    boolean percents = !top.equals(Fraction.ZERO);
    if (unit == Unit.PERCENT) {
      return amount;
    }
    if (unit == Unit.TOP) {
      return amount.over(Fraction.of(units));
    }
    return percents ? amount.times(Fraction.of(100)).over(top) : amount.over(Fraction.of(units));
  }

  /**
   * The amount added to the sum over so many boards of a contestant who can gain this top on them.
   */
  Fraction whole(int boards, Fraction top) {
    return unit == Unit.GAINED ? amount : share(boards, top).times(top).over(Fraction.of(100));
  }
}
