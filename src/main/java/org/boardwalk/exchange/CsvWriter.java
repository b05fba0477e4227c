package org.boardwalk.exchange;

import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;

/**
 * Writes a schedule as comma-separated values: a line of column names, then a line for every
 * encounter, by round and table. Numbers only, so nothing needs quotes or could be taken for a
 * formula.
 */
final class CsvWriter implements TextWriter {

  @Override
  public String write(Movement movement) {
    List<Seat> seats = CsvColumns.seats(movement.kind());
    StringBuilder csv =
        new StringBuilder(String.join(",", CsvColumns.of(movement.kind()))).append('\n');
    for (int r = 1; r <= movement.rounds().size(); r++) {
      if (movement.rounds().get(r - 1).encounters().isEmpty()) {
        throw new IllegalArgumentException(
            "round [%d] has no encounter, for which .csv files have no place".formatted(r));
      }
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        csv.append(r).append(',').append(e.table());
        seats.forEach(s -> csv.append(',').append(e.seating().seats().get(s)));
        csv.append(',').append(e.set()).append('\n');
      }
    }
    return csv.toString();
  }
}
