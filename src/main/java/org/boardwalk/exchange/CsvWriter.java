package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;

/**
 * Writes a schedule as comma-separated values: a line of column names, then a line for every
 * encounter, by round and table; where rounds have parts, by round, part and table. Teams of four
 * have columns of their own, in which both halves of a team have its number.
 */
final class CsvWriter implements TextWriter {

  @Override
  public String write(Movement movement) {
    List<Seat> seats = movement.kind().seats();
    boolean teams = TeamsOfFour.in(movement);
    StringBuilder csv =
        new StringBuilder(
            CsvText.line(teams ? CsvColumns.OF_TEAMS : CsvColumns.of(movement.kind())));
    for (int part = 1; part <= movement.rounds().size(); part++) {
      int r = movement.wholeRound(part);
      if (movement.rounds().get(part - 1).encounters().isEmpty()) {
        throw new IllegalArgumentException(
            Text.of("round [%d] has no encounter, for which .csv files have no place", r));
      }
      for (Encounter e : movement.rounds().get(part - 1).encounters()) {
        List<Integer> cells = new ArrayList<>(List.of(r, e.table()));
        for (Seat seat : seats) {
          int who = e.seating().seats().getOrDefault(seat, 0);
          cells.add(teams ? TeamsOfFour.team(movement, who) : who);
        }
        cells.add(e.set());
        csv.append(CsvText.line(cells));
      }
    }
    return csv.toString();
  }
}
