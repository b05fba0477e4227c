package org.boardwalk.scoring.entry;

import java.util.Map;
import org.boardwalk.movement.Seat;

/**
 * One board at one table, as handed in without a movement.
 *
 * @param line the line in the file; 0 where files have no lines
 * @param section the section; empty where there is only one
 * @param round the round; 0 where the file does not say
 * @param table the table; 0 where the file does not say
 * @param board the board
 * @param numbers the labels of the contestants by seat: pairs at North and East
 * @param entered the score
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

  /** Whether the file names the round and the table. */
  boolean placed() {
    return round > 0 && table > 0;
  }

  /** The line of the slip, as the end of a sentence about a later line. */
  String first() {
    return line > 0 ? ", first in line " + line : "";
  }

  /** This slip with one more remark on how it was understood. */
  Slip noting(String more) {
    return new Slip(line, section, round, table, board, numbers, entered.noting(more));
  }

  Slip in(int otherRound) {
    return new Slip(line, section, otherRound, table, board, numbers, entered);
  }
}
