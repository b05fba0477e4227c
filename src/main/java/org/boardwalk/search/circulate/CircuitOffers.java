package org.boardwalk.search.circulate;

import java.util.List;
import java.util.function.Supplier;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.moves.Offers;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Finder;

/**
 * Offers unfolded base rounds to the search. Where there are more sets than rounds, a round for
 * every set is developed, and the first of them are played: no player replays a set, people and
 * boards keep their rules, and sit-outs that are fair over all rounds are fair over the first ones.
 * The search does not know the costs of the first rounds alone, so that each schedule that is
 * better as a whole is judged.
 */
final class CircuitOffers {

  private final LeastCost least = new LeastCost(Long.MAX_VALUE);
  private final SearchScope<IndividualWish> scope;
  private final Finder finder;
  private final Offers offers;
  private final boolean curtailed;
  private final Supplier<List<List<Foursome>>> rounds;

  /**
   * @param scope the search to report to
   * @param method the name of the searching method
   * @param developed rounds that are developed, at least those of the wish
   * @param rounds the present schedule, of all these rounds or none
   */
  CircuitOffers(
      SearchScope<IndividualWish> scope,
      String method,
      int developed,
      Supplier<List<List<Foursome>>> rounds) {
    this.scope = scope;
    this.rounds = rounds;
    curtailed = developed > scope.wish().rounds();
    finder = Finder.own("local", method);
    offers = Offers.weighted(scope, method, rounds);
  }

  /** Looks at the present schedule and the cost of all its rounds. */
  void look(long cost) {
    if (!curtailed) {
      offers.look(cost);
    } else if (least.fallsTo(cost)) {
      List<List<Foursome>> all = rounds.get();
      if (!all.isEmpty()) {
        scope.offer(
            Unfolding.movement(scope.wish(), all.subList(0, scope.wish().rounds())), finder);
      }
    }
  }
}
