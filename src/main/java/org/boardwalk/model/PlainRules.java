package org.boardwalk.model;

/** The rules of the plain formulation, in words for readers of a model. */
final class PlainRules {

  static final VariableFamily SEAT =
      new VariableFamily(
          "seat", "r,i,p", "player p has seat i in round r: N, E, S, W of table after table");
  static final VariableFamily MATE =
      new VariableFamily("mate", "r,p,q", "p and q are partners in round r; p < q");
  static final VariableFamily LEFT =
      new VariableFamily("left", "r,p,q", "q is the left-hand opponent of p in round r");
  static final VariableFamily DIRECTION =
      new VariableFamily("direction", "r,p,d", "player p sits NS (d = 1) or EW (d = 2) in round r");

  static final String IDEA =
      "The model one would write at first: variables for seats, products for partners and"
          + " opponents, no symmetry broken.";

  static final ModelRule SEATS =
      ModelRule.game(
          "Every player has at most one seat in a round, and every seat is taken",
          "A player without a seat sits out.",
          "for all r: Σ_p seat[r,i,p] = 1 for each i; Σ_i seat[r,i,p] ≤ 1 for each p");

  static final ModelRule SIT_OUTS =
      ModelRule.game(
          "Sit-outs are shared",
          "Numbers of sit-outs differ by at most one.",
          "for all p: ⌊all/v⌋ ≤ Σ_r Σ_i seat[r,i,p] ≤ ⌈all/v⌉");

  static final ModelRule MEETINGS =
      ModelRule.meaning(
          "Partners and left-hand opponents",
          "Their totals are fixed by the number of seats, which excludes all others.",
          "seat[r,i,p] and seat[r,across i,q] ⇒ mate[r,p,q]; seat[r,i,p] and seat[r,next to i,q] ⇒"
              + " left[r,p,q]; Σ mate = seats / 2, Σ left = seats");

  static final ModelRule DIRECTIONS =
      ModelRule.meaning(
          "Directions",
          "A player sits North or South, East or West at any table.",
          "for all r, p, d: direction[r,p,d] = Σ {seat[r,i,p] : seat i has direction d}");

  private PlainRules() {}
}
