package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/**
 * The pick-up slip of each table in each round: a line for each board, with its number and the
 * contestants filled in. The director collects them after the round.
 */
final class PickUpSlips {

  private static final double LINE = 24;

  private final Programme programme;
  private final Movement movement;

  PickUpSlips(Programme programme) {
    this.programme = programme;
    this.movement = programme.played();
  }

  /** The slips, by round and table. */
  List<Block> slips() {
    List<Block> slips = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      int round = r;
      movement.rounds().get(r - 1).encounters().stream()
          .sorted((a, b) -> Integer.compare(a.table(), b.table()))
          .forEach(e -> slips.add(slip(movement.wholeRound(round), e)));
    }
    return slips;
  }

  private Block slip(int round, Encounter e) {
    List<Column> columns = new ArrayList<>(List.of(Column.strong(programme.say("board"))));
    programme.seats().forEach(s -> columns.add(Column.of(programme.wording().seat(s))));
    columns.addAll(
        List.of(
            Column.toWrite(programme.say("contract"), 2.6),
            Column.toWrite(programme.say("by"), 1.2),
            Column.toWrite(programme.say("tricks"), 1.6),
            Column.toWrite(programme.say("seat.NS") + " +", 2),
            Column.toWrite(programme.say("seat.EW") + " +", 2)));
    Boards boards = movement.boards();
    List<List<Box>> rows = new ArrayList<>();
    for (int k = 0; k < boards.perSet(); k++) {
      List<Box> row = new ArrayList<>(List.of(Box.of("" + (boards.firstBoard(e.set()) + k))));
      var seats = movement.seating(e, k).seats();
      programme.seats().forEach(s -> row.add(Box.of(programme.label(seats.getOrDefault(s, 0), s))));
      while (row.size() < columns.size()) {
        row.add(Box.EMPTY);
      }
      rows.add(row);
    }
    return new Block(
        programme.say("roundTable", round, movement.table(e.table())),
        programme.say("pickUpHint"),
        List.of(),
        new CardGrid(columns, rows, LINE),
        "");
  }
}
