package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.wish.IndividualWish;

/**
 * Builds the session of four players at one table. Player 4 is North in rounds 1, 2, 3 with
 * partners i = 1, 2, 3, who sit South; of the two others the one with the lower number is East, the
 * other West; the set is i. In rounds 4, 5, 6 player 4 is East with partners i = 1, 2, 3 at West;
 * of the two others the one with the lower number is North, the other South; the set is i again.
 *
 * <p>Set i is played again by the partnerships of the first time, each with the cards of the other.
 * No player holds the same cards twice, and two sets come between. Each player partners each other
 * twice, and opposes each other twice on either side; the calibre is 100. Of the 78 such sessions,
 * over all choices of East and North and all orders of the repeated sets, 14 have no player more
 * often on one side; of these only the 8 with the same partnerships have that calibre. With new
 * partners for every set the sides cost 48.
 */
public final class SingleTableIndividual {

  private static final int OTHERS = 3;
  private static final int STAYS = 4;

  private SingleTableIndividual() {}

  /**
   * @param wish a wish for a single table
   * @return the movement
   */
  public static Design design(IndividualWish wish) {
    List<Round> rounds = new ArrayList<>();
    for (int i = 1; i <= OTHERS; i++) {
      rounds.add(round(new FourPlayers(STAYS, lower(i), i, higher(i)), i));
    }
    for (int i = 1; i <= OTHERS; i++) {
      rounds.add(round(new FourPlayers(lower(i), STAYS, higher(i), i), i));
    }
    return new Design.Built(
        wish.movement(rounds),
        "single table: player 4 North in rounds 1 to 3 with partners 1, 2, 3, East in rounds 4 to 6"
            + " with the same; each set is played twice");
  }

  private static Round round(FourPlayers players, int set) {
    return new Round(List.of(new Encounter(1, players, set)));
  }

  /** The lower number of the players 1 to 3 without i. */
  private static int lower(int i) {
    return i == 1 ? 2 : 1;
  }

  /** The higher number of these. */
  private static int higher(int i) {
    return i == OTHERS ? 2 : OTHERS;
  }
}
