package org.boardwalk.quality;

import java.util.List;

/**
 * A linear program over the pairs of contestants: how many pairs of each group are of which case,
 * so that sums over all pairs come out as they must. All its numbers are integers, so that a lower
 * bound on its least value can be exact.
 *
 * @param groups how many pairs each group has
 * @param sums what sums over all pairs must be
 * @param cases the cases
 */
record PairProgram(List<Long> groups, List<Sum> sums, List<Case> cases) {

  /** Copies the lists. */
  PairProgram {
    groups = List.copyOf(groups);
    sums = List.copyOf(sums);
    cases = List.copyOf(cases);
  }

  /** What a sum speaks of. */
  enum Topic {
    /** Every table has so many meetings of each kind. */
    MEETINGS,
    /** Two rounds cannot have entirely different meetings. */
    MEETINGS_AGAIN,
    /** The directions are vectors of signs. */
    DIRECTIONS
  }

  /**
   * What a sum over all pairs must be.
   *
   * @param topic what it speaks of
   * @param value its value, or the least it may be
   * @param equal whether it may not be more
   */
  record Sum(Topic topic, long value, boolean equal) {}

  /** What a pair can count: its group, its cost by each criterion, and what it adds to each sum. */
  static final class Case {

    final int group;
    private final long[] costs;
    final long[] amounts;

    Case(int group, long[] costs, long[] amounts) {
      this.group = group;
      this.costs = costs;
      this.amounts = amounts;
    }

    long cost(Criterion criterion) {
      return costs[criterion.ordinal()];
    }
  }

  /**
   * @param cases some of the cases
   * @return the program with these alone
   */
  PairProgram only(List<Case> cases) {
    return new PairProgram(groups, sums, cases);
  }
}
