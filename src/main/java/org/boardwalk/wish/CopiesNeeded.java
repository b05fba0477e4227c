package org.boardwalk.wish;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.WebTheorems;

/**
 * What a wish for pairs needs in copies of the boards.
 *
 * @param wish the wish
 */
record CopiesNeeded(PairsWish wish) {

  /**
   * In play are all tables but one for a party, and where a pair is missing, a half table; in
   * shared play they all play the one set.
   */
  WebTheorems theorems() {
    int sets = wish.boards().sets();
    int idle = (wish.missing().isPresent() ? 1 : 0) + (party() ? 1 : 0);
    int inPlay = Math.max(1, wish.tables() - idle);
    boolean shared = wish.boards().play() == Play.SHARED;
    // Squares are orthogonal where fields stay apart; a Howell design of side 6 exists, for one.
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

  /** How far EW have moved in each round, where they can move in one way only. */
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
