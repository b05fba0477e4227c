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
record PairProgram(List<Long> groups, List<PairSum> sums, List<Case> cases) {

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
  record PairSum(Topic topic, long value, boolean equal) {}

  /**
   * What a pair costs by each criterion.
   *
   * @param partner of {@link Criterion#PARTNER}
   * @param opponent of {@link Criterion#OPPONENT}
   * @param side of {@link Criterion#SIDE}
   * @param direction of {@link Criterion#DIRECTION}
   */
  record Costs(long partner, long opponent, long side, long direction) {

    long total(Weights weights) {
      return weights.partner() * partner
          + weights.opponent() * opponent
          + weights.side() * side
          + weights.direction() * direction;
    }

    long of(Criterion criterion) {
      return switch (criterion) {
        case PARTNER -> partner;
        case OPPONENT -> opponent;
        case SIDE -> side;
        case DIRECTION -> direction;
      };
    }
  }

  /** What a pair can count: its group, its costs, and what it adds to each sum. */
  static final class Case {

    final int group;
    final Costs costs;
    final long[] amounts;

    Case(int group, Costs costs, long[] amounts) {
      this.group = group;
      this.costs = costs;
      this.amounts = amounts;
    }
  }

  /**
   * @return whether there is a case for every group
   */
  boolean complete() {
    boolean[] has = new boolean[groups.size()];
    int found = 0;
    for (Case c : cases) {
      found += has[c.group] ? 0 : 1;
      has[c.group] = true;
    }
    return found == groups.size();
  }
}
