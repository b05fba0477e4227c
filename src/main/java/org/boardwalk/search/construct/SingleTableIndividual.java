package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.wish.IndividualWish;

/**
 * Builds the session of four players at one table. Of the players 1, 2, 3 let next(i) come after i,
 * and prev(i) before, going round. Player 4 is North in rounds 1, 2, 3 with partners i = 1, 2, 3,
 * who sit South, prev(i) East and next(i) West, with set i; in rounds 4, 5, 6 they are East with
 * partners i at West, next(i) North and prev(i) South, with set next(i).
 *
 * <p>So set j is played with 4 North, j South, prev(j) East, next(j) West, and then with prev(j)
 * West, j North, next(j) South and 4 East: everybody holds other cards, and has another partner. At
 * least one set comes between the two.
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
      rounds.add(round(new FourPlayers(STAYS, prev(i), i, next(i)), i));
    }
    for (int i = 1; i <= OTHERS; i++) {
      rounds.add(round(new FourPlayers(next(i), STAYS, prev(i), i), next(i)));
    }
    return new Design.Built(
        new Movement(
            wish.name(),
            wish.kind(),
            wish.players(),
            wish.tables(),
            wish.boards(),
            wish.rotation(),
            wish.form().winners(),
            rounds),
        "single table: player 4 North in rounds 1 to 3 with partners 1, 2, 3, East in rounds 4 to 6"
            + " with the same; each set is played twice");
  }

  private static Round round(FourPlayers players, int set) {
    return new Round(List.of(new Encounter(1, players, set)));
  }

  private static int next(int i) {
    return i % OTHERS + 1;
  }

  private static int prev(int i) {
    return next(next(i));
  }
}
