package org.boardwalk.search.local;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.wish.IndividualWish;

/**
 * What a local search offers to the hunt: only what costs less than all it has seen before, and
 * less than the best of the hunt, whoever found that, unless that one is not as easy to run as can
 * be. Everything else costs a comparison; nothing is copied or judged for it.
 */
public final class Offers {

  private final Hunt<IndividualWish> hunt;
  private final Finder finder;
  private final ToLongFunction<Scorecard> total;
  private final Supplier<List<List<Foursome>>> rounds;
  private final LeastCost least = new LeastCost(Long.MAX_VALUE);

  /**
   * @param method the name of what searches
   * @param total the cost of a movement, as the search counts it
   * @param rounds the schedule as it stands
   */
  Offers(
      Hunt<IndividualWish> hunt,
      String method,
      ToLongFunction<Scorecard> total,
      Supplier<List<List<Foursome>>> rounds) {
    this.hunt = hunt;
    this.total = total;
    this.rounds = rounds;
    finder = Finder.own("local", method);
  }

  /**
   * For a search that counts the cost under the weights of the wish.
   *
   * @param hunt whom to offer to
   * @param method the name of what searches
   * @param rounds the schedule as it stands
   * @return the offers of that search
   */
  public static Offers weighted(
      Hunt<IndividualWish> hunt, String method, Supplier<List<List<Foursome>>> rounds) {
    long[] weights = SearchWeights.of(hunt.wish());
    return new Offers(hunt, method, card -> SearchWeights.total(weights, card), rounds);
  }

  /**
   * Looks at the schedule as it stands.
   *
   * @param cost what it costs
   * @return whether that is less than ever before in this search
   */
  public boolean look(long cost) {
    boolean less = least.fallsTo(cost);
    if (less) {
      offer(cost);
    }
    return less;
  }

  /** The least cost so far; {@link Long#MAX_VALUE} when there was none. */
  long least() {
    return least.value();
  }

  /** What is easier to run can be better although it costs more. */
  private boolean canBeat(Scorecard best, long cost) {
    return cost < total.applyAsLong(best) || !hunt.wish().plain(best);
  }

  private void offer(long cost) {
    if (hunt.bestCard().map(best -> canBeat(best, cost)).orElse(true)) {
      hunt.offer(Unfolding.movement(hunt.wish(), rounds.get()), finder);
    }
  }
}
