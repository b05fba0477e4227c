package org.boardwalk.model.players;

import java.util.Optional;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/** The criteria in words and mathematics, for readers of a model. */
final class CriterionConstraints {

  private final IndividualWish wish;
  private final PairCounts counts;

  CriterionConstraints(IndividualWish wish, PairCounts counts) {
    this.wish = wish;
    this.counts = counts;
  }

  /** The cost variables of a criterion. */
  static VariableFamily costs(Criterion criterion) {
    String word = criterion.word();
    return new VariableFamily(word + "Cost", "p,q", "the " + word + " cost of p and q, or more");
  }

  /** Variables for the long sums of a criterion, so that each sum stands in the model only once. */
  static VariableFamily counts(Criterion criterion) {
    String count = criterion.letter() + "(p,q), made equal to a long sum";
    return new VariableFamily(criterion.word() + "Count", "p,q", count);
  }

  /**
   * The rule of a criterion: what it demands or costs. {@code floor} is the least count of a pair
   * in an even distribution.
   */
  ConstraintFamily of(Criterion criterion, int floor, long weight) {
    String words = words(criterion, floor) + " ";
    String formula = counts.equation(criterion) + "; ";
    if (wish.demand(criterion) == Demand.REQUIRE) {
      String limits = limits(criterion, floor);
      return ConstraintFamily.required(
          criterion.title(), words + asRule(criterion) + counts.pair(), formula + limits);
    }
    String price = Text.of("Deviations cost, with weight %d. ", weight) + order(criterion);
    return ConstraintFamily.cost(
        criterion.title(), words + price + counts.pair(), formula + cost(criterion, floor));
  }

  /** The same demand as a rule of the wish, for readers who know those. */
  private String asRule(Criterion criterion) {
    return Criterion.WHIST.contains(criterion) && wish.rotation() == Rotation.NONE
        ? Text.of("As a rule: {between: all, meet: %s, times: even}. ", criterion.word())
        : "";
  }

  /** Said once, of the first criterion that is minimised. */
  private String order(Criterion criterion) {
    return wish.objective() instanceof Objective.Ordered ordered
            && ordered.order().stream()
                .filter(c -> wish.demand(c) == Demand.MINIMISE)
                .findFirst()
                .equals(Optional.of(criterion))
        ? Text.of(
            "Weights in steps of %d approximate the wished order: where a later criterion can cost"
                + " that many times more, the least sum need not be first in the order. ",
            SearchWeights.STEP)
        : "";
  }

  private String words(Criterion criterion, int floor) {
    return criterion.demand().replace("%s", times(criterion, floor));
  }

  private long pairs() {
    return (long) wish.players() * (wish.players() - 1) / 2;
  }

  private boolean divides(Criterion criterion) {
    return criterion.total(wish.profile().seats()) % pairs() == 0;
  }

  private String times(Criterion criterion, int floor) {
    if (divides(criterion)) {
      return "exactly " + often(floor);
    }
    return floor == 0 ? "at most once" : often(floor) + " or " + often(floor + 1);
  }

  private static String often(int times) {
    return times == 1 ? "once" : times == 2 ? "twice" : times + " times";
  }

  /**
   * Equal counts where the total divides evenly among all pairs, otherwise two neighbouring counts;
   * differences of at most 1.
   */
  private String limits(Criterion criterion, int floor) {
    String letter = criterion.letter();
    if (!criterion.even()) {
      return "-1 ≤ " + letter + " ≤ 1";
    }
    return divides(criterion)
        ? Text.of("%s = %d", letter, floor)
        : Text.of("%d ≤ %s ≤ %d", floor, letter, floor + 1);
  }

  /** The lower bounds of a cost variable; it equals the largest of them where it is minimised. */
  private static String cost(Criterion criterion, int floor) {
    String x = criterion.letter();
    String f =
        !criterion.even()
            ? Text.of("%s² - (%s mod 2)", x, x)
            : floor == 0
                ? Text.of("%s·(%s - 1)", x, x)
                : Text.of("(%s - %d)·(%s - %d)", x, floor, x, floor + 1);
    return Text.of(
        "%sCost[p,q] ≥ f(%s) = %s, which is one linear constraint for each step from a count x to x + 1"
            + " at which f changes: the line through f(x) and f(x + 1)",
        criterion.word(), x, f);
  }
}
