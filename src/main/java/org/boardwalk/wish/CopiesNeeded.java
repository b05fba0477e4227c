package org.boardwalk.wish;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.WebTheorems;

/**
 * The copies of the boards that a wish for pairs needs.
 *
 * @param wish the wish
 */
record CopiesNeeded(PairsWish wish) {

  /**
   * The theorems for the tables in play: all tables, minus one for a party table, minus one for a
   * half table where a pair is missing. In shared play all tables play the same set.
   */
  WebTheorems theorems() {
    int sets = wish.boards().sets();
    int idle = (wish.missing().isPresent() ? 1 : 0) + (party() ? 1 : 0);
    int inPlay = Math.max(1, wish.tables() - idle);
    boolean shared = wish.boards().play() == Play.SHARED;
    // Only fields that stay apart need orthogonal squares; a Howell design of side 6 exists.
    boolean full =
        !shared
            && wish.keepsDirection()
            && wish.missing().isEmpty()
            && !party()
            && sets == wish.rounds();
    return new WebTheorems(inPlay, shared ? 1 : sets, shifts(), full);
  }

  private boolean party() {
    return wish.form() instanceof PairsForm.Web web && web.party() != PairsForm.Party.NONE;
  }

  /**
   * The number of tables that EW have moved in each round; empty where they can move in several
   * ways.
   */
  private List<Integer> shifts() {
    if (!(wish.form() instanceof PairsForm.Web web) || party()) {
      return List.of();
    }
    boolean rule = web.walk() == PairsForm.EwWalk.RULE;
    if (!rule && web.walk() != PairsForm.EwWalk.UP_ONE) {
      return List.of();
    }
    boolean skip = rule && wish.boards().sets() % 2 == 0;
    int half = Math.max(1, wish.rounds() / 2);
    return IntStream.range(0, wish.rounds())
        .map(r -> (r + (skip && r >= half ? 1 : 0)) % wish.tables())
        .boxed()
        .toList();
  }
}
