package org.boardwalk.scoring;

import org.boardwalk.movement.Seating;

/**
 * One board at one table in one round, as a movement foresees it.
 *
 * @param round number of the round, from 1
 * @param table number of the table, from 1
 * @param board number of the board, from 1
 * @param seating who sits where for this board, with the rotation
 */
public record BoardPlay(int round, int table, int board, Seating seating) {

  /**
   * @param other a play of another movement
   * @return whether it is of the same board at the same table in the same round
   */
  public boolean sameAs(BoardPlay other) {
    return round == other.round && table == other.table && board == other.board;
  }
}
