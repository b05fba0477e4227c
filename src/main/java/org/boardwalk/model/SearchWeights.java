package org.boardwalk.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/**
 * Weights of the criteria for the cost that a search adds up. They only guide the search; results
 * are ranked by {@link IndividualWish#compare}. Required criteria weigh more than all others; with
 * an order each criterion weighs {@value #STEP} times the next one.
 */
public final class SearchWeights {

  public static final long STEP = 64;

  private SearchWeights() {}

  /** {@return the weight of each criterion, in their order} */
  public static long[] of(IndividualWish wish) {
    return of(wish, STEP);
  }

  /**
   * @param wish the wish
   * @param step the factor between a criterion and the next one in an order, and between a required
   *     criterion and an optional one; a small factor lets a local search move more freely
   * @return the weight of each criterion, in their order
   */
  public static long[] of(IndividualWish wish, long step) {
    Criterion[] criteria = Criterion.values();
    long[] weights = new long[criteria.length];
    for (int k = 0; k < criteria.length; k++) {
      boolean required = wish.demand(criteria[k]) == Demand.REQUIRE;
      long weight = weight(wish, criteria[k], step);
      weights[k] = required ? step * Math.max(1, weight) : weight;
    }
    return weights;
  }

  private static long weight(IndividualWish wish, Criterion criterion, long step) {
    if (wish.demand(criterion) == Demand.IGNORE) {
      return 0;
    }
    if (wish.objective() instanceof Objective.Ordered ordered) {
      List<Criterion> order = ordered.order();
      long weight = 1;
      for (int k = order.size() - 1; order.get(k) != criterion; k--) {
        weight *= step;
      }
      return weight;
    }
    return wish.objective().weights().of(criterion);
  }

  /**
   * @param weights a weight for each criterion, in their order
   * @param criterion a criterion
   * @return its weight
   */
  public static long of(long[] weights, Criterion criterion) {
    return weights[criterion.place()];
  }

  /**
   * @param weight the weights of some criteria
   * @return the weight of each criterion, in their order; 0 for the others
   */
  public static long[] of(Map<Criterion, Long> weight) {
    return Criterion.all().mapToLong(c -> weight.getOrDefault(c, 0L)).toArray();
  }

  /**
   * Refuses criteria that a search would ignore silently.
   *
   * @param search the search
   * @param counted the criteria that it counts
   * @param weights a weight for each criterion, in their order
   * @throws IllegalArgumentException when another criterion has a weight
   */
  public static void refuseOthers(String search, Set<Criterion> counted, long[] weights) {
    Criterion.all()
        .filter(c -> of(weights, c) != 0 && !counted.contains(c))
        .forEach(
            c -> {
              throw new IllegalArgumentException(
                  Text.of("the %s does not count criterion [%s]", search, c.word()));
            });
  }

  /**
   * @param weights a weight for each criterion, in their order
   * @param card a scorecard
   * @return the cost that a search with these weights computes for that movement, with the rules of
   *     its wish
   */
  public static long total(long[] weights, Scorecard card) {
    List<Criterion> criteria = List.of(Criterion.values());
    long total = card.costOfRules();
    for (int c = 0; c < weights.length; c++) {
      total += weights[c] * card.cost(criteria.get(c));
    }
    return total;
  }
}
