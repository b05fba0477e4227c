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

  /** Partner, opponent, side and direction in a start, from 0; they come again in turns. */
  long[] of(IndividualWish wish, int start) {
    List<Long> steps = wish.objective() instanceof Objective.Weighted ? ofRequired : ofOrder;
    return SearchWeights.of(wish, steps.get(start % steps.size()));
  }
}
