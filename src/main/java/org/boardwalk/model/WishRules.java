package org.boardwalk.model;

/** What is settled beforehand, for readers of the seats formulation. */
final class WishRules {

  static final Rule FIRST =
      Rule.required(
          "The first rounds stay as they are",
          "Everybody sits where they sat, with the boards they had.",
          "left[r,p,q] = 1 and ns[r,p] as settled, for all p in these rounds");

  static final Rule PARTNERS =
      Rule.required(
          "Couples who must partner",
          "They partner each other in at least one round.",
          "for each couple p, q: mate[1,p,q] or mate[2,p,q] or ...");

  static final Rule APART =
      Rule.required(
          "Couples who must not partner",
          "They partner each other in no round.",
          "for each couple p, q and all r: mate[r,p,q] = 0");

  static final Rule STATIONARY =
      Rule.required(
          "Stationary players keep their seats",
          "They play in all rounds, in the same direction, and what two of them are to each other"
              + " they always are.",
          "for all r: plays[r,p] = 1, ns[r,p] = ns[1,p], mate[r,p,q] = mate[1,p,q], left[r,p,q] ="
              + " left[1,p,q]");

  private WishRules() {}
}
