package org.boardwalk.scoring;

import org.boardwalk.movement.Seating;

/**
 * One board at one table in one round, as planned by a movement.
 *
 * @param round number of the round, from 1
 * @param table number of the table, from 1
 * @param board number of the board, from 1
 * @param seating the players at the table for this board, after the rotation
 */
public record BoardPlay(int round, int table, int board, Seating seating) {

  /**
   * @param other a play of another movement
   * @return whether both are of one board at one table in one round
   */
  public boolean sameAs(BoardPlay other) {
    return round == other.round && table == other.table && board == other.board;
  }
}
