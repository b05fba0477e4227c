package org.boardwalk.search.construct;

/**
 * The distances that the parts of a rainbow have moved from the tables where they began, as
 * elements of a group: a player at table t in that round began at table t minus the shift.
 *
 * @param south the South players
 * @param east the East players
 * @param west the West players
 * @param sets the board sets
 */
record Shift(int south, int east, int west, int sets) {

  /** No shift, as in round 1. */
  static final Shift NONE = new Shift(0, 0, 0, 0);
}
