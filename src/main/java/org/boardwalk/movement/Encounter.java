package org.boardwalk.movement;

import org.jspecify.annotations.Nullable;

/**
 * A table in a round.
 *
 * @param table number of the table, from 1
 * @param seating the contestants there, seated as for the first board of the set
 * @param set the board set it plays, from 1
 */
public record Encounter(int table, Seating seating, int set) {

  // A record's own methods are linked when they are first called, and every command compares.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Encounter e
        && table == e.table
        && set == e.set
        && seating.equals(e.seating);
  }

  @Override
  public int hashCode() {
    return 211 * (211 * table + set) + seating.hashCode();
  }

  /**
   * @param other an encounter of any round
   * @return whether it is at this table, with all contestants in the seats of this one
   */
  public boolean sameSeats(Encounter other) {
    return table == other.table && seating.equals(other.seating);
  }
}
