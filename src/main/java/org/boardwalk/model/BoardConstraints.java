package org.boardwalk.model;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.text.Text;

/** The rules on boards in formulations for players, in words for readers of a model. */
public final class BoardConstraints {

  public static final VariableFamily AT =
      new VariableFamily("set", "r,p,s", "player p plays set s in round r");
  private static final VariableFamily SET_NS =
      new VariableFamily("setNS", "s,p", "p plays set s as North or South");
  private static final VariableFamily SET_EW =
      new VariableFamily("setEW", "s,p", "p plays set s as East or West");

  private static final VariableFamily TURNED_NS =
      new VariableFamily("turnedNS", "u,s,p", "p plays the boards of kind u of set s as NS");
  private static final VariableFamily TURNED_EW =
      new VariableFamily("turnedEW", "u,s,p", "p plays the boards of kind u of set s as EW");

  public static final ConstraintFamily TURNED_BOARDS =
      ConstraintFamily.meaning(
          "Directions on the later boards of a set",
          "Every player plays them as NS, as EW or not at all. Boards are of the same kind when"
              + " every player sits in the same direction on them; the first board is of kind 1.",
          "for all u > 1, p, s: Σ_r set[r,p,s] = turnedNS[u,s,p] + turnedEW[u,s,p] ≤ 1");

  public static final ConstraintFamily ONE_SET =
      ConstraintFamily.game(
          "Every player at a table plays one set of boards in a round",
          "A player who sits out plays none.",
          "for all r, p: Σ_s set[r,p,s] = 1, or 0 where p sits out");

  public static final ConstraintFamily SAME_TABLE =
      ConstraintFamily.game(
          "A table plays one set of boards",
          "Players who meet play the same set.",
          "p and q meet and set[r,p,s] ⇒ set[r,q,s]");

  public static final ConstraintFamily NO_REPLAY =
      ConstraintFamily.game(
          "Nobody replays a board",
          "Every player plays a set as NS, as EW or not at all, and never twice.",
          "for all p, s: Σ_r set[r,p,s] = setNS[s,p] + setEW[s,p] ≤ 1");

  public static final ConstraintFamily NO_REPEAT =
      ConstraintFamily.game(
          "Nobody replays a board",
          "No player plays a set twice in all the rounds that the group makes: one constraint for"
              + " each orbit of (player, set).",
          "for all p, s: Σ {table[k,...] : a player that some g takes to p sits there, with the set"
              + " that g takes to s} ≤ 1");

  private BoardConstraints() {}

  /** The literal that a player plays the boards of a kind, from 0, of a set as NS. */
  public static int ns(ModelBuilder model, int kind, int set, int player) {
    return kind == 0 ? model.bool(SET_NS, set, player) : model.bool(TURNED_NS, kind, set, player);
  }

  /** The literal that a player plays the boards of a kind, from 0, of a set as EW. */
  public static int ew(ModelBuilder model, int kind, int set, int player) {
    return kind == 0 ? model.bool(SET_EW, set, player) : model.bool(TURNED_EW, kind, set, player);
  }

  /** The rule that needs no constraint where all tables play the same boards. */
  public static ConstraintFamily sharedReplay() {
    return ConstraintFamily.game(
        "Nobody replays a board",
        "All tables play the same set in a round, and each round has a set of its own.",
        "");
  }

  public static ConstraintFamily sharedCopies(Boards boards) {
    return ConstraintFamily.game(
        "Copies of the boards suffice",
        Text.of("Each table has a copy of its own: %d in all.", boards.copies()),
        "");
  }

  public static ConstraintFamily copies(Boards boards) {
    return ConstraintFamily.game(
        "Copies of the boards suffice",
        Text.of("In a round at most %d %s a set.", boards.copies(), tables(boards.copies())),
        Text.of("for all r, s: Σ_p set[r,p,s] ≤ 4 · %d", boards.copies()));
  }

  public static String tables(int copies) {
    return copies == 1 ? "table plays" : "tables play";
  }
}
