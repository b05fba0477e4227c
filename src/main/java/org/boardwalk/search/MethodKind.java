package org.boardwalk.search;

import org.boardwalk.text.Word;

/** The kinds of methods in the portfolio: what an ablation leaves out together. */
public enum MethodKind {
  /** Rounds developed from one starter by a group. */
  STARTERS,
  /** Constraint models of tables developed by a group. */
  DEVELOPMENT,
  /** Local search on whole rounds for the weighted cost. */
  ANNEALING,
  /** The same on base rounds that a group unfolds. */
  DEVELOPED_ANNEALING,
  /** Local search on who meets whom, before it is settled who sits where. */
  MEETINGS,
  /** Local search that begins with the best movement so far. */
  POLISHING,
  /** Local search that begins with longer or shorter movements. */
  ADAPTING,
  /** Turning the tables of the best movement so far. */
  TURNING,
  /** The constraint model of all seats, without symmetry. */
  SEATS,
  /** What a rule makes. */
  RULES,
  /** Webs: boardings cut or free. */
  WEBS,
  /** Who meets whom at one winner, by constraint model. */
  HOWELLS,
  /** Arrow switches of what is found without them. */
  SWITCHES;

  /**
   * @return the name used in messages, in lower case
   */
  public String word() {
    return Word.of(this);
  }
}
