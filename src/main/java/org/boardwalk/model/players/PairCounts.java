package org.boardwalk.model.players;

import org.boardwalk.quality.Criterion;

/**
 * The counts of a pair of players in a formulation, as formulas for readers of a model.
 *
 * @param pair the pairs of players that the formulas apply to
 * @param partner P, the times they are partners
 * @param opponent O, the times they are opponents
 * @param side L, the times one is left-hand minus right-hand opponent of the other
 * @param direction D, sets in the same direction minus sets in opposite ones, at different tables
 */
record PairCounts(String pair, String partner, String opponent, String side, String direction) {

  /** The equation of a criterion, such as P(p,q) = ... */
  String equation(Criterion criterion) {
    return criterion.letter()
        + "(p,q) = "
        + switch (criterion) {
          case PARTNER -> partner;
          case OPPONENT -> opponent;
          case SIDE -> side;
          case DIRECTION -> direction;
          default -> "Σ over the meetings of p and q of the count that their two seats add";
        };
  }
}
