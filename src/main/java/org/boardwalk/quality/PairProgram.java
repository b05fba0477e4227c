package org.boardwalk.quality;

import java.util.List;

/**
 * A linear program over the pairs of contestants. Its variables are the numbers of pairs of each
 * case in each group, its constraints fix sums over all pairs. All its coefficients are integers,
 * so that a lower bound on its least value can be computed exactly.
 *
 * @param groups number of pairs in each group
 * @param sums the required sums over all pairs
 * @param cases the cases
 */
record PairProgram(List<Long> groups, List<PairSum> sums, List<Case> cases) {

  /** Copies the lists. */
  PairProgram {
    groups = List.copyOf(groups);
    sums = List.copyOf(sums);
    cases = List.copyOf(cases);
  }

  /** The topic of a sum. */
  enum Topic {
    /** Every table has a fixed number of meetings of each kind. */
    MEETINGS,
    /** Two rounds cannot have entirely different meetings. */
    MEETINGS_AGAIN,
    /** The directions are vectors of signs. */
    DIRECTIONS
  }

  /**
   * A constraint on a sum over all pairs.
   *
   * @param topic its topic
   * @param value its value, or the least it may be
   * @param equal whether the sum must equal the value, otherwise it may be greater
   */
  record PairSum(Topic topic, long value, boolean equal) {}

  /**
   * The cost of a pair by each criterion.
   *
   * @param partner of {@link Criterion#PARTNER}
   * @param opponent of {@link Criterion#OPPONENT}
   * @param side of {@link Criterion#SIDE}
   * @param direction of {@link Criterion#DIRECTION}
   */
  record Costs(long partner, long opponent, long side, long direction) {

    long of(Criterion criterion) {
      return switch (criterion) {
        case PARTNER -> partner;
        case OPPONENT -> opponent;
        case SIDE -> side;
        case DIRECTION -> direction;
        default -> 0; // A true bound, for a criterion that these cases do not tell.
      };
    }
  }

  /** A case of a pair: its group, its costs, and the amounts it adds to each sum. */
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

  /** {@return the weighted cost of each case} */
  long[] costs(Weights weights) {
    long[] cost = new long[cases.size()];
    for (Criterion c : Criterion.values()) {
      long weight = weights.of(c);
      for (int j = 0; weight > 0 && j < cost.length; j++) {
        cost[j] += weight * cases.get(j).costs.of(c);
      }
    }
    return cost;
  }

  /** {@return whether there is a case for every group} */
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
