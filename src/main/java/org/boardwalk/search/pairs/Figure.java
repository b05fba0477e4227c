package org.boardwalk.search.pairs;

import org.boardwalk.text.Text;

/**
 * How good a found movement is in one measure, fewer being better.
 *
 * @param measure what is counted
 * @param value its count in the movement
 * @param bound what no movement that answers the wish, and is as good in the measures before, can
 *     fall below; at most {@code value}
 */
record Figure(Aim measure, long value, long bound) {

  /** What is counted, in the order of importance. */
  public enum Aim {
    /** The most tables that play the same set in a round. */
    COPIES,
    /** Segments of tables with the same slope and consecutive starts. */
    SEGMENTS,
    /** Times that a table's next set does not come from the next table. */
    BREAKS,
    /** Times that a moving pair does not go to the next table. */
    LEAPS
  }

  /** Checks that the bound is not above the value. */
  public Figure {
    if (bound > value) {
      throw new IllegalArgumentException(
          Text.of("bound [%d] must be at most the value [%d]", bound, value));
    }
  }

  /**
   * @return whether no movement is better
   */
  public boolean proven() {
    return value == bound;
  }
}
