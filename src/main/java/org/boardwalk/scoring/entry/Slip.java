package org.boardwalk.scoring.entry;

import java.util.Map;
import org.boardwalk.movement.Seat;

/**
 * One board at one table, as it was handed in without a movement.
 *
 * @param line where it stands in the file; 0 where files have no lines
 * @param section the section; empty where there is only one
 * @param round the round; 0 where nobody says
 * @param table the table; 0 where nobody says
 * @param board the board
 * @param numbers who sat where, as they are called: pairs at North and East
 * @param entered what was scored
 */
record Slip(
    int line,
    String section,
    int round,
    int table,
    int board,
    Map<Seat, String> numbers,
    Entered entered) {

  /** Copies the map. */
  Slip {
    numbers = Map.copyOf(numbers);
  }

  Slip in(int otherRound) {
    return new Slip(line, section, otherRound, table, board, numbers, entered);
  }
}
