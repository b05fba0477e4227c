package org.boardwalk.search.local.methods;

import org.boardwalk.model.SearchWeights;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/**
 * A growing factor for the weights of required criteria: it doubles each time a search ends without
 * meeting them. Where nearly all players have to be partnered, little else may count; elsewhere a
 * heavier weight makes a search rigid.
 */
final class Emphasis {

  /** The largest factor, by trial: 26 players in 25 rounds with two copies need it. */
  private static final long MOST = 16;

  /** By how much required criteria weigh more than in the total. */
  private static final long OF_REQUIRED = 2;

  /** The ratio of a criterion's weight to that of the next one in an order. */
  private static final long OF_ORDER = 4;

  private long times = 1;

  /**
   * The weights of partner, opponent, side and direction in a search. In a weighted total, required
   * partners stay, or nearly, with twice the weight that they have there, times this factor; with
   * an order the first criterion stays.
   */
  long[] weights(IndividualWish wish) {
    boolean weighted = wish.objective() instanceof Objective.Weighted;
    return SearchWeights.of(wish, weighted ? OF_REQUIRED * times : OF_ORDER);
  }

  /** Records whether the end of a search met the required criteria. */
  void after(boolean met) {
    times = met ? times : Math.min(2 * times, MOST);
  }
}
