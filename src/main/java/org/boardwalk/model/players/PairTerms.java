package org.boardwalk.model.players;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Sum;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;

/**
 * Turns the counts of a class of pairs into constraints or costs. The criteria are the same in
 * every formulation; only the expressions for the counts differ.
 */
final class PairTerms {

  /** A sum with more terms becomes a variable, so that it does not stand in every tangent. */
  private static final int FEW_TERMS = 8;

  private final ModelBuilder model;
  private final IndividualWish wish;
  private final long[] weights;
  private final CriterionConstraints rules;

  /** Number of seats taken, over all rounds. */
  private final long seats;

  private final long pairs;
  private final Sum objective = new Sum();
  private final Map<Criterion, ConstraintFamily> ruleOf = new EnumMap<>(Criterion.class);
  private final Set<Criterion> stated = EnumSet.noneOf(Criterion.class);
  private boolean minimises;

  /** Counts are described in the formulas of {@code counts}. */
  PairTerms(ModelBuilder model, IndividualWish wish, PairCounts counts) {
    this.model = model;
    this.wish = wish;
    weights = SearchWeights.of(wish);
    seats = wish.profile().seats();
    pairs = (long) wish.players() * (wish.players() - 1) / 2;
    rules = new CriterionConstraints(wish, counts);
  }

  /** Whether the wish requires the criterion or gives it a weight. */
  boolean counts(Criterion criterion) {
    return wish.demand(criterion) != Demand.IGNORE
        && (wish.demand(criterion) == Demand.REQUIRE || weight(criterion) > 0);
  }

  private long weight(Criterion criterion) {
    return SearchWeights.of(weights, criterion);
  }

  /**
   * Adds a class of pairs with the same count.
   *
   * @param criterion which criterion
   * @param pair the first pair of the class, from 0
   * @param count P, O, L or D of the pair
   * @param most greatest value the count can take; of differences -most is the least
   * @param pairs how many pairs the class has
   */
  void add(Criterion criterion, int[] pair, Sum count, int most, long pairs) {
    stated.add(criterion);
    if (!counts(criterion)) {
      return;
    }
    int least = criterion.even() ? 0 : -most;
    int floor = floor(criterion);
    model.family(ruleOf.computeIfAbsent(criterion, c -> rules.of(c, floor, weight(c))));
    if (wish.demand(criterion) == Demand.REQUIRE) {
      // As even as integers allow; differences are at most 1, as their parity is fixed.
      model.between(count, criterion.even() ? floor : -1, even(criterion) ? floor : floor + 1);
      return;
    }
    long top = Math.max(cost(criterion, floor, least), cost(criterion, floor, most));
    if (top == 0) {
      return;
    }
    Sum value =
        count.size() > FEW_TERMS
            ? Sum.of(model.value(CriterionConstraints.counts(criterion), count, least, most, pair))
            : count;
    int cost = model.integer(CriterionConstraints.costs(criterion), 0, top, pair);
    for (int x = least; x < most; x++) {
      // The chord from x to x+1 lies below the convex cost at every integer and meets it at both
      // ends.
      long here = cost(criterion, floor, x);
      long slope = cost(criterion, floor, x + 1) - here;
      if (slope != 0) {
        model.atLeast(Sum.of(cost).add(value, -slope), here - slope * x);
      }
    }
    objective.add(cost, weight(criterion) * pairs);
    minimises = true;
  }

  /**
   * Whether every player has to sit on the left of every other equally often: sides and opponents
   * are required, and any two meet the same even number of times.
   */
  boolean leftIsGiven() {
    return wish.demand(Criterion.OPPONENT) == Demand.REQUIRE
        && wish.demand(Criterion.SIDE) == Demand.REQUIRE
        && even(Criterion.OPPONENT)
        && floor(Criterion.OPPONENT) % 2 == 0;
  }

  /** The criteria that are stated one by one. */
  Set<Criterion> apart() {
    return leftIsGiven()
        ? EnumSet.complementOf(EnumSet.of(Criterion.OPPONENT, Criterion.SIDE))
        : EnumSet.allOf(Criterion.class);
  }

  /**
   * Opponents and sides of a class of pairs where {@link #leftIsGiven()}: two equally strong rules
   * without a difference of counts.
   *
   * @param opponent O of the first pair of the class
   * @param side L of it
   */
  void addLeft(Sum opponent, Sum side) {
    int each = floor(Criterion.OPPONENT) / 2;
    stated.addAll(Set.of(Criterion.OPPONENT, Criterion.SIDE));
    model.family(DevelopedConstraints.left(each));
    model.exactly(opponent.copy().add(side, 1).halved(), each);
    model.exactly(opponent.copy().add(side, -1).halved(), each);
  }

  /**
   * Whether a direction count is ideal wherever partners and opponents are as required: it is the
   * agreement of two players minus their agreement at the same table.
   *
   * @param agreement sets at which two sit in the same direction minus sets at which they do not
   */
  boolean follows(long agreement) {
    boolean settled =
        Criterion.WHIST.stream().allMatch(c -> wish.demand(c) == Demand.REQUIRE && even(c));
    long apart = agreement - floor(Criterion.PARTNER) + floor(Criterion.OPPONENT);
    return settled && wish.rotation() == Rotation.NONE && Math.abs(apart) <= 1;
  }

  /** Whether the counts of all pairs must be the same where they are ideal. */
  private boolean even(Criterion criterion) {
    return criterion.even() && criterion.total(seats) % pairs == 0;
  }

  private int floor(Criterion criterion) {
    return (int) (criterion.total(seats) / pairs);
  }

  /** The cost of a pair with count x; {@code floor} is the least count of an even distribution. */
  static long cost(Criterion criterion, long floor, long x) {
    return criterion.even() ? (x - floor) * (x - floor - 1) : x * x - (x & 1);
  }

  /** Adds a cost variable to the objective. */
  void cost(int variable, long weight) {
    objective.add(variable, weight);
    minimises = true;
  }

  /** Says that a criterion is ideal in every solution, so that it needs no terms. */
  void given(Criterion criterion) {
    stated.add(criterion);
  }

  /**
   * Puts the objective into the model, if anything is to be minimised.
   *
   * @throws IllegalStateException when a criterion counts that the model has not stated: a proof by
   *     such a model would be about another wish
   */
  void finish() {
    Criterion.all()
        .filter(c -> counts(c) && !stated.contains(c))
        .forEach(
            c -> {
              throw new IllegalStateException(
                  Text.of("the model does not state criterion [%s]", c.word()));
            });
    if (minimises) {
      model.minimise(objective);
    }
  }
}
