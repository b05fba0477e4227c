package org.boardwalk.search.pairs;

import org.boardwalk.movement.text.Text;

/**
 * The value of a movement in one measure; less is better.
 *
 * @param measure the measure
 * @param value its count in the movement
 * @param bound a lower bound for all movements that answer the wish and are as good in the measures
 *     before; at most {@code value}
 */
record Figure(Aim measure, long value, long bound) {

  /** The measures, in the order of importance. */
  public enum Aim {
    /** The most tables that play one set in a round. */
    COPIES,
    /** Segments of tables with one slope and consecutive starts. */
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

  /** {@return whether no movement is better} */
  public boolean proven() {
    return value == bound;
  }
}
