package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/** The sign-up list with each contestant's first seat, and the tables of the first round. */
final class SeatingSheet {

  private static final double LINE = 24;
  private static final double NAME = 18;

  private final Programme programme;

  SeatingSheet(Programme programme) {
    this.programme = programme;
  }

  /** The list; one for each section, as each signs up at its own tables. */
  List<Block> signUp() {
    return programme.bySection().stream().map(this::signUp).toList();
  }

  private Block signUp(List<Integer> contestants) {
    List<Column> columns =
        List.of(
            Column.strong(programme.say("numberHead")),
            Column.strong(programme.say("startsAt")),
            Column.toWrite(programme.say(programme.seats().size() == 4 ? "name" : "names"), NAME));
    List<List<Box>> rows = new ArrayList<>();
    for (int c : contestants) {
      String name = programme.names().byContestant().getOrDefault(c, "");
      rows.add(List.of(Box.of(programme.label(c)), Box.of(start(c)), Box.of(name)));
    }
    String section = programme.movement().numbering().sections().letter(contestants.get(0));
    return new Block(
        (programme.say("signUp") + " " + section).strip(),
        programme.title(),
        List.of(),
        new CardGrid(columns, rows, LINE),
        "");
  }

  Block seats() {
    List<Column> columns = new ArrayList<>(List.of(Column.strong(programme.say("table"))));
    programme.seats().forEach(s -> columns.add(Column.of(programme.wording().seat(s))));
    columns.add(Column.of(programme.say("boards")));
    List<List<Box>> rows = new ArrayList<>();
    for (int table : programme.tables()) {
      programme.encounters(1, table).forEach(e -> rows.add(row(e)));
      programme.halfTables().at(1, table).ifPresent(half -> rows.add(alone(half)));
    }
    return new Block(
        programme.say("room.roundHeading", 1),
        programme.title(),
        out(),
        new CardGrid(columns, rows, 0),
        "");
  }

  private List<Box> row(Encounter e) {
    List<Box> row = new ArrayList<>(List.of(Box.of(programme.movement().table(e.table()))));
    for (Seat seat : programme.seats()) {
      row.add(Box.of(programme.entered(e.seating().seats().getOrDefault(seat, 0), seat)));
    }
    row.add(Box.of(programme.wording().boards(e.set())));
    return row;
  }

  private List<Box> alone(HalfTables.Wait half) {
    List<Box> row = new ArrayList<>();
    row.add(Box.of(programme.movement().table(half.table())));
    for (Seat seat : programme.seats()) {
      boolean here = seat == half.place().seat();
      row.add(
          Box.of(here ? programme.entered(half.contestant(), seat) : programme.say("noOpponents")));
    }
    row.add(Box.of("–"));
    return row;
  }

  private String start(int contestant) {
    if (!programme.attendance().present(contestant, 1)) {
      return programme.say("comesLater");
    }
    return programme.wording().place(programme.place(contestant, 1));
  }

  private List<String> out() {
    List<Integer> waiting = programme.waiting(1);
    if (programme.sitOuts().count() > 0) {
      return waiting.stream()
          .map(
              c ->
                  programme.language().sentence("sitOutAt", sitOut(c))
                      + ": "
                      + programme.entered(c))
          .toList();
    }
    String who = waiting.stream().map(programme::entered).collect(Collectors.joining(", "));
    return waiting.isEmpty() ? List.of() : List.of(programme.say("sitsOut") + ": " + who);
  }

  private int sitOut(int contestant) {
    return programme.sitOuts().at(contestant, 1).number();
  }
}
