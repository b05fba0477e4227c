package org.boardwalk.scoring;

import java.util.Arrays;

/**
 * International match points for a difference in points: World Bridge Federation, Laws of Duplicate
 * Bridge 2017, Law 78 B.
 */
final class ImpScale {

  /** The least differences that give 1, 2, 3, ... IMPs. */
  private static final int[] FROM = {
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
    2250, 2500, 3000, 3500, 4000
  };

  /** The usual IMPs for average plus; average minus costs as many. */
  private static final int AVERAGE_PLUS = 3;

  private ImpScale() {}

  /** IMPs of a difference, with its sign: -24 to 24. */
  static int imps(int difference) {
    int place = Arrays.binarySearch(FROM, Math.abs(difference));
    int imps = place >= 0 ? place + 1 : -place - 1;
    return difference < 0 ? -imps : imps;
  }

  /** An artificial score: 3 IMPs for each 10 % above average. */
  static Fraction imps(Score.Artificial average) {
    return average.percent().plus(Fraction.of(-50)).times(Fraction.of(AVERAGE_PLUS, 10));
  }
}
