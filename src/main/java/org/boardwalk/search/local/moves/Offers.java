package org.boardwalk.search.local.moves;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Finder;

/**
 * Offers the results of a local search to the hunt: only schedules that cost less than all that the
 * search has seen before, and less than the incumbent of the hunt, unless the incumbent is harder
 * to run than need be. All other schedules cost a comparison; they are neither copied nor judged.
 */
public final class Offers {

  private final Hunt<IndividualWish> hunt;
  private final Finder finder;
  private final ToLongFunction<Scorecard> total;
  private final Supplier<List<List<Foursome>>> rounds;
  private final LeastCost least = new LeastCost(Long.MAX_VALUE);

  /**
   * @param method the name of the searching method
   * @param total the cost of a movement, as the search counts it
   * @param rounds the present schedule
   */
  public Offers(
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
   * Offers for a search that counts the cost under the weights of the wish.
   *
   * @param hunt the hunt to report to
   * @param method the name of the searching method
   * @param rounds the present schedule
   * @return the offers of that search
   */
  public static Offers weighted(
      Hunt<IndividualWish> hunt, String method, Supplier<List<List<Foursome>>> rounds) {
    long[] weights = SearchWeights.of(hunt.wish());
    return new Offers(hunt, method, card -> SearchWeights.total(weights, card), rounds);
  }

  /**
   * Looks at the present schedule.
   *
   * @param cost its cost
   * @return whether that is less than ever before in this search
   */
  public boolean look(long cost) {
    boolean less = least.fallsTo(cost);
    if (less) {
      offer(cost);
    }
    return less;
  }

  /** The least cost so far; {@link Long#MAX_VALUE} when there is none. */
  public long least() {
    return least.value();
  }

  /** Whether a dearer schedule could be better than the incumbent, being easier to run. */
  private boolean canBeat(Scorecard best, long cost) {
    return cost < total.applyAsLong(best) || !hunt.wish().plain(best);
  }

  private void offer(long cost) {
    if (hunt.bestCard().map(best -> canBeat(best, cost)).orElse(true)) {
      hunt.offer(Unfolding.movement(hunt.wish(), rounds.get()), finder);
    }
  }
}
