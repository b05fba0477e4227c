package org.boardwalk.movement;

/** How the board sets are used. */
public enum Play {
  /** All tables play the same set in a round, with copies at every table (barometer). */
  SHARED,
  /** Sets move from table to table; in a round a set is at no more tables than it has copies. */
  CIRCULATING
}
