package org.boardwalk.scoring;

/** How exactly scores are reckoned. */
public enum Rounding {
  /** Exact; numbers are rounded once, where they are shown. */
  EXACT,
  /** Each side's gain on a board is rounded to .01, halves away from zero, before it is added. */
  HUNDREDTHS;

  /** A gain as it is counted. */
  Fraction of(Fraction gained) {
    return this == EXACT ? gained : new Fraction(gained.rounded(2));
  }
}
