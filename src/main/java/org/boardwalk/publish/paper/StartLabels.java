package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
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
    String sign = programme.say("boardsNumbered", "1-" + boards.lastBoard(boards.sets()));
    String note = programme.say("labels.shared", boards.copies());
    return programme.tables().stream()
        .map(
            t ->
                new Block(
                    programme.say("tableNumber", movement.table(t)),
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
    List<Column> columns =
        List.of(Column.of(programme.say("round")), Column.strong(programme.say("table")));
    return new Block(
        programme.say("boardsNumbered", programme.wording().boards(copy.set())),
        programme.say("labels.set", copy.set(), copy.number(), programme.title()),
        List.of(start(copy)),
        new CardGrid(columns, rows, 0),
        "");
  }

  private String start(Copy copy) {
    List<Integer> tables = copy.tables(1);
    return tables.isEmpty()
        ? copy.waitsFor(1)
            .map(t -> programme.language().sentence("standBefore", movement.table(t)))
            .orElse("–")
        : programme.language().sentence("tables", tables.size(), named(tables));
  }

  private String named(List<Integer> tables) {
    return tables.stream().map(movement::table).collect(Collectors.joining(", "));
  }

  private String place(Copy copy, int round) {
    List<Integer> tables = copy.tables(round);
    String how =
        copy.rests(round)
            ? " " + programme.say("labels.rest")
            : tables.size() > 1 ? " " + programme.say("labels.share") : "";
    return tables.isEmpty()
        ? copy.waitsFor(round).map(t -> programme.say("standBefore", movement.table(t))).orElse("–")
        : named(tables) + how;
  }
}
