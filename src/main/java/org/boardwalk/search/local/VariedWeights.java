package org.boardwalk.search.local;

import java.util.List;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/**
 * Search weights that change from start to start, as no choice of them is best for all wishes.
 *
 * @param ofRequired with a weighted total: the factors for the weight of a required criterion
 * @param ofOrder with an order: the ratios of a criterion's weight to that of the next one
 */
record VariedWeights(List<Long> ofRequired, List<Long> ofOrder) {

  /**
   * Constant weights for all starts: required partners stay, or nearly, with twice the weight they
   * have in a total; with an order the first criterion stays.
   */
  static final VariedWeights OF_WHOLE_ROUNDS = new VariedWeights(List.of(2L), List.of(4L));

  /**
   * The weights of partner, opponent, side and direction in a start, from 0; they recur in turn.
   */
  long[] of(IndividualWish wish, int start) {
    return of(wish, start, new Emphasis());
  }

  /** These weights, with required criteria emphasised in a weighted total. */
  long[] of(IndividualWish wish, int start, Emphasis emphasis) {
    return wish.objective() instanceof Objective.Weighted
        ? SearchWeights.of(wish, emphasis.times() * ofRequired.get(start % ofRequired.size()))
        : SearchWeights.of(wish, ofOrder.get(start % ofOrder.size()));
  }
}
