package org.boardwalk.model;

import java.util.EnumMap;
import java.util.Map;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;

/**
 * Turns the counts of a class of pairs into constraints or costs. The criteria are the same in
 * every formulation; only what is counted differs.
 */
final class PairTerms {

  private final ModelBuilder model;
  private final IndividualWish wish;
  private final long[] weights;
  private final CriterionRules rules;
  private final Sum objective = new Sum();
  private final Map<Criterion, ModelRule> ruleOf = new EnumMap<>(Criterion.class);
  private boolean minimises;

  /** The counts are said as the formulation gives them. */
  PairTerms(ModelBuilder model, IndividualWish wish, PairCounts counts) {
    this.model = model;
    this.wish = wish;
    weights = SearchWeights.of(wish);
    rules = new CriterionRules(wish, counts);
  }

  /** Whether the criterion matters at all. */
  boolean counts(Criterion criterion) {
    return wish.demand(criterion) != Demand.IGNORE
        && (wish.demand(criterion) == Demand.REQUIRE || weight(criterion) > 0);
  }

  private long weight(Criterion criterion) {
    return weights[java.util.List.of(Criterion.values()).indexOf(criterion)];
  }

  /**
   * Adds a class of pairs with the same count.
   *
   * @param criterion which criterion
   * @param pair the first pair of the class, from 0
   * @param count P, O, L or D of the pair
   * @param least least value the count can take
   * @param most greatest value the count can take
   * @param pairs how many pairs the class has
   */
  void add(Criterion criterion, int[] pair, Sum count, int least, int most, long pairs) {
    if (!counts(criterion)) {
      return;
    }
    int floor = floor(criterion);
    model.rule(ruleOf.computeIfAbsent(criterion, c -> rules.of(c, floor, weight(c))));
    if (wish.demand(criterion) == Demand.REQUIRE) {
      // As even as integers allow; and |L|, |D| ≤ 1, as their parity is given.
      boolean spread = criterion == Criterion.PARTNER || criterion == Criterion.OPPONENT;
      model.between(count, spread ? floor : -1, floor + 1);
      return;
    }
    long top = Math.max(cost(criterion, floor, least), cost(criterion, floor, most));
    if (top == 0) {
      return;
    }
    int cost = model.integer(CriterionRules.costs(criterion), 0, top, pair);
    for (int x = least; x < most; x++) {
      // The chord from x to x+1 lies below the convex cost at every integer and meets it at both
      // ends.
      long here = cost(criterion, floor, x);
      long slope = cost(criterion, floor, x + 1) - here;
      if (slope != 0) {
        model.atLeast(Sum.of(cost).add(count, -slope), here - slope * x);
      }
    }
    objective.add(cost, weight(criterion) * pairs);
    minimises = true;
  }

  private int floor(Criterion criterion) {
    long pairs = (long) wish.players() * (wish.players() - 1) / 2;
    long seats = wish.profile().seats();
    return switch (criterion) {
      case PARTNER -> (int) (seats / 2 / pairs);
      case OPPONENT -> (int) (seats / pairs);
      case SIDE, DIRECTION -> 0;
    };
  }

  private static long cost(Criterion criterion, int floor, long x) {
    return switch (criterion) {
      case PARTNER, OPPONENT -> (x - floor) * (x - floor - 1);
      case SIDE, DIRECTION -> x * x - (x & 1);
    };
  }

  /** Puts the objective into the model, if anything is to be minimised. */
  void finish() {
    if (minimises) {
      model.minimise(objective);
    }
  }
}
