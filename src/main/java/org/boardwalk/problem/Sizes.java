package org.boardwalk.problem;

/** Refuses numbers of players, tables and rounds that are out of range. */
final class Sizes {

  private Sizes() {}

  static void check(int players, int tables, int rounds) {
    within("players", players, 4, IndividualWish.MOST_PLAYERS);
    within("tables", tables, 1, players / 4);
    within("rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
  }

  private static void within(String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          "%s [%d] must be from %d to %d".formatted(what, value, least, most));
    }
  }
}
