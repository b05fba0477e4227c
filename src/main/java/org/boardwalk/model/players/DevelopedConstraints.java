package org.boardwalk.model.players;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/** The rules of the developed formulation, in words for readers of a model. */
final class DevelopedConstraints {

  static final VariableFamily OUT =
      new VariableFamily("out", "k,p", "player p sits out in base round k");
  static final VariableFamily NS =
      new VariableFamily(
          "ns",
          "k,u,p",
          "player p sits North-South in base round k; u counts the boards of a set where seats rotate,"
              + " else it is 1");
  static final PairCounts COUNTS =
      new PairCounts(
          "For one pair p, q of each class.",
          "Σ table[k,...], each as often as some g takes two partners at its tables to p, q",
          "Σ table[k,...], each as often as some g takes two opponents at its tables to p, q",
          "Σ table[k,...], each as often as some g takes two opponents at its tables to p, q with q on the"
              + " left of p, less those with q on the right",
          "A(p,q) - P(p,q) + O(p,q), where A = (sets in which both are NS or both EW) - (sets in"
              + " which one is NS, the other EW): partners agree and opponents differ at their own table, which"
              + " does not count");

  static final ConstraintFamily ONE_PLACE =
      ConstraintFamily.game(
          "Everybody has one place in a round",
          "In a base round everybody sits at one table or sits out; so they do in its images.",
          "for all k, p: out[k,p] + Σ {table[k,...] : p sits at one of its tables} = 1");

  static final ConstraintFamily DIRECTION =
      ConstraintFamily.meaning(
          "Who sits North-South",
          "A player sits North-South at a North or South seat. A player who plays and does not sit"
              + " North-South sits East-West; that is a product of two variables and has no name of"
              + " its own.",
          "for all k, u, p: ns[k,u,p] = Σ {table[k,...] : p sits NS at one of its tables}; EW is"
              + " both[i] = (1 - ns[k,u,p])·(1 - out[k,p])");

  static final ConstraintFamily AGREEMENT =
      ConstraintFamily.meaning(
          "Who sits in the same direction in a set",
          "Products for two players a, b in a base round: both NS, both EW, one NS and the other EW.",
          "A(p,q) = Σ_k Σ_u NS(a)·NS(b) + EW(a)·EW(b) - NS(a)·EW(b) - EW(a)·NS(b) over all a, b that"
              + " some g takes to p, q, as often as it does; each product is both[i] = x·y: x and y ⇒"
              + " both; both ⇒ x; both ⇒ y");

  static final ConstraintFamily SET_AGREEMENT =
      ConstraintFamily.meaning(
          "Who sits in the same direction in a set",
          "Products for two players in a set: both NS, both EW, one NS and the other EW.",
          "A(p,q) = Σ_s NS(p)·NS(q) + EW(p)·EW(q) - NS(p)·EW(q) - EW(p)·NS(q), with NS(p) = setNS[s,p]"
              + " and EW(p) = setEW[s,p], or what they are taken from; each product is both[i] = x·y:"
              + " x and y ⇒ both; both ⇒ x; both ⇒ y");

  static final ConstraintFamily SET_DIRECTION =
      ConstraintFamily.meaning(
          "In which direction a set is played",
          "Every player plays a set as NS, as EW or not at all, in any round.",
          "setNS[s,p] = Σ {table[k,...] : a player that some g takes to p sits NS there, with the"
              + " set that g takes to s}; setEW[s,p] likewise for EW");

  static final ConstraintFamily TURNED_DIRECTION =
      ConstraintFamily.meaning(
          "In which direction the later boards of a set are played",
          "Boards are of the same kind when every player sits in the same direction on them; the"
              + " first board is of kind 1.",
          "for all u > 1: turnedNS[u,s,p] = Σ {table[k,...] : a player that some g takes to p sits"
              + " NS there on boards of kind u, with the set that g takes to s}; turnedEW[u,s,p]"
              + " likewise for EW");

  static final ConstraintFamily FOLLOWING =
      ConstraintFamily.required(
          "Directions: who plays the same cards",
          "With the given directions any two players compare in the same direction as often as in"
              + " opposite ones, or once more or less, provided that partners and opponents are as"
              + " required.",
          "");

  private DevelopedConstraints() {}

  static ConstraintFamily firstOut(Development development) {
    return ConstraintFamily.symmetry(
        development.multiplied() ? "Player 1 sits out" : "The base round can be moved",
        development.multiplied()
            ? "Multipliers leave the only player who sits out in place. That is player 1; or, where"
                + " they leave other players in place too, the base round can be moved so that it"
                + " is player 1."
            : "The group takes any player to any other, and each image of a base round does as well as"
                + " the base round: player 1 sits out in the first one.",
        "out[1,1] = 1");
  }

  static ConstraintFamily left(int each) {
    return ConstraintFamily.required(
        "Opponents and sides, player by player",
        Text.of(
            "Every player sits on the left of every other player %s: so any two are opponents %s,"
                + " equally often on either side.",
            times(each), times(2 * each)),
        Text.of("for one pair p, q of each class: Left[p,q] = %d and Left[q,p] = %d", each, each));
  }

  private static String times(int number) {
    return number == 1 ? "once" : number == 2 ? "twice" : number + " times";
  }

  static VariableFamily tables(Development development, boolean circulating) {
    int images = development.multipliers().size() - 1;
    String also = images == 0 ? "" : Text.of(", and its %d images under the multipliers", images);
    return new VariableFamily(
        "table",
        circulating ? "k,n,e,s,w,b" : "k,n,e,s,w",
        "base round k has a table with North n, East e, South s, West w"
            + (circulating ? " that plays set b" : "")
            + also);
  }

  static String idea(IndividualWish wish, Development development) {
    int order = development.order();
    int base = wish.rounds() / order;
    String rounds = base == 1 ? "One round is chosen" : base + " rounds are chosen";
    String idea =
        Text.of(
            "%s, and a group of %d permutations of the players makes all %d rounds of %s",
            rounds, order, wish.rounds(), base == 1 ? "it" : "them");
    idea += order == 1 ? "." : ": the first takes players " + images(development.translation(1));
    if (development.multiplied()) {
      idea +=
          Text.of(
                  " A base round is its own image under %d multipliers beside the one that changes nothing;"
                      + " the first takes players ",
                  development.multipliers().size() - 1)
              + images(development.multipliers().get(1));
    }
    return idea
        + directions(development)
        + " Variables are the tables that a base round may have; of the ways in which the same four can"
        + " sit, those that no criterion which counts can tell apart are one, such as a table turned half"
        + " round. Pairs of players that the"
        + " group takes to each other are a class: they count alike, so that what is said of one is"
        + " said of all, and its cost counts as often as the class has pairs. Here k counts the base"
        + " rounds, and g goes through the group."
        + SeatConstraints.nobodySitsOut(wish, "out[k,p] = 0");
  }

  private static String directions(Development development) {
    BaseDirections directions = development.directions();
    return directions.given()
        ? Text.of(
            " Who sits North-South in a base round is given: players %s.",
            numbers(IntStream.range(0, development.players()).filter(p -> directions.allow(p, 1))))
        : "";
  }

  /** Which players the permutation takes the first few players to. */
  private static String images(int[] permutation) {
    int shown = Math.min(5, permutation.length);
    String more = shown < permutation.length ? " and so on" : "";
    return numbers(IntStream.range(0, shown))
        + " to "
        + numbers(Arrays.stream(permutation).limit(shown))
        + more
        + ".";
  }

  private static String numbers(IntStream players) {
    return players.mapToObj(p -> String.valueOf(p + 1)).collect(Collectors.joining(", "));
  }

  static ConstraintFamily fullTables(IndividualWish wish) {
    int out = SitOutShare.of(wish).inRound();
    return ConstraintFamily.game(
        "As many tables as can be filled",
        SeatConstraints.tables(wish.tables())
            + Text.of(" in every round; %s.", out == 0 ? "nobody sits out" : "sitting out: " + out),
        Text.of("for all k: Σ_p out[k,p] = %d", out));
  }

  static ConstraintFamily copies(Boards boards) {
    return ConstraintFamily.game(
        "Copies of the boards suffice",
        Text.of(
            "In a round at most %d %s a set.",
            boards.copies(), BoardConstraints.tables(boards.copies())),
        Text.of("for all k, s: Σ {table[k,...] : with set s} ≤ %d", boards.copies()));
  }

  static ConstraintFamily sitOuts(IndividualWish wish) {
    SitOutShare share = SitOutShare.of(wish);
    return share.most() == 0
        ? SeatConstraints.sitOuts(wish)
        : ConstraintFamily.game(
            "Sit-outs are shared",
            "Over all rounds the numbers of sit-outs differ by at most one. Afterwards the rounds are"
                + " put in an order in which nobody sits out twice before everybody has once.",
            Text.of(
                "for all p: %d ≤ Σ_k Σ_g out[k, who becomes p under g] ≤ %d",
                share.least(), share.most()));
  }
}
