package org.boardwalk.search.circulate;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;

/** Usual wishes for as many tables as there can be, with two boards to a set. */
final class CircuitWishes {

  private CircuitWishes() {}

  /** The sets go round: one for every round. */
  static IndividualWish circulating(int players, int rounds, int copies) {
    return circulating(players, rounds, rounds, copies);
  }

  /** The sets go round. */
  static IndividualWish circulating(int players, int rounds, int sets, int copies) {
    return of(players, rounds, new Boards(sets, 2, Play.CIRCULATING, copies));
  }

  /** All play the same set in every round, with more than enough copies. */
  static IndividualWish shared(int players, int rounds) {
    return of(players, rounds, new Boards(rounds, 2, Play.SHARED, players));
  }

  private static IndividualWish of(int players, int rounds, Boards boards) {
    return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE);
  }
}
