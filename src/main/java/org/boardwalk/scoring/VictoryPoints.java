package org.boardwalk.scoring;

import java.math.BigDecimal;
import java.math.RoundingMode;
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
public final class VictoryPoints {

  private static final int HUNDREDTHS = 100;
  private static final int DRAWN = 10;
  private static final int MOST = 20;
  private static final double GOLDEN = (StrictMath.sqrt(5) - 1) / 2;

  /**
   * The victory points for some margins.
   *
   * @param from the least margin in IMPs
   * @param to the greatest; {@link Integer#MAX_VALUE} where no other victory points follow
   * @param winners the victory points of the winners, from 10 to 20
   */
  public record Step(int from, int to, BigDecimal winners) {

    /** {@return the victory points of the losers} */
    public BigDecimal losers() {
      return BigDecimal.valueOf(MOST).subtract(winners);
    }
  }

  /** Hundredths of victory points by IMPs, from 0 to the first margin that gives all. */
  private final List<Integer> scale;

  private VictoryPoints(List<Integer> scale) {
    this.scale = List.copyOf(scale);
  }

  /**
   * @param boards the number of boards of a match, at least 1
   * @return the scale of such matches; O(boards) margins, each raised seldom
   */
  public static VictoryPoints of(int boards) {
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

  /** {@return the victory points for each margin, from 0 to the first that gives all} */
  public List<Step> steps() {
    return steps(2);
  }

  /** {@return the scale rounded to whole points, halves in favour of the winners} */
  public List<Step> whole() {
    return steps(0);
  }

  private List<Step> steps(int places) {
    List<Step> steps = new ArrayList<>();
    for (int imps = 0; imps < scale.size(); imps++) {
      BigDecimal winners =
          BigDecimal.valueOf(scale.get(imps), 2).setScale(places, RoundingMode.HALF_UP);
      int last = steps.size() - 1;
      if (last >= 0 && steps.get(last).winners().compareTo(winners) == 0) {
        steps.set(last, new Step(steps.get(last).from(), imps, winners));
      } else {
        steps.add(new Step(imps, imps, winners));
      }
    }
    Step all = steps.remove(steps.size() - 1);
    steps.add(new Step(all.from(), Integer.MAX_VALUE, all.winners()));
    return steps;
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
