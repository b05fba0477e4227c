package org.boardwalk.model.players;

import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * The relations of two players by their seats in a round of the seats formulation, and the literals
 * that stand for a seat. Seats are those of the first board of a set, numbered 0 N, 1 E, 2 S, 3 W.
 */
interface SeatPlaces {

  /**
   * Two players at one table.
   *
   * @param literal true when they sit in these seats, or in seats with the same relation
   * @param seat the seat of one
   * @param other the seat of the other
   */
  record TwoSeats(int literal, int seat, int other) {}

  /**
   * Boards of a set on which each player sits in the same direction throughout.
   *
   * @param ns of r and p: the literal that player p sits NS on them in round r
   * @param units how many boards these are; 1 for the whole set where players keep their seats
   */
  record Facing(IntBinaryOperator ns, int units) {}

  /** All ways in which two players may meet in a round: at most one is true. */
  List<TwoSeats> meetings(int r, int p, int q);

  /** The boards of a set by direction; the first entry has its first board. */
  List<Facing> directions();

  /** The literals that have to be true for a player to sit in a seat, as far as it matters. */
  int[] sitting(int r, int p, int seat);
}
