package org.boardwalk.quality;

import java.util.List;

/**
 * The score of one criterion: its cost and the pairs that are not ideal.
 *
 * @param criterion the criterion
 * @param cost its cost, 0 = ideal
 * @param pairs unordered pairs of contestants
 * @param idealPairs how many of them are ideal
 * @param worst the pairs of greatest cost, worst first, at most {@value #WORST}; empty when ideal
 */
public record CriterionScore(
    Criterion criterion, long cost, int pairs, int idealPairs, List<WorstPair> worst) {

  /** The most pairs that {@code worst} lists. */
  public static final int WORST = 5;

  /** Copies the list. */
  public CriterionScore {
    worst = List.copyOf(worst);
  }

  /** {@return whether the cost is 0} */
  public boolean ideal() {
    return cost == 0;
  }

  /** {@return ideal pairs in percent of all pairs, 0 to 100} */
  public double idealShare() {
    return 100.0 * idealPairs / pairs;
  }

  /**
   * A pair that is not ideal.
   *
   * @param first a contestant
   * @param second another one, with the greater number
   * @param value P, O, L or D of the pair, seen from the first
   * @param cost what it adds to the cost
   */
  public record WorstPair(int first, int second, int value, long cost) {}
}
