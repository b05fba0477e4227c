package org.boardwalk.exchange;

import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.text.Text;

/**
 * Writes NBB {@code .ASC} files of pairs and individuals, see {@link AscReader}; sets are numbers.
 */
final class AscWriter implements TextWriter {

  @Override
  public String write(Movement movement) {
    if (movement.kind() == Kind.SOLO) {
      throw new IllegalArgumentException(
          "kind [solo] has no place in .asc files, which hold pairs and individuals");
    }
    boolean individual = movement.kind() == Kind.INDIVIDUAL;
    StringBuilder text = new StringBuilder();
    text.append(
        Text.of(
            "%d %d %d %d %d\n",
            movement.contestants(),
            movement.tables(),
            movement.rounds().size(),
            movement.boards().sets(),
            individual ? 1 : 0));
    for (int r = 1; r <= movement.rounds().size(); r++) {
      text.append(line(movement, r)).append('\n');
    }
    return text.append("#<name>")
        .append(TextWriter.oneLine(movement.name()))
        .append("</name>\n")
        .toString();
  }

  private static String line(Movement movement, int number) {
    Map<Integer, Encounter> at = at(movement.rounds().get(number - 1), number);
    String unused = movement.kind() == Kind.INDIVIDUAL ? "0 0 0 0 0" : "0-0 0";
    StringJoiner line = new StringJoiner("  ");
    for (int t = 1; t <= movement.tables(); t++) {
      Encounter encounter = at.get(t);
      line.add(encounter == null ? unused : words(encounter));
    }
    return line.toString();
  }

  private static Map<Integer, Encounter> at(Round round, int number) {
    Map<Integer, Encounter> at = new HashMap<>();
    for (Encounter e : round.encounters()) {
      if (at.put(e.table(), e) != null) {
        throw new IllegalArgumentException(
            Text.of(
                "round %d, table [%d] has two encounters, for which .asc files have no place",
                number, e.table()));
      }
    }
    return at;
  }

  private static String words(Encounter encounter) {
    Map<Seat, Integer> seats = encounter.seating().seats();
    return encounter.seating().kind() == Kind.PAIRS
        ? Text.of("%d-%d %d", seats.get(Seat.NORTH), seats.get(Seat.EAST), encounter.set())
        : Text.of(
            "%d %d %d %d %d",
            seats.get(Seat.NORTH),
            seats.get(Seat.SOUTH),
            seats.get(Seat.EAST),
            seats.get(Seat.WEST),
            encounter.set());
  }
}
