package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.boardwalk.quality.BoardWalk;
import org.boardwalk.quality.Copy;

/**
 * Labels that say where boards start. In circulating play a label for each copy of each set, with
 * its way; in shared play one for each table.
 */
final class StartLabels {

  private final Programme programme;
  private final Movement movement;

  StartLabels(Programme programme) {
    this.programme = programme;
    this.movement = programme.played();
  }

  List<Block> labels() {
    return switch (movement.boards().play()) {
      case SHARED -> tables();
      case CIRCULATING -> BoardWalk.of(movement).copies().stream().map(this::label).toList();
    };
  }

  private List<Block> tables() {
    Boards boards = movement.boards();
    String sign = "Boards 1-" + boards.lastBoard(boards.sets());
    String note =
        "All tables play the same boards in a round. Copies in the room: " + boards.copies() + ".";
    return programme.tables().stream()
        .map(
            t ->
                new Block(
                    "Table " + movement.table(t),
                    programme.title(),
                    List.of(sign),
                    CardGrid.NONE,
                    note))
        .toList();
  }

  private Block label(Copy copy) {
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      rows.add(List.of(Box.of(programme.wording().part(r)), Box.of(place(copy, r))));
    }
    List<Column> columns = List.of(Column.of("Round"), Column.strong("Table"));
    return new Block(
        "Boards " + programme.wording().boards(copy.set()),
        Text.of("Set %d, copy %d; %s", copy.set(), copy.number(), programme.title()),
        List.of(start(copy)),
        new CardGrid(columns, rows, 0),
        "");
  }

  private String start(Copy copy) {
    List<Integer> tables = copy.tables(1);
    return tables.isEmpty()
        ? copy.waitsFor(1).map(t -> "Stand before " + movement.table(t)).orElse("–")
        : (tables.size() == 1 ? "Table " : "Tables ") + named(tables);
  }

  private String named(List<Integer> tables) {
    return tables.stream().map(movement::table).collect(Collectors.joining(", "));
  }

  private String place(Copy copy, int round) {
    List<Integer> tables = copy.tables(round);
    String how = copy.rests(round) ? " (rest)" : tables.size() > 1 ? " (share)" : "";
    return tables.isEmpty()
        ? copy.waitsFor(round).map(t -> "stand before " + movement.table(t)).orElse("–")
        : named(tables) + how;
  }
}
