package org.boardwalk.exchange;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * Writes the table of a movement of pairs to paste into Magic Contest, see {@link
 * MagicContestReader}.
 */
final class MagicContestWriter implements TextWriter {

  @Override
  public String write(Movement movement) {
    String why = "has no place in Magic Contest's table, which has a column for NS and one for EW";
    RoundGrid.refuse(
        movement.kind(),
        Kind.INDIVIDUAL,
        why + "\nMaybe write a Bridgemate database, --to bws, which Magic Contest reads too.");
    RoundGrid.refuse(movement.kind(), Kind.SOLO, why);
    StringBuilder text = new StringBuilder();
    for (RoundGrid.Spot cell : RoundGrid.of(movement, "Magic Contest")) {
      cell.encounter().ifPresent(e -> text.append(line(movement.boards(), cell.round(), e)));
    }
    return text.toString();
  }

  private static String line(Boards boards, int round, Encounter e) {
    return Text.of(
        "%d\t%d\t%d\t%d\t%d\t%d\n",
        e.table(),
        round,
        e.seating().seats().get(Seat.NORTH),
        e.seating().seats().get(Seat.EAST),
        boards.firstBoard(e.set()),
        boards.lastBoard(e.set()));
  }
}
