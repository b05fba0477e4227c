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

  /** Whether the file says in which round and at which table. */
  boolean placed() {
    return round > 0 && table > 0;
  }

  /** Where it stands, as the end of a sentence about a later line. */
  String first() {
    return line > 0 ? ", first in line " + line : "";
  }

  /** The same with something more to be said of how it was understood. */
  Slip noting(String more) {
    return new Slip(line, section, round, table, board, numbers, entered.noting(more));
  }

  Slip in(int otherRound) {
    return new Slip(line, section, otherRound, table, board, numbers, entered);
  }
}
