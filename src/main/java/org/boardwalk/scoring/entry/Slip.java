package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.util.Map;
import org.boardwalk.movement.Direction;
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
 * @param gains the gains of the sides that the file states
 */
record Slip(
    int line,
    String section,
    int round,
    int table,
    int board,
    Map<Seat, String> numbers,
    Entered entered,
    Map<Direction, BigDecimal> gains) {

  /** Copies the maps. */
  Slip {
    numbers = Map.copyOf(numbers);
    gains = Map.copyOf(gains);
  }

  /** A slip of a file that states no gains. */
  Slip(
      int line,
      String section,
      int round,
      int table,
      int board,
      Map<Seat, String> numbers,
      Entered entered) {
    this(line, section, round, table, board, numbers, entered, Map.of());
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
    return new Slip(line, section, round, table, board, numbers, entered.noting(more), gains);
  }

  Slip in(int otherRound) {
    return new Slip(line, section, otherRound, table, board, numbers, entered, gains);
  }
}
