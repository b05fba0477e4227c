package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/**
 * The score sheet of an individual at a single table: a line for every board in the order of play.
 */
final class ScoreSheet {

  private static final double LINE = 18;

  private final Programme programme;

  ScoreSheet(Programme programme) {
    this.programme = programme;
  }

  List<Block> sheet() {
    Movement movement = programme.played();
    List<Column> columns =
        new ArrayList<>(
            List.of(Column.of(programme.say("round")), Column.of(programme.say("board"))));
    programme.seats().forEach(s -> columns.add(Column.strong(programme.wording().seat(s))));
    columns.add(Column.toWrite(programme.say("contract"), 3.2));
    columns.add(Column.toWrite(programme.say("by"), 1.8));
    columns.add(Column.toWrite(programme.say("tricks"), 2.2));
    for (int c = 1; c <= movement.contestants(); c++) {
      columns.add(Column.toWrite(programme.numbered(c), 3.2));
    }
    List<List<Box>> lines = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        for (int b = 0; b < movement.boards().perSet(); b++) {
          lines.add(line(movement.wholeRound(r), e, b, columns.size()));
        }
      }
    }
    lines.add(total(columns.size()));
    return List.of(
        new Block(
            programme.say("scoreSheet"),
            programme.title(),
            List.of(),
            new CardGrid(columns, lines, LINE),
            names()));
  }

  private List<Box> line(int round, Encounter e, int board, int columns) {
    Movement movement = programme.played();
    List<Box> line = new ArrayList<>();
    line.add(Box.of("" + round));
    line.add(Box.of("" + (movement.boards().firstBoard(e.set()) + board)));
    var seats = movement.seating(e, board).seats();
    for (Seat seat : programme.seats()) {
      line.add(Box.of("" + seats.get(seat)));
    }
    return filled(line, columns);
  }

  private List<Box> total(int columns) {
    return filled(new ArrayList<>(List.of(Box.of(programme.say("total")))), columns);
  }

  private static List<Box> filled(List<Box> line, int columns) {
    while (line.size() < columns) {
      line.add(Box.EMPTY);
    }
    return line;
  }

  private String names() {
    List<String> names = new ArrayList<>();
    programme.names().byContestant().keySet().stream()
        .sorted()
        .forEach(c -> names.add(programme.numbered(c) + ": " + programme.names().of(c)));
    return String.join(", ", names);
  }
}
