package org.boardwalk.search.local;

import java.util.List;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/**
 * Search weights that change from start to start, as no choice of them is best for all wishes.
 *
 * @param ofRequired with a weighted total: how many times as much a required criterion weighs
 * @param ofOrder with an order: how many times as much a criterion weighs as the next one
 */
record VariedWeights(List<Long> ofRequired, List<Long> ofOrder) {

  /**
   * The same for all starts: required partners stay, or nearly, with twice the weight they have in
   * a total; with an order what comes first stays.
   */
  static final VariedWeights OF_WHOLE_ROUNDS = new VariedWeights(List.of(2L), List.of(4L));

  /** Partner, opponent, side and direction in a start, from 0; they come again in turns. */
  long[] of(IndividualWish wish, int start) {
    return of(wish, start, new Emphasis());
  }

  /** The same, with what is required emphasised in a weighted total. */
  long[] of(IndividualWish wish, int start, Emphasis emphasis) {
    return wish.objective() instanceof Objective.Weighted
        ? SearchWeights.of(wish, emphasis.times() * ofRequired.get(start % ofRequired.size()))
        : SearchWeights.of(wish, ofOrder.get(start % ofOrder.size()));
  }
}
