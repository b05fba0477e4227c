package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/**
 * The sheet of changes of a session that goes on otherwise than planned: the tables and rounds in
 * which anything differs, and nothing else.
 */
final class ChangeSheet {

  private final Programme programme;
  private final Movement before;
  private final Movement after;

  /**
   * @param programme the session as it goes on
   * @param before the movement as it was planned
   */
  ChangeSheet(Programme programme, Movement before) {
    this.programme = programme;
    this.before = before.inWholeRounds();
    this.after = programme.movement();
  }

  Block sheet() {
    List<Column> columns =
        new ArrayList<>(
            List.of(Column.of(programme.say("round")), Column.strong(programme.say("table"))));
    programme.seats().forEach(s -> columns.add(Column.of(programme.wording().seat(s))));
    columns.add(Column.of(programme.say("boards")));
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= programme.rounds(); r++) {
      Set<Integer> tables = new TreeSet<>(programme.tables());
      at(before, r).forEach(e -> tables.add(e.table()));
      for (int table : tables) {
        Optional<Encounter> was = at(before, r, table);
        Optional<Encounter> is = at(after, r, table);
        if (!was.equals(is)) {
          rows.add(row(r, table, was, is));
        }
      }
    }
    return new Block(
        programme.say("changes"),
        programme.title(),
        List.of(),
        new CardGrid(columns, rows, 0),
        note());
  }

  private String note() {
    List<String> gone = new ArrayList<>();
    programme
        .attendance()
        .left()
        .forEach(
            left ->
                gone.add(
                    programme.say(
                        "changes.leaves", programme.numbered(left.contestant()), left.after())));
    gone.add(programme.say("changes.rest"));
    return String.join(" ", gone);
  }

  private static List<Encounter> at(Movement movement, int round) {
    return round > movement.rounds().size()
        ? List.of()
        : movement.rounds().get(round - 1).encounters();
  }

  private static Optional<Encounter> at(Movement movement, int round, int table) {
    return at(movement, round).stream().filter(e -> e.table() == table).findFirst();
  }

  private List<Box> row(int round, int table, Optional<Encounter> was, Optional<Encounter> is) {
    List<Box> row = new ArrayList<>(List.of(Box.of("" + round), Box.of(after.table(table))));
    for (Seat seat : programme.seats()) {
      row.add(is.map(e -> seated(e, seat)).orElseGet(() -> waits(round, was, seat)));
    }
    row.add(
        is.map(e -> programme.boards(round, e, ""))
            .orElseGet(
                () ->
                    was.map(e -> Box.of(programme.say("rest", programme.wording().boards(e.set()))))
                        .orElse(Box.of("–"))));
    return row;
  }

  private Box seated(Encounter e, Seat seat) {
    return Box.of(programme.entered(e.seating().seats().getOrDefault(seat, 0), seat));
  }

  /** Who was to play at a table that is empty, and waits there. */
  private Box waits(int round, Optional<Encounter> was, Seat seat) {
    return was.map(e -> e.seating().seats().getOrDefault(seat, 0))
        .filter(c -> c > 0 && programme.attendance().present(c, round))
        .filter(
            c -> at(after, round).stream().noneMatch(e -> e.seating().contestants().contains(c)))
        .map(c -> Box.of(programme.say("waits", programme.entered(c, seat))))
        .orElse(Box.of("–"));
  }
}
