package org.boardwalk.search.circulate;

import java.util.List;
import java.util.function.Supplier;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.local.Offers;
import org.boardwalk.wish.IndividualWish;

/**
 * What unfolded base rounds offer to the hunt. Where there are more sets than rounds, a round for
 * every set is developed, of which the first are played: nobody replays, people and boards keep
 * their rules, and whoever has not sat out twice too soon in all rounds has not in the first ones.
 * The costs of the first rounds are not known to the search, so that whatever is better as a whole
 * is judged.
 */
final class CircuitOffers {

  private final LeastCost least = new LeastCost(Long.MAX_VALUE);
  private final Hunt<IndividualWish> hunt;
  private final Finder finder;
  private final Offers offers;
  private final boolean curtailed;
  private final Supplier<List<List<Foursome>>> rounds;

  /**
   * @param hunt whom to offer to
   * @param method the name of what searches
   * @param developed rounds that are developed, at least those of the wish
   * @param rounds the schedule as it stands, of all these rounds or none
   */
  CircuitOffers(
      Hunt<IndividualWish> hunt,
      String method,
      int developed,
      Supplier<List<List<Foursome>>> rounds) {
    this.hunt = hunt;
    this.rounds = rounds;
    curtailed = developed > hunt.wish().rounds();
    finder = Finder.own("local", method);
    offers = Offers.weighted(hunt, method, rounds);
  }

  /** Looks at the schedule as it stands, and what all its rounds cost. */
  void look(long cost) {
    if (!curtailed) {
      offers.look(cost);
    } else if (least.fallsTo(cost)) {
      List<List<Foursome>> all = rounds.get();
      if (!all.isEmpty()) {
        hunt.offer(Unfolding.movement(hunt.wish(), all.subList(0, hunt.wish().rounds())), finder);
      }
    }
  }
}
