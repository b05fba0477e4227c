package org.boardwalk.model.players;

import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/** The rules of the formulation of one set, in words for readers of a model. */
final class OneSetConstraints {

  static final VariableFamily NS =
      new VariableFamily(
          "ns", "p,r,c", "player p plays the set in round r, from copy c of it, as North or South");
  static final VariableFamily EW =
      new VariableFamily(
          "ew", "p,r,c", "player p plays the set in round r, from copy c of it, as East or West");
  static final VariableFamily TABLE =
      new VariableFamily("table", "r,c", "copy c of the set is played in round r");
  static final VariableFamily OUT = new VariableFamily("out", "p", "player p never plays the set");
  static final VariableFamily PLAYS_NS =
      new VariableFamily("setNS", "p", "p plays the set as North or South");
  static final VariableFamily PLAYS_EW =
      new VariableFamily("setEW", "p", "p plays the set as East or West");
  static final VariableFamily MATES =
      new VariableFamily("mates", "p,q", "p and q play the set as partners");
  static final VariableFamily FOES =
      new VariableFamily("foes", "p,q", "p and q play the set against each other");
  static final VariableFamily FIRST =
      new VariableFamily(
          "first", "p", "p is North if p plays the set as NS, East if p plays it as EW");
  static final VariableFamily LEFT =
      new VariableFamily(
          "left", "p,q", "p and q play the set against each other, q on the left of p");

  static final PairCounts COUNTS =
      new PairCounts(
          "For one pair p, q of each class.",
          "Σ mates[...], each as often as the group takes that pair to p, q",
          "Σ foes[...], each as often as the group takes that pair to p, q",
          "Σ 2·left[...] - foes[...] over pairs that the group takes to p, q, less those that it"
              + " takes to q, p",
          "(pairs that the group takes to p, q and that play the set in the same direction) -"
              + " (pairs that play it in different ones), not counting pairs at the same table");

  static final ConstraintFamily ONCE =
      ConstraintFamily.game(
          "Nobody plays the set twice",
          "Every player plays it once or never.",
          "for all p: out[p] + Σ_{r,c} (ns[p,r,c] + ew[p,r,c]) = 1");

  static final ConstraintFamily FOUR =
      ConstraintFamily.game(
          "Two pairs at a table",
          "Where the set is played there are two players NS and two EW.",
          "for all r, c: Σ_p ns[p,r,c] = Σ_p ew[p,r,c] = 2·table[r,c]");

  static final ConstraintFamily ONE_PLACE =
      ConstraintFamily.game(
          "Everybody has one place in a round",
          "The players of the set in each round, moved back by the group, are the players of"
              + " another set in the first round: no player may be among them twice.",
          "for all p: Σ_{g,c} (ns[g(p),g,c] + ew[g(p),g,c]) ≤ 1, g the group's step to a round");

  static final ConstraintFamily TOGETHER =
      ConstraintFamily.meaning(
          "Partners and opponents over the set",
          "Partners play it in the same round, from the same copy and in the same direction,"
              + " opponents in different directions.",
          "mates[p,q] and ns[p,r,c] ⇒ ns[q,r,c]; foes[p,q] and ns[p,r,c] ⇒ ew[q,r,c]; and so on");

  static final ConstraintFamily DIRECTION =
      ConstraintFamily.meaning(
          "In which direction the set is played",
          "Every player plays the set as NS, as EW or not at all, in any round.",
          "for all p: setNS[p] = Σ_{r,c} ns[p,r,c]; setEW[p] = Σ_{r,c} ew[p,r,c]");

  static final ConstraintFamily ONE_PARTNER =
      ConstraintFamily.meaning(
          "A player meets three others",
          "A player of the set has one partner and two opponents on it.",
          "for all p: out[p] + Σ_q mates[p,q] = 1; 2·out[p] + Σ_q foes[p,q] = 2");

  static final ConstraintFamily SEATS =
      ConstraintFamily.meaning(
          "Left-hand opponents",
          "One of two partners is North or East. On the left of North sits East, on the left of"
              + " East sits South, on the left of South sits West, on the left of West sits North.",
          "mates[p,q] ⇒ first[p] ≠ first[q]; left[p,q] = foes[p,q] and (p NS: first[p] = first[q];"
              + " p EW: first[p] ≠ first[q])");

  static final ConstraintFamily COPIES_IN_TURN =
      ConstraintFamily.symmetry(
          "Copies are alike",
          "Tables that play the set in the same round have its copies in the order of their first"
              + " North-South players.",
          "for all p, r, c: ns[p,r,c+1] ⇒ ns[q,r,c] for a q before p");

  static final ConstraintFamily FIRST_ROUND =
      ConstraintFamily.symmetry(
          "Which round is the first does not matter",
          "The set is played in the first round.",
          "table[1,1] = 1");

  static final ConstraintFamily FIRST_PLAYER =
      ConstraintFamily.symmetry(
          "Names and directions do not matter",
          "The first player plays the set in the first round as North or South.",
          "ns[1,1,1] = 1");

  private OneSetConstraints() {}

  static String idea(IndividualWish wish, Development development) {
    String all = wish.boards().play() == Play.SHARED ? "All play the same set in a round. " : "";
    return all
        + Text.of(
            "The model chooses all plays of one of the %d sets: the players, rounds and directions."
                + " The other sets are played likewise some rounds later, with the players moved on"
                + " by a group of %d permutations (%s)",
            wish.boards().sets(), development.order(), development.name())
        + (development.multiplied()
            ? ", and each multiplier leaves the plays of the set unchanged. "
            : ". ")
        + "Every player is compared with every other over the set, so that directions are counted"
        + " without variables for tables. Pairs of players that the group takes to each other are a"
        + " class: they count alike."
        + SeatConstraints.nobodySitsOut(wish, "out[p] = 0");
  }

  static ConstraintFamily tables(IndividualWish wish) {
    return ConstraintFamily.game(
        "As many tables as can be filled",
        Text.of("The set is played %s, as there are as many tables.", times(wish.tables())),
        Text.of("Σ_{r,c} table[r,c] = %d", wish.tables()));
  }

  private static String times(int number) {
    return number == 1 ? "once" : number + " times";
  }

  static ConstraintFamily copies(Boards boards) {
    return ConstraintFamily.game(
        "Copies of the boards suffice",
        Text.of(
            "In a round at most %d %s a set.",
            boards.copies(), BoardConstraints.tables(boards.copies())),
        "");
  }

  static ConstraintFamily sitOuts(IndividualWish wish) {
    SitOutShare share = SitOutShare.of(wish);
    return share.most() == 0
        ? SeatConstraints.sitOuts(wish)
        : ConstraintFamily.game(
            "Sit-outs are shared",
            "Over all rounds the numbers of sit-outs differ by at most one.",
            Text.of("for all p: %d ≤ Σ_g out[g(p)] ≤ %d", share.least(), share.most()));
  }
}
