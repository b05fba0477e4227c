package org.boardwalk.scoring;

/**
 * What is added to a contestant's score beside the boards they played.
 *
 * @param contestant who
 * @param purpose for what
 * @param amount how much, negative for a penalty
 * @param unit of what
 */
public record Correction(int contestant, Purpose purpose, Fraction amount, Unit unit) {

  /** For what something is added. */
  public enum Purpose {
    /** The director takes away (Law 91). */
    PENALTY,
    /** The conditions of contest grant it. */
    BONUS,
    /** So that unequal players can win alike. */
    HANDICAP,
    /** From an earlier session. */
    CARRY_OVER
  }

  /** In what an amount is given. */
  public enum Unit {
    /** Matchpoints, IMPs or points: what boards give; victory points where these are ranked. */
    GAINED,
    /** Percent of all that could be won; only where a share is ranked. */
    PERCENT
  }

  /** What it adds to the mean of a contestant with these boards or matches and this top in all. */
  Fraction share(int units, Fraction top) {
    boolean percents = !top.equals(Fraction.ZERO);
    if (unit == Unit.PERCENT) {
      return amount;
    }
    return percents ? amount.times(Fraction.of(100)).over(top) : amount.over(Fraction.of(units));
  }

  /** What it adds to all that boards give to a contestant who can gain this top on them. */
  Fraction whole(Fraction top) {
    return unit == Unit.PERCENT ? amount.times(top).over(Fraction.of(100)) : amount;
  }
}
