package org.boardwalk.scoring;

/**
 * Cross-IMPs: the mean of the IMPs against every other score of the same side. It is the mean, not
 * the sum, so that boards played unequally often have equal weight. Each column sums to 0.
 *
 * <p>Exact; O(d²) for the d different scores of a board.
 */
final class CrossImps extends ImpScoring {

  @Override
  Fraction imps(int points, SideScores column) {
    long sum = 0;
    for (var other : column.counts().entrySet()) {
      sum += (long) ImpScale.imps(points - other.getKey()) * other.getValue();
    }
    return Fraction.of(sum, Score.WHOLE * (column.comparable() - 1L));
  }
}
