package org.boardwalk.model;

/** What is settled beforehand, for readers of the seats formulation. */
final class WishRules {

  static final ModelRule FIRST =
      ModelRule.required(
          "The first rounds stay as they are",
          "Everybody sits where they sat, with the boards they had.",
          "left[r,p,q] = 1 and ns[r,p] as settled, for all p in these rounds");

  static final ModelRule PARTNERS =
      ModelRule.required(
          "Couples who must partner",
          "They partner each other in at least one round.",
          "for each couple p, q: mate[1,p,q] or mate[2,p,q] or ...");

  static final ModelRule APART =
      ModelRule.required(
          "Couples who must not partner",
          "They partner each other in no round.",
          "for each couple p, q and all r: mate[r,p,q] = 0");

  static final ModelRule STATIONARY =
      ModelRule.required(
          "Stationary players keep their seats",
          "They play in all rounds, in the same direction, and what two of them are to each other"
              + " they always are.",
          "for all r: plays[r,p] = 1, ns[r,p] = ns[1,p], mate[r,p,q] = mate[1,p,q], left[r,p,q] ="
              + " left[1,p,q]");

  private WishRules() {}
}
