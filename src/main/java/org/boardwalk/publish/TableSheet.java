package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Seat;

/**
 * The sheet of every table in use: the contestants of each round, their boards, and where they go
 * next.
 */
final class TableSheet {

  private final Movement movement;
  private final Wording wording;
  private final FollowRules rules;
  private final HalfTables halfTables;
  private final List<Seat> seats;

  TableSheet(Movement movement, Attendance attendance) {
    this.movement = movement;
    this.wording = new Wording(movement);
    this.rules = FollowRules.of(movement);
    this.halfTables = HalfTables.of(movement, attendance);
    this.seats = movement.kind().seats();
  }

  String text() {
    Map<Integer, TextTable> sections = new TreeMap<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        List<String> row = new ArrayList<>();
        row.add("" + r);
        seats.forEach(s -> row.add("" + e.seating().seats().get(s)));
        row.add(wording.boards(e.set()));
        sections.computeIfAbsent(e.table(), t -> columns()).row(row);
      }
      halfTables
          .in(r)
          .ifPresent(
              half -> sections.computeIfAbsent(half.table(), t -> columns()).row(alone(half)));
    }
    List<String> parts = new ArrayList<>();
    sections.forEach((t, rows) -> parts.add("Table " + t + "\n" + rows.text() + next(t)));
    return String.join("\n", parts);
  }

  private List<String> alone(HalfTables.Wait half) {
    List<String> row = new ArrayList<>();
    row.add("" + half.round());
    seats.forEach(s -> row.add(s == half.place().seat() ? "" + half.contestant() : "-"));
    row.add("-");
    return row;
  }

  private TextTable columns() {
    TextTable table = new TextTable().numbers("Round");
    seats.forEach(s -> table.numbers(wording.seat(s)));
    return table.words("Boards");
  }

  private String next(int table) {
    String sentence =
        rules.from(place -> place instanceof Place.AtTable at && at.table() == table).sentence();
    return sentence.isEmpty()
        ? ""
        : "Next: " + sentence.substring(("table " + table + ": ").length()) + "\n";
  }
}
