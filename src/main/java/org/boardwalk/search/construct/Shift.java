package org.boardwalk.search.construct;

/**
 * How far each part of a rainbow has moved from the table it began at, as elements of a group:
 * whoever is at table t in that round began at table t minus the shift.
 *
 * @param south the South players
 * @param east the East players
 * @param west the West players
 * @param sets the board sets
 */
record Shift(int south, int east, int west, int sets) {

  /** Everybody is where they began. */
  static final Shift NONE = new Shift(0, 0, 0, 0);
}
