package org.boardwalk.model.players;

import java.util.List;
import java.util.function.ToLongFunction;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/**
 * Relates a sum of {@link SearchWeights} to the order of criteria that it approximates. A movement
 * that is better in the order saves at least one step of the first criterion in which it differs,
 * and loses at most the greatest cost of the later criteria: where the saving outweighs this loss,
 * its sum is smaller too.
 */
public final class WeighedOrder {

  private WeighedOrder() {}

  /**
   * @param wish a wish
   * @param cost the cost of each criterion, found by the judge, of a movement that answers the wish
   * @return whether every movement that is better in the order would have a smaller weighted sum,
   *     so that a proof that no sum is smaller proves that no movement is better; false where there
   *     is no order, or where seats rotate and counts can grow by more than 1 in a round
   */
  public static boolean decides(IndividualWish wish, ToLongFunction<Criterion> cost) {
    return wish.rotation() == Rotation.NONE
        && wish.objective() instanceof Objective.Ordered ordered
        && decides(wish, cost, ordered.order());
  }

  private static boolean decides(
      IndividualWish wish, ToLongFunction<Criterion> cost, List<Criterion> order) {
    long[] weights = SearchWeights.of(wish);
    Bounds bounds = wish.bounds();
    long later = 0;
    for (int k = order.size() - 1; k >= 0; k--) {
      Criterion criterion = order.get(k);
      if (wish.weights().of(criterion) > 0) {
        long weight = SearchWeights.of(weights, criterion);
        boolean mayFall = cost.applyAsLong(criterion) > bounds.of(criterion);
        if (mayFall && weight * criterion.step() <= later) {
          return false;
        }
        later += weight * (most(wish, criterion) - cost.applyAsLong(criterion));
      }
    }
    return true;
  }

  /**
   * The cost of a criterion when every pair is as uneven as possible: a count changes by at most 1
   * in a round.
   */
  private static long most(IndividualWish wish, Criterion criterion) {
    long pairs = (long) wish.players() * (wish.players() - 1) / 2;
    long rounds = wish.rounds();
    long floor = criterion.total(wish.profile().seats()) / pairs;
    return pairs * most(criterion, floor, rounds);
  }

  private static long most(Criterion criterion, long floor, long rounds) {
    return Math.max(PairTerms.cost(criterion, floor, 0), PairTerms.cost(criterion, floor, rounds));
  }
}
