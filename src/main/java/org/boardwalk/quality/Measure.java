package org.boardwalk.quality;

/** What two movements are compared by, each with the direction in which it is better. */
public enum Measure {
  /** Broken rules. */
  BROKEN_RULES(false),
  /** Cost of criterion {@link Criterion#PARTNER}. */
  PARTNER(false),
  /** Cost of criterion {@link Criterion#OPPONENT}. */
  OPPONENT(false),
  /** Cost of criterion {@link Criterion#SIDE}. */
  SIDE(false),
  /** Cost of criterion {@link Criterion#DIRECTION}. */
  DIRECTION(false),
  /** The four costs together, by weights that are the same for both. */
  COST(false),
  /** {@link Calibre} of the worst field, 0 to 100, in hundredths. */
  CALIBRE(true),
  /** Copies of the boards that are needed: the most tables that any set is at in one round. */
  COPIES(false),
  /** Tables whose next set does not come from the next table, see {@link Circulation}. */
  BREAKS(false),
  /** Moves of contestants that are not up one table, see {@link TableMoves}. */
  MOVES(false),
  /** Contestants who never leave their seat. */
  STATIONARY(true),
  /** Rounds that whoever waits most sits out. */
  MOST_SIT_OUTS(false),
  /** Rounds that whoever waits most sits out more than whoever waits least. */
  UNEVEN_SIT_OUTS(false),
  /** People that whoever meets fewest meets at a table. */
  FEWEST_MET(true),
  /** People met at a table, on average over all contestants, in hundredths. */
  AVERAGE_MET(true),
  /** Two pairs, or lone players, who meet more than once. */
  MET_AGAIN(false);

  private final boolean more;

  Measure(boolean more) {
    this.more = more;
  }

  /**
   * @return whether more of it is better; else less is
   */
  public boolean moreIsBetter() {
    return more;
  }

  /**
   * @param criterion a criterion
   * @return the measure of its cost
   */
  public static Measure of(Criterion criterion) {
    return switch (criterion) {
      case PARTNER -> PARTNER;
      case OPPONENT -> OPPONENT;
      case SIDE -> SIDE;
      case DIRECTION -> DIRECTION;
    };
  }
}
