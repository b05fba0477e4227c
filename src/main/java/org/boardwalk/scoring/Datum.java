package org.boardwalk.scoring;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.boardwalk.movement.text.Text;

/**
 * The rule for the datum of a board, against which Butler scores count: the mean of its scores,
 * without some of the highest and as many of the lowest, rounded.
 *
 * @param drop how many scores are left out at each end: a number up to {@value #MOST}, or a
 *     percentage of all scores up to {@value #MOST}, to the nearest whole number
 * @param percent whether {@code drop} is a percentage
 * @param from the least number of scores from which any are left out
 * @param nearest what the mean is rounded to
 */
public record Datum(int drop, boolean percent, int from, Nearest nearest) {

  /**
   * The highest and the lowest score are left out from five scores on; the mean is rounded to the
   * nearest ten, halves to the even ten.
   */
  public static final Datum USUAL = new Datum(1, false, 5, Nearest.EVEN_TEN);

  private static final int MOST = 20;

  /** What a mean is rounded to. */
  public enum Nearest {
    /** The nearest ten, a half to the even ten. */
    EVEN_TEN,
    /** The nearest ten, a half away from zero. */
    TEN,
    /** The nearest whole number, a half away from zero. */
    ONE,
    /** Not rounded. */
    NONE
  }

  /** Checks that a score is left wherever some are left out. */
  public Datum {
    if (drop < 0 || drop > MOST) {
      throw new IllegalArgumentException(
          Text.of("scores to drop [%d] must be 0 to %d\nMaybe 1, or 10%%.", drop, MOST));
    }
    int least = percent ? 2 : 2 * drop + 1;
    if (from < least) {
      throw new IllegalArgumentException(
          Text.of(
              "scores from which some are dropped [%d] must be at least %d\nMaybe drop fewer.",
              from, least));
    }
  }

  /** The datum of a column of scores. */
  Fraction of(SideScores column) {
    int scores = column.comparable();
    NavigableMap<Integer, Integer> counts = new TreeMap<>(column.counts());
    int left = scores < from ? 0 : percent ? (scores * drop + Score.WHOLE / 2) / Score.WHOLE : drop;
    drop(counts, left, true);
    drop(counts, left, false);
    long sum = 0;
    for (var entry : counts.entrySet()) {
      sum += (long) entry.getKey() * entry.getValue();
    }
    return rounded(Fraction.of(sum, (long) Score.WHOLE * (scores - 2L * left)));
  }

  private Fraction rounded(Fraction mean) {
    Fraction tens = mean.over(Fraction.of(10));
    return switch (nearest) {
      case EVEN_TEN ->
          new Fraction(
              new BigDecimal(tens.numerator())
                  .divide(new BigDecimal(tens.denominator()), 0, RoundingMode.HALF_EVEN)
                  .multiply(BigDecimal.TEN));
      case TEN -> new Fraction(tens.rounded(0)).times(Fraction.of(10));
      case ONE -> new Fraction(mean.rounded(0));
      case NONE -> mean;
    };
  }

  /** Removes scores at an end, which may consist of shares of several scores. */
  private static void drop(NavigableMap<Integer, Integer> counts, int scores, boolean least) {
    int left = scores * Score.WHOLE;
    while (left > 0) {
      var end = least ? counts.pollFirstEntry() : counts.pollLastEntry();
      int taken = Math.min(left, end.getValue());
      left -= taken;
      if (taken < end.getValue()) {
        counts.put(end.getKey(), end.getValue() - taken);
      }
    }
  }
}
