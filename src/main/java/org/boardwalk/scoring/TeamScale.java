package org.boardwalk.scoring;

/** What a team gains on a board of a match. */
enum TeamScale {
  /** IMPs of the difference; 3 for each 10 % that an average is off the half. */
  IMPS,
  /** 2 for a board that is won and 1 for one that is halved (Law 78 A, of the two scores). */
  BOARDS;

  private static final int WON = 2;

  /** What a team gains whose two scores together are better than the other ones by so much. */
  int gained(int better) {
    return this == IMPS ? ImpScale.imps(better) : 1 + Integer.signum(better);
  }

  /** What an average gives. */
  Fraction gained(Score.Artificial average) {
    return this == IMPS
        ? ImpScale.imps(average)
        : average.percent().times(top()).over(Fraction.of(Score.WHOLE));
  }

  /** The most that could be gained; 0 where that has no meaning. */
  Fraction top() {
    return this == IMPS ? Fraction.ZERO : Fraction.of(WON);
  }
}
