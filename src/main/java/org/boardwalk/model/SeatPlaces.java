package org.boardwalk.model;

import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * What the seats of a round of the seats formulation say of two players, and which literals tell a
 * seat. Seats are those of the first board of a set, numbered 0 N, 1 E, 2 S, 3 W.
 */
interface SeatPlaces {

  /**
   * Two players at one table.
   *
   * @param literal true when they sit there so, or in seats that are as much to each other
   * @param seat the seat of one
   * @param other the seat of the other
   */
  record TwoSeats(int literal, int seat, int other) {}

  /**
   * Boards of a set on which everybody sits in the same direction.
   *
   * @param ns of r and p: the literal that player p sits NS on them in round r
   * @param units how many there are; 1 for the whole set where everybody keeps their seat
   */
  record Facing(IntBinaryOperator ns, int units) {}

  /** All ways in which two players may meet in a round: at most one is true. */
  List<TwoSeats> meetings(int r, int p, int q);

  /** The boards of a set; the first ones begin with its first board. */
  List<Facing> directions();

  /** The literals that have to be true for a player to sit in a seat, as far as it matters. */
  int[] sitting(int r, int p, int seat);
}
