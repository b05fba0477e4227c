package org.boardwalk.search.local.moves;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Finder;

/**
 * Offers the results of a local search to the search: only schedules that cost less than all that
 * the search has seen before, and less than the incumbent of the search, unless the incumbent is
 * harder to run than need be. All other schedules cost a comparison; they are neither copied nor
 * judged.
 *
 * <p>The judge's effort is rationed, as in a large room it takes as long as 100,000 steps: beyond
 * an allowance it must not exceed the effort of the search itself. A schedule that is not offered
 * therefor is passed over, and the next one that costs less than the last offer is offered in its
 * place.
 */
public final class Offers {

  /** Seconds that the judge may take at once, so that no offer is passed over in usual rooms. */
  private static final double ALLOWANCE = 0.1;

  /** The part of what is left, as a divisor, that it may take at once at most. */
  private static final int PART = 4;

  /** Seconds of the steps that go with an accepted one, at least. */
  private static final double ACCEPTED = 0.4e-6;

  private final SearchScope<IndividualWish> scope;
  private final Finder finder;
  private final double price;
  private final ToLongFunction<Scorecard> total;
  private final Supplier<List<List<Foursome>>> rounds;
  private final LeastCost least = new LeastCost(Long.MAX_VALUE);
  private long offered = Long.MAX_VALUE;
  private double ration;

  /**
   * @param method the name of the searching method
   * @param total the cost of a movement, as the search counts it
   * @param rounds the present schedule
   */
  public Offers(
      SearchScope<IndividualWish> scope,
      String method,
      ToLongFunction<Scorecard> total,
      Supplier<List<List<Foursome>>> rounds) {
    this.scope = scope;
    this.total = total;
    this.rounds = rounds;
    finder = Finder.own("local", method);
    price = scope.judging();
    ration = Math.min(ALLOWANCE, scope.secondsLeft() / PART);
  }

  /**
   * Offers for a search that counts the cost under the weights of the wish.
   *
   * @param scope the search to report to
   * @param method the name of the searching method
   * @param rounds the present schedule
   * @return the offers of that search
   */
  public static Offers weighted(
      SearchScope<IndividualWish> scope, String method, Supplier<List<List<Foursome>>> rounds) {
    long[] weights = SearchWeights.of(scope.wish());
    return new Offers(scope, method, card -> SearchWeights.total(weights, card), rounds);
  }

  /**
   * Looks at the present schedule.
   *
   * @param cost its cost
   * @return whether that is less than ever before in this search
   */
  public boolean look(long cost) {
    ration += ACCEPTED;
    if (cost < offered && ration >= price) {
      offered = cost;
      offer(cost);
    }
    return least.fallsTo(cost);
  }

  /** The least cost so far; {@link Long#MAX_VALUE} when there is none. */
  public long least() {
    return least.value();
  }

  /** Whether a dearer schedule could be better than the incumbent, being easier to run. */
  private boolean canBeat(Scorecard best, long cost) {
    return cost < total.applyAsLong(best) || !scope.wish().plain(best);
  }

  private void offer(long cost) {
    if (scope.bestCard().map(best -> canBeat(best, cost)).orElse(true)) {
      ration -= price;
      scope.offer(Unfolding.movement(scope.wish(), rounds.get()), finder);
    }
  }
}
