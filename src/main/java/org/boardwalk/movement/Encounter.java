package org.boardwalk.movement;

/**
 * A table in a round.
 *
 * @param table number of the table, from 1
 * @param seating the contestants there, seated as for the first board of the set
 * @param set the board set it plays, from 1
 */
public record Encounter(int table, Seating seating, int set) {

  /**
   * @param other an encounter of any round
   * @return whether it is at this table, with all contestants in the seats of this one
   */
  public boolean sameSeats(Encounter other) {
    return table == other.table && seating.equals(other.seating);
  }
}
