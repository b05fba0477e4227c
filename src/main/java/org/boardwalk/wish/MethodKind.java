package org.boardwalk.wish;

/** The kinds of search methods. A search uses or leaves out all methods of a kind together. */
public enum MethodKind {
  /** Rounds developed from one starter by a group. */
  STARTERS(false),
  /** Constraint models of tables, of one set of boards, or of meetings, developed by a group. */
  DEVELOPMENT(true),
  /** Local search on whole rounds for the weighted cost. */
  ANNEALING(false),
  /** Local search on base rounds that a group unfolds. */
  DEVELOPED_ANNEALING(false),
  /** Local search on meetings, before seats are chosen. */
  MEETINGS(false),
  /** Exact covers by tables that a group develops, at which no two players meet twice. */
  COVERS(false),
  /** Local search that begins with the best movement so far. */
  POLISHING(false),
  /** Local search that begins with longer or shorter movements. */
  ADAPTING(false),
  /** Turning the tables of a known movement, which are the arrow switches of pairs. */
  TURNING(false),
  /** The constraint model of all seats, without symmetry. */
  SEATS(true),
  /**
   * Orderly enumeration of all schedules below a cost, one of each class of schedules that differ
   * by names only.
   */
  ORDERLY(false),
  /** Construction by a rule. */
  RULES(false),
  /** Webs: boardings cut or free, by constraint model. */
  WEBS(true),
  /** Meetings in movements with one winner, by constraint model. */
  HOWELLS(true),
  /** Methods that are not part of the program. */
  OWN(false);

  private final boolean byModel;

  MethodKind(boolean byModel) {
    this.byModel = byModel;
  }

  /**
   * @return whether a constraint solver does the work
   */
  public boolean byModel() {
    return byModel;
  }
}
