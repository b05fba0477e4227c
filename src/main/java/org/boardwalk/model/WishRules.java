package org.boardwalk.model;

/**
 * The rules on what is settled beforehand in the seats formulation, in words for readers of a
 * model.
 */
final class WishRules {

  static final ModelRule FIRST =
      ModelRule.required(
          "The first rounds stay as they are",
          "Every player keeps their seats and boards of these rounds.",
          "left[r,p,q] = 1 and ns[r,p] as settled, for all p in these rounds");

  static final ModelRule PARTNERS =
      ModelRule.required(
          "Couples who must partner",
          "The two players of each couple partner in at least one round.",
          "for each couple p, q: mate[1,p,q] or mate[2,p,q] or ...");

  static final ModelRule APART =
      ModelRule.required(
          "Couples who must not partner",
          "The two players of each couple partner in no round.",
          "for each couple p, q and all r: mate[r,p,q] = 0");

  static final ModelRule STATIONARY =
      ModelRule.required(
          "Stationary players keep their seats",
          "They play in all rounds, in the same direction, and two of them who meet always meet in"
              + " the same relation.",
          "for all r: plays[r,p] = 1, ns[r,p] = ns[1,p], mate[r,p,q] = mate[1,p,q], left[r,p,q] ="
              + " left[1,p,q]");

  private WishRules() {}
}
