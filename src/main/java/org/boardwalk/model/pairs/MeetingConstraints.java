package org.boardwalk.model.pairs;

import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.EvenMeetings;

/** The rules of the formulation of meetings, in words for readers of a model. */
final class MeetingConstraints {

  static final VariableFamily MEET =
      new VariableFamily(
          "meet", "r,p,q", "p and q meet in round r; p < q, the other way is the same");
  static final VariableFamily PLAYS =
      new VariableFamily("plays", "p,r,s", "p plays set s in round r");
  static final VariableFamily OUT = new VariableFamily("out", "r,p", "p sits out in round r");

  static final String IDEA =
      "A round tells which pairs meet and which set of boards each pair plays. The choice of"
          + " North-South is left open: it matters for the balance only and is made afterwards.";

  static final ConstraintFamily ONE_OPPONENT =
      ConstraintFamily.game(
          "Every pair has one opponent in a round",
          "With an odd number of pairs one sits out.",
          "for all r, p: Σ_q meet[r,p,q] = 1, or meet + out[r,p] = 1 with Σ_p out[r,p] = 1");

  static final ConstraintFamily SIT_OUTS =
      ConstraintFamily.game(
          "Sit-outs are shared",
          "Numbers of sit-outs differ by at most one; with an even number of pairs none sits out.",
          "for all p: ⌊rounds/pairs⌋ ≤ Σ_r out[r,p] ≤ ⌈rounds/pairs⌉");

  private static final ConstraintFamily MEET_ONCE =
      ConstraintFamily.game(
          "Nobody meets twice",
          "Two pairs meet at most once; exactly once where all pairs meet.",
          "for all p < q: Σ_r meet[r,p,q] ≤ 1");

  static final ConstraintFamily NO_REPLAY =
      ConstraintFamily.game(
          "Nobody replays a board",
          "Every pair plays one set in a round, and no set twice.",
          "for all p: Σ_s plays[p,r,s] = 1 for each r; Σ_r plays[p,r,s] ≤ 1 for each s");

  static final ConstraintFamily SAME_SET =
      ConstraintFamily.game(
          "Opponents play the same set",
          "Pairs that meet have the same boards.",
          "for all r, p, q, s: meet[r,p,q] and plays[p,r,s] ⇒ plays[q,r,s]");

  static final ConstraintFamily STAYING =
      ConstraintFamily.game(
          "Some pairs can stay at one table",
          "So they never meet each other. Which pairs these are is only a matter of numbering.",
          "for all r, and p < q who stay: meet[r,p,q] = 0");

  static final VariableFamily STAYS =
      new VariableFamily("stays", "p", "p can stay at one table all the time");

  static final ConstraintFamily SOME_STAY =
      ConstraintFamily.game(
          "Some pairs can stay at one table",
          "So they never meet each other. Rules name pairs, so that it is open which pairs stay.",
          "Σ_p stays[p] ≥ the number asked for; for all r, p < q: stays[p] and stays[q] ⇒"
              + " meet[r,p,q] = 0");

  static final ConstraintFamily SETS_IN_ORDER =
      ConstraintFamily.symmetry(
          "Sets may be renamed",
          "So pair 1 plays sets 1, 2, 3, ...",
          "for all r: plays[1,r,r] = 1");

  static final ConstraintFamily ROUNDS_IN_ORDER =
      ConstraintFamily.symmetry(
          "Rounds may be exchanged",
          "No rule tells the rounds apart, so pair 1 meets the others in the order of their"
              + " numbers.",
          "for all r > 1, q: meet[r-1,1,q] ⇒ meet[r,1,q'] for a q' ≥ q");

  static final ConstraintFamily IN_ORDER =
      ConstraintFamily.symmetry(
          "Sets and the opponents of pair 1 may be renamed",
          "So pair 1 meets pairs 2, 3, 4, ... with sets 1, 2, 3, ..., and after the last pair 2"
              + " again.",
          "for all r: meet[r,1,2+(r-1) mod (pairs-1)] = plays[1,r,r] = 1");

  private MeetingConstraints() {}

  /** The rule on how often two pairs meet. */
  static ConstraintFamily meetings(EvenMeetings even) {
    return even.most() <= 1
        ? MEET_ONCE
        : ConstraintFamily.game(
            "Meetings are as even as can be",
            "There are more rounds than opponents.",
            Text.of("for all p < q: %d ≤ Σ_r meet[r,p,q] ≤ %d", even.least(), even.most()));
  }

  /** What the model is about, with the symmetry it asks for. */
  static String idea(MeetingTurn turn, int parts) {
    String idea =
        parts == 1
            ? IDEA
            : Text.of(
                "%s A round has %d parts, in which seats do not change: meetings count rounds,"
                    + " and plays count parts.",
                IDEA, parts);
    return turn.equals(MeetingTurn.NONE)
        ? idea
        : Text.of(
            "%s Pairs, rounds and sets go round in circles of %d, and those left over at the end"
                + " stay. A meeting holds for all its images on the circles, which share their"
                + " variables. Not every answer to the wish is of this form: an exhausted search"
                + " proves nothing about the others.",
            idea, turn.order());
  }

  static ConstraintFamily copies(int copies) {
    return ConstraintFamily.game(
        "Copies of the boards suffice",
        Text.of("In a round at most %d %s a set.", copies, BoardConstraints.tables(copies)),
        Text.of("for all r, s: Σ_p plays[p,r,s] ≤ 2 · %d", copies));
  }
}
