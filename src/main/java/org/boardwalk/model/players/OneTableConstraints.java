package org.boardwalk.model.players;

import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;

/** The rules of the formulation of one table, in words for readers of a model. */
final class OneTableConstraints {

  static final VariableFamily TIMES =
      new VariableFamily(
          "times", "n,e,s,w", "how often North n, East e, South s, West w is the seating");

  static final VariableFamily MORE =
      new VariableFamily("more", "p", "whether p sits out once more than some others do");

  static final String IDEA =
      "There is one table, so a round is a seating, and the order of the rounds changes no"
          + " criterion: a schedule says how often each seating is played. Seatings that no"
          + " criterion tells apart are taken once. Afterwards the rounds are put in an order in"
          + " which no player sits out twice before all have sat out once.";

  static final PairCounts COUNTS =
      new PairCounts(
          "For each pair p < q.",
          "Σ times[...], each as often as p and q are partners in it",
          "Σ times[...], each as often as p and q are opponents in it",
          "Σ times[...], each as often as q is on the left of p, less as often as on the right",
          "0, as there is no other table");

  static final ConstraintFamily FIRST_TURN =
      ConstraintFamily.symmetry(
          "Players are named by when they first sit out",
          "The players who sit out in the first round have the first numbers, those of the second"
              + " round the next ones, as long as all of them sit out for the first time.",
          "for each such group: Σ {times[...] : the group sits out} ≥ 1");

  static final ConstraintFamily MORE_GIVEN =
      ConstraintFamily.symmetry(
          "Players who sit out more come first",
          "Players who sit out equally often are ordered by how often they partner the others: each"
              + " at least as often as the next.",
          "more[p] ≥ more[p + 1]; where they are equal, Σ {P(p, q) : more[q] is not more[p]} ≥ that"
              + " of p + 1");

  static final ConstraintFamily MORE_FIRST =
      ConstraintFamily.symmetry(
          "Players who sit out more come first",
          "Within each such group, and among the players in no group, players who sit out once more"
              + " come first. Each group has at least as many of them as the next group.",
          "more[p] ≥ more[p + 1]; for groups G and the next one H: Σ {more[p] : p in G} ≥ Σ"
              + " {more[p] : p in H}");

  static final ConstraintFamily OFTEN_FIRST =
      ConstraintFamily.symmetry(
          "Groups who sit out together more often come first",
          "All players sit out equally often.",
          "for groups G and the next one H: Σ {times[...] : G sits out} ≥ Σ {times[...] : H sits"
              + " out}");

  static final VariableFamily GROUP_OUT =
      new VariableFamily("groupOut", "g", "group g sits out together in some round");

  static final ConstraintFamily IN_TURN =
      ConstraintFamily.game(
          "Sit-outs go in turn",
          "The first rounds, as long as all in them sit out for the first time, have groups without"
              + " a player in common.",
          "groupOut[g] = 1 where Σ {times[...] : g sits out} ≥ 1; for some groups without a player"
              + " in common, as many as such rounds: both[i] = their product = 1");

  static final ConstraintFamily MORE_ALIKE =
      ConstraintFamily.symmetry(
          "Players who are alike may be renamed",
          "Of players whom no rule tells apart, those who sit out once more come first.",
          "more[p] ≥ more[q], for p and the next q that is alike");

  static final ConstraintFamily MIRROR =
      ConstraintFamily.symmetry(
          "Left and right may be exchanged everywhere",
          "The last player is no more often on the right of the first than on the left.",
          "L(first, last) ≥ 0");

  static final ConstraintFamily MOST_PLAYED =
      ConstraintFamily.symmetry(
          "Players may be renamed",
          "Of all seatings into which players who are alike can be renamed, the first one is played"
              + " most.",
          "for all such n, e, s, w: times[...] of the first ≥ times[n,e,s,w]");

  private OneTableConstraints() {}

  static ConstraintFamily rounds(IndividualWish wish) {
    return ConstraintFamily.game(
        "Every round has one seating",
        Text.of("There are %d rounds.", wish.rounds()),
        Text.of("Σ times[...] = %d", wish.rounds()));
  }

  static ConstraintFamily sitOuts(IndividualWish wish) {
    int out = wish.players() - 4;
    String name = "Sit-outs are shared";
    if (out == 0) {
      return ConstraintFamily.game(name, "No player sits out.", "");
    }
    int players = wish.players();
    int all = out * wish.rounds();
    return ConstraintFamily.game(
        name,
        "The numbers of sit-outs differ by at most one.",
        all % players == 0
            ? Text.of("for all p: Σ {times[...] : p does not sit there} = %d", all / players)
            : Text.of(
                "for all p: Σ {times[...] : p does not sit there} = %d + more[p]; Σ more[p] = %d",
                all / players, all % players));
  }
}
