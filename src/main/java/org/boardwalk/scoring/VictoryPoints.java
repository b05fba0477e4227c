package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.List;

/**
 * The continuous scale of 20 victory points: M. Bavin, H. Bethe, B. Bramley, P. Buchen, The New WBF
 * IMP to VP Scales, Technical Report of the WBF Scoring Panel, 2013. The winners of a match of N
 * boards by M IMPs get 10 + 10·(1 - τ^(3M/B)) / (1 - τ³), with B = 15·√N and τ = (√5 - 1)/2, and 20
 * from B on; the losers get the rest of 20. Values have two decimals. Where rounding would make a
 * step from one IMP to the next larger than the step before, the values before it are raised, by as
 * little as possible. Between whole IMPs, which weighted scores give, the scale is linear.
 */
final class VictoryPoints {

  private static final int HUNDREDTHS = 100;
  private static final int DRAWN = 10;
  private static final int MOST = 20;
  private static final double GOLDEN = (StrictMath.sqrt(5) - 1) / 2;

  /** Hundredths of victory points by IMPs, from 0 to the first margin that gives all. */
  private final List<Integer> scale;

  private VictoryPoints(List<Integer> scale) {
    this.scale = List.copyOf(scale);
  }

  /** The scale of matches with so many boards, at least 1. O(N) margins, each raised seldom. */
  static VictoryPoints of(int boards) {
    double all = 15 * StrictMath.sqrt(boards);
    List<Integer> scale = new ArrayList<>();
    for (int imps = 0; imps < all; imps++) {
      double won = 1 - StrictMath.pow(GOLDEN, 3 * imps / all);
      double share = won / (1 - StrictMath.pow(GOLDEN, 3));
      scale.add((int) StrictMath.round(HUNDREDTHS * DRAWN * (1 + share)));
    }
    scale.add(HUNDREDTHS * MOST);
    // Each pass may leave a step that is too large beside one that it has corrected.
    boolean raised = true;
    while (raised) {
      raised = raise(scale);
    }
    return new VictoryPoints(scale);
  }

  private static boolean raise(List<Integer> scale) {
    boolean raised = false;
    for (int imps = 1; imps < scale.size() - 1; imps++) {
      int here = scale.get(imps);
      if (scale.get(imps + 1) - here > here - scale.get(imps - 1)) {
        scale.set(imps, here + 1);
        raised = true;
      }
    }
    return raised;
  }

  /** The victory points of a team that has won so many IMPs more than it has lost. */
  Fraction won(Fraction imps) {
    if (imps.compareTo(Fraction.ZERO) < 0) {
      return Fraction.of(MOST).plus(won(imps.times(Fraction.of(-1))).times(Fraction.of(-1)));
    }
    if (imps.compareTo(Fraction.of(scale.size() - 1L)) >= 0) {
      return Fraction.of(MOST);
    }
    int whole = imps.numerator().divide(imps.denominator()).intValueExact();
    Fraction beyond = imps.plus(Fraction.of(-whole));
    Fraction step = Fraction.of(scale.get(whole + 1) - (long) scale.get(whole));
    Fraction hundredths = Fraction.of(scale.get(whole)).plus(step.times(beyond));
    return new Fraction(hundredths.over(Fraction.of(HUNDREDTHS)).rounded(2));
  }
}
