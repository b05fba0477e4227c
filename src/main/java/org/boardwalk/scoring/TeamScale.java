package org.boardwalk.scoring;

/** The scale by which a team gains on a board of a match. */
enum TeamScale {
  /** IMPs of the difference; 3 for each 10 % that an average is off the half. */
  IMPS,
  /** 2 for a board that is won and 1 for one that is halved (Law 78 A, of the two scores). */
  BOARDS;

  private static final int WON = 2;

  /**
   * The gain of a team whose two scores together are better than those of the other team by so
   * much.
   */
  int gained(int better) {
    return this == IMPS ? ImpScale.imps(better) : 1 + Integer.signum(better);
  }

  /** The gain for an average. */
  Fraction gained(Score.Artificial average) {
    return this == IMPS
        ? ImpScale.imps(average)
        : average.percent().times(top()).over(Fraction.of(Score.WHOLE));
  }

  /** The most that could be gained; 0 where there is no top. */
  Fraction top() {
    return this == IMPS ? Fraction.ZERO : Fraction.of(WON);
  }
}
