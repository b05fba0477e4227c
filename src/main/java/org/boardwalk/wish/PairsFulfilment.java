package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Matches;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOuts;

/**
 * Finds the hard demands of a wish for pairs or lone players that a movement does not meet.
 *
 * @param wish the wish
 * @param movement the movement
 * @param card the judge's scorecard of it
 */
record PairsFulfilment(PairsWish wish, Movement movement, Scorecard card) {

  /** The demands, in words. */
  List<String> broken() {
    if (!sizes()) {
      return List.of("it has the sizes, boards and winners of the wish");
    }
    List<String> broken = new ArrayList<>(Fulfilment.rules(wish.kind(), card));
    add(broken, meets(), Implied.MEETINGS);
    add(broken, card.others().all().least() + 1 >= wish.fewestPlays(), Implied.OTHER_RESULTS);
    if (wish.form() instanceof PairsForm.Free free) {
      add(broken, evenSitOuts(card.sitOuts()), Implied.SIT_OUTS);
      add(broken, free.stay(movement), Implied.STAYING);
      add(broken, free.carried(movement), Implied.WALK);
    }
    if (wish.form() instanceof PairsForm.FreeTeams teams) {
      if (card.matches().isEmpty()) {
        broken.add("both halves of every match are played, on the same boards");
      }
      int late = card.matches().map(Matches::mostDelay).orElse(0);
      add(broken, late <= teams.within(), Implied.HALVES);
      List<Integer> breaks = card.matches().map(Matches::scoreBreaks).orElse(List.of());
      add(broken, breaks.containsAll(teams.scoreBreaks()), Implied.SCORE_BREAKS);
    }
    add(broken, !wish.upOne() || card.walk().moves() == 0, Implied.WALK);
    if (movement.rounds().stream().anyMatch(r -> r.encounters().size() != wish.inPlay())) {
      broken.add(Text.of("%s play in every round", Text.count(wish.inPlay(), "table")));
    }
    return broken;
  }

  private void add(List<String> broken, boolean kept, Implied demand) {
    if (!kept) {
      broken.add(demand.words(wish));
    }
  }

  private boolean sizes() {
    int fewest = wish.form() instanceof PairsForm.ByName ? wish.inPlay() : wish.tables();
    return movement.kind() == wish.kind()
        && movement.contestants() == wish.contestants()
        && movement.tables() <= wish.tables()
        // A rover needs no table: it visits the others.
        && movement.tables() >= fewest
        && movement.rounds().size() == wish.rounds()
        && movement.boards().equals(wish.boards())
        && movement.winners() == wish.winners();
  }

  private boolean meets() {
    if (wish.form() instanceof PairsForm.FreeTeams) {
      return card.matches().map(Matches::most).orElse(1) <= wish.meetings().most();
    }
    return wish.form() instanceof PairsForm.Free
        ? wish.meetings().hold(movement)
        : wish.rounds() > wish.mostMeetings() || card.meetings().again() == 0;
  }

  private static boolean evenSitOuts(SitOuts out) {
    return out.most() - out.least() <= 1;
  }
}
