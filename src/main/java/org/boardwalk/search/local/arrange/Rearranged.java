package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating.FourPlayers;

/** Renumbers and turns encounters, and reorders rounds. */
final class Rearranged {

  private Rearranged() {}

  /** An encounter at another table, turned clockwise. */
  static Encounter at(int table, Encounter e, int quarters) {
    return new Encounter(table, ((FourPlayers) e.seating()).turned(quarters), e.set());
  }

  /**
   * The round with a player at North of table 1, or as near to it as turns allow: their table and
   * table 1 exchange numbers, and all tables are turned if the player sits East or West.
   */
  static Round northOne(Round round, int player, Turns turns) {
    Encounter theirs =
        round.encounters().stream()
            .filter(e -> e.seating().contestants().contains(player))
            .findFirst()
            .orElseThrow();
    int quarters = turns == Turns.NONE ? 0 : toNorth(theirs, player);
    List<Encounter> tables = new ArrayList<>();
    for (Encounter e : round.encounters()) {
      if (e.equals(theirs)) {
        tables.add(at(1, e, quarters));
      } else {
        tables.add(at(e.table() == 1 ? theirs.table() : e.table(), e, quarters % 2));
      }
    }
    return new Round(tables);
  }

  private static int toNorth(Encounter e, int player) {
    for (int quarters = 0; quarters < 4; quarters++) {
      Encounter turned = at(e.table(), e, quarters);
      if (Objects.equals(turned.seating().seats().get(Seat.NORTH), player)) {
        return quarters;
      }
    }
    throw new IllegalArgumentException("player [" + player + "] is not at table " + e.table());
  }

  /** The movement with these rounds; in shared play its sets keep their order. */
  static Movement of(Movement movement, List<Round> rounds) {
    if (movement.boards().play() != Play.SHARED) {
      return movement.with(rounds);
    }
    List<Round> numbered = new ArrayList<>();
    for (Round round : rounds) {
      int set =
          movement.rounds().get(numbered.size()).encounters().stream()
              .mapToInt(Encounter::set)
              .findFirst()
              .orElse(1);
      numbered.add(
          new Round(
              round.encounters().stream()
                  .map(e -> new Encounter(e.table(), e.seating(), set))
                  .toList()));
    }
    return movement.with(numbered);
  }
}
