package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;

/** A section for every contestant: their way through the rounds. */
final class ContestantSheet {

  private static final List<Seat> CLOCKWISE = List.of(Seat.values());

  private final Movement movement;
  private final Attendance attendance;
  private final Wording wording;
  private final HalfTables halfTables;
  private final List<TextTable> sections = new ArrayList<>();

  ContestantSheet(Movement movement, Attendance attendance) {
    this.movement = movement.inWholeRounds();
    this.attendance = attendance;
    this.wording = new Wording(movement);
    this.halfTables = HalfTables.of(movement, attendance);
  }

  String text() {
    for (int c = 1; c <= movement.contestants(); c++) {
      sections.add(columns());
    }
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        play(r, e);
      }
      for (int c : movement.sittingOut(r)) {
        section(c).row(idle(c, r));
      }
    }
    List<String> parts = new ArrayList<>();
    for (int c = 1; c <= sections.size(); c++) {
      parts.add(heading(c) + section(c).text());
    }
    return String.join("\n", parts);
  }

  private List<String> idle(int contestant, int round) {
    if (!attendance.present(contestant, round)) {
      return List.of("" + round, "absent");
    }
    return halfTables
        .waiting(round, contestant)
        .map(
            half ->
                List.of(
                    "" + round,
                    movement.table(half.table()),
                    half.place().seatLabel(movement.kind()),
                    "none",
                    "-"))
        .orElse(List.of("" + round, "sits out"));
  }

  private TextTable section(int contestant) {
    return sections.get(contestant - 1);
  }

  private String heading(int contestant) {
    String noun = Wording.contestant(movement.kind());
    return noun.substring(0, 1).toUpperCase(Locale.ROOT)
        + noun.substring(1)
        + " "
        + movement.label(contestant)
        + "\n";
  }

  private TextTable columns() {
    TextTable table = new TextTable().numbers("Round").words("Table").words("Seat");
    if (movement.kind() == Kind.INDIVIDUAL) {
      table.numbers("Partner").numbers("LHO").numbers("RHO");
    } else {
      table.numbers("Opponent");
    }
    return table.words(movement.rotation() == Rotation.NONE ? "Boards" : "Board");
  }

  private void play(int round, Encounter e) {
    if (movement.rotation() == Rotation.NONE) {
      seat(round, e, 0, wording.boards(round, e));
      return;
    }
    for (int b = 0; b < movement.boards().perSet(); b++) {
      seat(round, e, b, "" + (movement.boards().firstBoard(e.set()) + b));
    }
  }

  private void seat(int round, Encounter e, int board, String boards) {
    Map<Seat, Integer> seats = movement.seating(e, board).seats();
    seats.forEach(
        (seat, contestant) -> {
          List<String> row = new ArrayList<>();
          row.add("" + round);
          row.add(movement.table(e.table()));
          row.add(wording.seat(seat));
          if (movement.kind() == Kind.INDIVIDUAL) {
            // The other players at the table, clockwise from this seat: left-hand opponent,
            // partner, right-hand opponent.
            for (int turn : new int[] {2, 1, 3}) {
              row.add(
                  movement.label(
                      seats.getOrDefault(CLOCKWISE.get((CLOCKWISE.indexOf(seat) + turn) % 4), 0)));
            }
          } else {
            row.add(movement.label(opponent(e, contestant)));
          }
          row.add(boards);
          section(contestant).row(row);
        });
  }

  private static int opponent(Encounter e, int contestant) {
    int ns = e.seating().at(Direction.NS).get(0);
    return ns == contestant ? e.seating().at(Direction.EW).get(0) : ns;
  }
}
