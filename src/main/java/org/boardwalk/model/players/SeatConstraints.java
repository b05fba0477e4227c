package org.boardwalk.model.players;

import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/** The rules of the seats formulation, in words for readers of a model. */
final class SeatConstraints {

  static final VariableFamily PLAYS =
      new VariableFamily("plays", "r,p", "player p plays in round r");
  static final VariableFamily MATE =
      new VariableFamily(
          "mate", "r,p,q", "p and q are partners in round r; p < q, the other way is the same");
  static final VariableFamily LEFT =
      new VariableFamily("left", "r,p,q", "q is the left-hand opponent of p in round r");
  static final VariableFamily NS = new VariableFamily("ns", "r,p", "p sits North-South in round r");

  static final VariableFamily NE =
      new VariableFamily("ne", "r,p", "p sits North or East on the first board of round r");
  static final VariableFamily NW =
      new VariableFamily("nw", "r,p", "p sits North or West on the first board of round r");

  static final ConstraintFamily PLACES =
      ConstraintFamily.game(
          "Every player begins in one of the four places of a table",
          "Clockwise the places are North, East, South, West: the player on the left of North is"
              + " East. ns and ne together tell the place.",
          "left[r,p,q] and ns[r,p] ⇒ ne[r,q] = ne[r,p]; left[r,p,q] and not ns[r,p] ⇒ ne[r,q] ≠"
              + " ne[r,p]; mate[r,p,q] ⇒ ne[r,q] ≠ ne[r,p]; ne[r,p] ≤ plays[r,p]");

  static final ConstraintFamily TURNED =
      ConstraintFamily.meaning(
          "In which places two players begin at a table",
          "Their relation on every board of the set follows from these: with a rotation North"
              + " stays, and the others change places board by board.",
          "begin[r,p,q,a,b] = (p and q are at one table) · (p begins in place a), and q in place b");

  static final ConstraintFamily NORTH_WEST =
      ConstraintFamily.meaning(
          "Players who begin North or West",
          "They sit in the same direction as North on the third board.",
          "nw[r,p] = 1 where ns[r,p] = ne[r,p] and p plays");

  static final PairCounts COUNTS =
      new PairCounts(
          "For each pair p < q.",
          "Σ_r mate[r,p,q]",
          "Σ_r (left[r,p,q] + left[r,q,p])",
          "Σ_r (left[r,p,q] - left[r,q,p])",
          "(sets in which both are NS or both EW) - (sets in which they differ) - P + O");

  static final ConstraintFamily ABSENT =
      ConstraintFamily.game(
          "Absent players do not play", "Players who come late or have left.", "plays[r,p] = 0");

  static final ConstraintFamily ONE_PLACE =
      ConstraintFamily.game(
          "Everybody has one place in a round",
          "A player at a table has one partner, one left-hand and one right-hand opponent; a player"
              + " who sits out has none.",
          "for all r, p: Σ_q mate[r,p,q] = Σ_q left[r,p,q] = Σ_q left[r,q,p] = plays[r,p]");

  static final ConstraintFamily ACROSS =
      ConstraintFamily.game(
          "Four sit round a table",
          "The left-hand opponent of my left-hand opponent is my partner. So the players form"
              + " tables of four.",
          "for all r and different p, q, s: of left[r,p,q], left[r,q,s], mate[r,p,s] two imply the"
              + " third; left[r,p,q] + left[r,q,p] + mate[r,p,q] ≤ 1");

  static final ConstraintFamily DIRECTION =
      ConstraintFamily.game(
          "Partners sit in the same direction, opponents in different ones",
          "North-South or East-West; a player who sits out counts as East-West.",
          "left[r,p,q] ⇒ ns[r,p] ≠ ns[r,q]; mate[r,p,q] and ns[r,p] ⇒ ns[r,q]; ns[r,p] ≤"
              + " plays[r,p]");

  static final ConstraintFamily HALF =
      ConstraintFamily.redundant(
          "Half of the players at the tables sit North-South",
          "Two of four do at each table.",
          "for all r: Σ_p ns[r,p] = 2 · tables");

  static final ConstraintFamily SITTING_OUT_NEXT =
      ConstraintFamily.game(
          "Sit-outs are shared",
          "In every round that is not settled, the players who have sat out least so far sit out."
              + " How often a player may have sat out by then is known for each round beforehand.",
          "for all such r, p: least ≤ sit-outs of p up to r ≤ most");

  static final ConstraintFamily AGREEMENT =
      ConstraintFamily.meaning(
          "Who sits in the same direction in a set",
          "A product of two literals is 1 where both are: both NS, both EW, one NS and the other"
              + " EW.",
          "both = a·b: a and b ⇒ both; both ⇒ a; both ⇒ b");

  static final ConstraintFamily FIRST_ROUND =
      ConstraintFamily.symmetry(
          "Players may be renamed",
          "Round 1 is given: at table 1 player 1 sits North, 2 South, 3 East, 4 West, at table 2"
              + " player 5 North, and so on; the last players sit out.",
          "left[1,1,3] = left[1,3,2] = left[1,2,4] = left[1,4,1] = ns[1,1] = 1, ...");

  static final VariableFamily KIND =
      new VariableFamily("kind", "k", "the first round that is not settled is of kind k");

  static final ConstraintFamily KINDS =
      ConstraintFamily.meaning(
          "Kinds of first rounds",
          "Rounds are of one kind where they differ only by the names of players who are alike:"
              + " exchanging two of these changes nothing that the wish asks.",
          "kind[k] = 1 where left[r,p,q] and ns[r,p] are those of the k-th round in a list");

  static final ConstraintFamily FIRST_KIND =
      ConstraintFamily.symmetry(
          "Players who are alike may be renamed",
          "The first round that is not settled is in the list of kinds.",
          "Σ_k kind[k] ≥ 1");

  static final ConstraintFamily PARTNERS_IN_ORDER =
      ConstraintFamily.symmetry(
          "Players who are alike may be renamed",
          "Of two players in a row who are alike, and who do not partner in the first round that is"
              + " not settled, the first one has the first partner there, or the second sits out.",
          "mate[r,p,a] ⇒ Σ {mate[r,q,b] : b > a} = plays[r,q], for p and the next q that is alike");

  static final ConstraintFamily MOST_PARTNERSHIPS =
      ConstraintFamily.symmetry(
          "Any round may be the first",
          "No round has more partnerships than the first between players of two classes, or within"
              + " one, for the classes with the fewest couples.",
          "for all r > 1: Σ {mate[1,p,q]} ≥ Σ {mate[r,p,q]} over these couples");

  static final ConstraintFamily ANY_TURN =
      ConstraintFamily.symmetry(
          "All tables of a round may be turned by one seat",
          "That swaps the directions of the round and changes no count. So player 1 sits"
              + " North-South whenever they play, else player 2 does.",
          "for all r > 1: plays[r,1] ⇒ ns[r,1]; plays[r,2] ⇒ plays[r,1] or ns[r,2]");

  static final ConstraintFamily ROUNDS =
      ConstraintFamily.symmetry(
          "Rounds may be put in any order",
          "From the second on they are in the order of the partners of player 1, or of the players"
              + " who sit out, where no player does twice.",
          "for all r > 1: mate[r,1,q] ⇒ Σ {mate[r+1,1,s] : s ≥ q} = 1; where all come once, they"
              + " are given");

  static final ConstraintFamily FIRST =
      ConstraintFamily.required(
          "The first rounds stay as they are",
          "Every player keeps their seats and boards of these rounds.",
          "left[r,p,q] = 1 and ns[r,p] as settled, for all p in these rounds");

  static final ConstraintFamily STATIONARY =
      ConstraintFamily.required(
          "Stationary players keep their seats",
          "They play in all rounds, in the same direction, and two of them who meet always meet in"
              + " the same relation.",
          "for all r: plays[r,p] = 1, ns[r,p] = ns[1,p], mate[r,p,q] = mate[1,p,q], left[r,p,q] ="
              + " left[1,p,q]");

  private SeatConstraints() {}

  static String idea(IndividualWish wish) {
    return "Every round is free"
        + (SeatTables.numbered(wish) ? "" : ", and tables have no numbers")
        + ": a round tells who partners whom and who sits on whose left. The players then form"
        + " tables of four."
        + nobodySitsOut(wish, "plays[r,p] = 1");
  }

  /** What formulas call a variable where there are no sit-outs, and the model has none of it. */
  static String nobodySitsOut(IndividualWish wish, String constant) {
    return 4 * wish.tables() == wish.players() && wish.fixed().attendance().full()
        ? " Nobody sits out: " + constant + " throughout."
        : "";
  }

  /** The counts of the formulation, by board where seats rotate. */
  static PairCounts counts(IndividualWish wish) {
    return wish.rotation() == Rotation.NONE
        ? COUNTS
        : new PairCounts(
            COUNTS.pair(),
            "Σ_r Σ_ab begin[r,p,q,a,b] · (boards on which a and b are partners)",
            "Σ_r Σ_ab begin[r,p,q,a,b] · (boards on which they are opponents)",
            "Σ_r Σ_ab begin[r,p,q,a,b] · (boards with b on the left of a - with b on the right)",
            "(boards on which both are NS or both EW) - (boards on which they differ) - P + O");
  }

  static ConstraintFamily fullTables(IndividualWish wish) {
    boolean always = wish.fixed().attendance().full();
    return ConstraintFamily.game(
        "As many tables as can be filled",
        tables(wish.tables())
            + " in every round"
            + (always ? "." : ", fewer where too few players are there."),
        always
            ? Text.of("for all r: Σ_p plays[r,p] = %d", 4 * wish.tables())
            : "for all r: Σ_p plays[r,p] = 4 · tables");
  }

  static String tables(int count) {
    return count == 1 ? "One table" : count + " tables";
  }

  static ConstraintFamily sitOuts(IndividualWish wish) {
    int out = SitOutShare.of(wish).inRound();
    String name = "Sit-outs are shared";
    if (out == 0) {
      return ConstraintFamily.game(name, "No player sits out: the tables are full.", "");
    }
    int always = wish.fixed().alwaysPlaying(wish.rounds()).size();
    int turns = wish.players() - always;
    int all = out * wish.rounds();
    String share =
        Text.of("%d ≤ T(%d) ≤ %d", all / turns, wish.rounds(), (all + turns - 1) / turns);
    if (!wish.fixed().inTurn()) {
      return ConstraintFamily.game(
          name,
          "The numbers of sit-outs differ by at most one over all rounds"
              + (always > 0 ? "; some players never do." : "."),
          "for all p, with T(r) = sit-outs of p in rounds 1 to r: " + share);
    }
    return ConstraintFamily.game(
        name,
        "The numbers of sit-outs differ by at most one, and no player sits out twice before all"
            + " have sat out once"
            + (always > 0 ? "; some players never do." : "."),
        "for all p, with T(r) = sit-outs of p in rounds 1 to r = Σ_{i ≤ r} (1 - plays[i,p]): "
            + Text.of(
                "T(r) ≤ 1 for r ≤ %d, T(r) ≥ 1 for r ≥ %d; ", turns / out, (turns + out - 1) / out)
            + share);
  }
}
