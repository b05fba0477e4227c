package org.boardwalk.search.construct;

/**
 * The tables where the players and the set now at a table began; tables count from 0.
 *
 * @param north the first table of the North player
 * @param south the first table of the South player
 * @param east the first table of the East player
 * @param west the first table of the West player
 * @param set the table of the board set in round 1
 */
record StartTables(int north, int south, int east, int west, int set) {}
