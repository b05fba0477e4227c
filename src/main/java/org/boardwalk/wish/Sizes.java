package org.boardwalk.wish;

import org.boardwalk.movement.Range;

/** Refuses numbers of players, tables and rounds that are out of range. */
final class Sizes {

  private Sizes() {}

  static void check(int players, int tables, int rounds) {
    Range.check("players", players, 4, IndividualWish.MOST_PLAYERS);
    Range.check("tables", tables, 1, players / 4);
    Range.check("rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
  }
}
