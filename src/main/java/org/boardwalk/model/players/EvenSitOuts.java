package org.boardwalk.model.players;

import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/** Sit-outs as even as they can be, over all rounds that a group makes of some base rounds. */
final class EvenSitOuts {

  private EvenSitOuts() {}

  /** The variables of sitting out in the base rounds. */
  interface Out {

    /**
     * @param baseRound a base round, from 0
     * @param player a player, from 0
     * @return the literal of sitting out there
     */
    int literal(int baseRound, int player);
  }

  /** States that the numbers of sit-outs of any two players differ by at most one. */
  static void state(
      ModelBuilder model, IndividualWish wish, Development development, int baseRounds, Out out) {
    int players = wish.players();
    SitOutShare share = SitOutShare.of(wish);
    for (int p = 0; p < players && share.most() > 0; p++) {
      Sum sum = new Sum();
      for (int k = 0; k < baseRounds; k++) {
        for (int g = 0; g < development.order(); g++) {
          sum.add(out.literal(k, development.translation(g)[p]), 1);
        }
      }
      model.between(sum, share.least(), share.most());
    }
  }
}
