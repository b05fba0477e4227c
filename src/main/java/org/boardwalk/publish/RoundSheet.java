package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.SitOutPlaces;

/** Rounds as rows, tables as columns, in blocks of tables that fit on a sheet. */
final class RoundSheet {

  private static final int SHEET_WIDTH = 100;

  /**
   * The most contestants who wait that are named singly. More are written as ranges; a range of few
   * would look like a game.
   */
  private static final int MOST_NAMED = 12;

  /** A column below the round numbers. */
  private record Column(String head, List<String> cells) {}

  private final Movement movement;
  private final Attendance attendance;
  private final Wording wording;
  private final HalfTables halfTables;
  private final SitOutPlaces sitOuts;
  private final boolean sameBoards;

  RoundSheet(Movement movement, Attendance attendance) {
    this.movement = movement;
    this.attendance = attendance;
    this.wording = new Wording(movement);
    this.halfTables = HalfTables.of(movement, attendance);
    this.sitOuts = SitOutPlaces.of(movement);
    this.sameBoards =
        movement.rounds().stream()
            .allMatch(
                r -> r.encounters().stream().mapToInt(Encounter::set).distinct().count() <= 1);
  }

  String text() {
    List<String> blocks = new ArrayList<>();
    List<Column> block = new ArrayList<>();
    int width = 0;
    for (Column column : columns()) {
      int next = TextTable.width(column.head(), column.cells());
      if (!block.isEmpty() && width + next > SHEET_WIDTH) {
        blocks.add(block(block));
        block.clear();
        width = 0;
      }
      block.add(column);
      width += next;
    }
    blocks.add(block(block));
    return String.join("\n", blocks);
  }

  private String block(List<Column> columns) {
    TextTable table = new TextTable().numbers("Round");
    if (sameBoards) {
      table.words("Boards");
    }
    columns.forEach(c -> table.words(c.head()));
    for (int r = 0; r < movement.rounds().size(); r++) {
      List<String> row = new ArrayList<>();
      row.add("" + (r + 1));
      if (sameBoards) {
        row.add(boards(movement.rounds().get(r)));
      }
      for (Column c : columns) {
        row.add(c.cells().get(r));
      }
      table.row(row);
    }
    return table.text();
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    int most =
        IntStream.concat(
                movement.rounds().stream()
                    .flatMap(r -> r.encounters().stream())
                    .mapToInt(Encounter::table),
                halfTables.waits().stream().mapToInt(HalfTables.Wait::table))
            .max()
            .orElse(0);
    for (int t = 1; t <= most; t++) {
      int table = t;
      List<String> cells =
          IntStream.rangeClosed(1, movement.rounds().size())
              .mapToObj(r -> halfTables.at(r, table).map(this::alone).orElse(encounters(r, table)))
              .toList();
      columns.add(new Column("Table " + t, cells));
    }
    waiting(Wording.sitOuts(sitOuts, attendance), true).ifPresent(columns::add);
    waiting("Absent", false).ifPresent(columns::add);
    return columns;
  }

  /**
   * The contestants who are present without a table, or those who are absent; empty when there are
   * none.
   */
  private Optional<Column> waiting(String head, boolean there) {
    List<String> cells = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      int round = r;
      List<Integer> waiting =
          movement.rounds().get(r - 1).sittingOut(movement.contestants()).stream()
              .filter(c -> attendance.present(c, round) == there)
              .filter(c -> !there || halfTables.in(round).isEmpty())
              .toList();
      boolean ranges = waiting.size() > MOST_NAMED && sitOuts.count() == 0;
      List<Integer> listed = there ? sitOuts.inOrder(waiting, round) : waiting;
      cells.add(ranges ? NumberRanges.of(waiting) : Wording.list(listed));
    }
    return cells.stream().allMatch(String::isEmpty)
        ? Optional.empty()
        : Optional.of(new Column(head, cells));
  }

  /** Such as "NS3 alone": the pair keeps its seat, or waits for its next table. */
  private String alone(HalfTables.Wait half) {
    return half.place().seatLabel(movement.kind()) + half.contestant() + " alone";
  }

  private String boards(Round round) {
    return round.encounters().stream().findFirst().map(e -> wording.boards(e.set())).orElse("");
  }

  private String encounters(int round, int table) {
    return movement.rounds().get(round - 1).encounters().stream()
        .filter(e -> e.table() == table)
        .map(e -> wording.seats(e) + (sameBoards ? "" : " " + wording.boards(e.set())))
        .collect(Collectors.joining(" and "));
  }
}
