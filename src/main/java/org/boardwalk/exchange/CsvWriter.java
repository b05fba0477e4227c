package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * Writes a schedule as comma-separated values: a line of column names, then a line for every
 * encounter, by round and table.
 */
final class CsvWriter implements TextWriter {

  @Override
  public String write(Movement movement) {
    List<Seat> seats = movement.kind().seats();
    StringBuilder csv = new StringBuilder(CsvText.line(CsvColumns.of(movement.kind())));
    for (int r = 1; r <= movement.rounds().size(); r++) {
      if (movement.rounds().get(r - 1).encounters().isEmpty()) {
        throw new IllegalArgumentException(
            Text.of("round [%d] has no encounter, for which .csv files have no place", r));
      }
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        List<Integer> cells = new ArrayList<>(List.of(r, e.table()));
        seats.forEach(s -> cells.add(e.seating().seats().get(s)));
        cells.add(e.set());
        csv.append(CsvText.line(cells));
      }
    }
    return csv.toString();
  }
}
