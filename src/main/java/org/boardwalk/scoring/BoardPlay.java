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
public record BoardPlay(int round, int table, int board, Seating seating) {}
