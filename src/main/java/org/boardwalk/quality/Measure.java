package org.boardwalk.quality;

/** The measures by which two movements are compared, each with the direction that is better. */
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
  /** The weighted sum of these costs, with the same weights for both movements. */
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
  /** The most rounds that one contestant sits out. */
  MOST_SIT_OUTS(false),
  /** The difference between the most and the fewest rounds that a contestant sits out. */
  UNEVEN_SIT_OUTS(false),
  /** The fewest other contestants that one contestant meets at a table. */
  FEWEST_MET(true),
  /** Other contestants met at a table, on average over all contestants, in hundredths. */
  AVERAGE_MET(true),
  /** Couples of pairs, or of lone players, that meet more than once. */
  MET_AGAIN(false);

  private final boolean more;

  Measure(boolean more) {
    this.more = more;
  }

  /** {@return whether greater values are better; otherwise smaller ones are} */
  public boolean moreIsBetter() {
    return more;
  }

  /** {@return the measure of its cost} */
  public static Measure of(Criterion criterion) {
    return valueOf(criterion.name());
  }
}
