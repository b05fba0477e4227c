package org.boardwalk.model;

import org.boardwalk.quality.Criterion;

/**
 * How a formulation counts what two players are to each other, for readers.
 *
 * @param pair which pairs of players are looked at
 * @param partner P, the times they are partners
 * @param opponent O, the times they are opponents
 * @param side L, the times one is left-hand minus right-hand opponent of the other
 * @param direction D, sets in the same direction minus sets in opposite ones, at different tables
 */
record PairCounts(String pair, String partner, String opponent, String side, String direction) {

  /** Such as P(p,q) = ..., and the letter alone. */
  String equation(Criterion criterion) {
    return letter(criterion)
        + "(p,q) = "
        + switch (criterion) {
          case PARTNER -> partner;
          case OPPONENT -> opponent;
          case SIDE -> side;
          case DIRECTION -> direction;
        };
  }

  static String letter(Criterion criterion) {
    return switch (criterion) {
      case PARTNER -> "P";
      case OPPONENT -> "O";
      case SIDE -> "L";
      case DIRECTION -> "D";
    };
  }
}
