package org.boardwalk.scoring;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * IMPs against a datum, after Geoffrey Butler. The datum is the mean of all scores of the side,
 * rounded to tens, halves to the even ten; from {@value #MANY} scores on without the best and the
 * worst. The sum over a board need not be 0.
 */
final class Butler extends ImpScoring {

  private static final int MANY = 5;

  @Override
  Fraction imps(int points, SideScores column) {
    return Fraction.of(ImpScale.imps(points - datum(column)));
  }

  private static int datum(SideScores column) {
    int scores = column.comparable();
    NavigableMap<Integer, Integer> counts = new TreeMap<>(column.counts());
    if (scores >= MANY) {
      drop(counts, true);
      drop(counts, false);
      scores -= 2;
    }
    long sum = 0;
    for (var entry : counts.entrySet()) {
      sum += (long) entry.getKey() * entry.getValue();
    }
    return BigDecimal.valueOf(sum)
            .divide(BigDecimal.valueOf(10L * Score.WHOLE * scores), 0, RoundingMode.HALF_EVEN)
            .intValueExact()
        * 10;
  }

  /** Removes one score at an end, which may consist of shares of several scores. */
  private static void drop(NavigableMap<Integer, Integer> counts, boolean least) {
    int left = Score.WHOLE;
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
