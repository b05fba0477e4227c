package org.boardwalk.scoring;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * IMPs against a datum, after Geoffrey Butler: the mean of all scores of the side, rounded to tens,
 * halves to the even ten; from {@value #MANY} scores on without the best and the worst. What a
 * board gives in all need not be 0.
 */
final class Butler extends ImpScoring {

  private static final int MANY = 5;

  @Override
  Fraction imps(int points, SideScores column) {
    return Fraction.of(ImpScale.imps(points - datum(column)));
  }

  private static int datum(SideScores column) {
    long sum = 0;
    for (var entry : column.counts().entrySet()) {
      sum += (long) entry.getKey() * entry.getValue();
    }
    int scores = column.comparable();
    if (scores >= MANY) {
      sum -= column.counts().firstKey() + column.counts().lastKey();
      scores -= 2;
    }
    return BigDecimal.valueOf(sum)
            .divide(BigDecimal.valueOf(10L * scores), 0, RoundingMode.HALF_EVEN)
            .intValueExact()
        * 10;
  }
}
