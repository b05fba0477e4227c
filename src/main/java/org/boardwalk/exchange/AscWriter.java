package org.boardwalk.exchange;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * Writes NBB {@code .ASC} files of pairs and individuals, see {@link AscReader}; sets are numbers.
 */
final class AscWriter implements TextWriter {

  @Override
  public String write(Movement movement) {
    RoundGrid.refuse(
        movement.kind(), Kind.SOLO, "has no place in .asc files, which hold pairs and individuals");
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
    List<RoundGrid.Spot> spots = RoundGrid.of(movement, ".asc files");
    for (int r = 1; r <= movement.rounds().size(); r++) {
      text.append(line(movement.kind(), spots, r)).append('\n');
    }
    return text.append("#<name>")
        .append(TextWriter.oneLine(movement.name()))
        .append("</name>\n")
        .toString();
  }

  private static String line(Kind kind, List<RoundGrid.Spot> spots, int round) {
    String unused = kind == Kind.INDIVIDUAL ? "0 0 0 0 0" : "0-0 0";
    return spots.stream()
        .filter(spot -> spot.round() == round)
        .map(spot -> spot.encounter().map(AscWriter::words).orElse(unused))
        .collect(Collectors.joining("  "));
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
