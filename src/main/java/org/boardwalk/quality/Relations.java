package org.boardwalk.quality;

import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;

/**
 * The judge's counts for every two contestants: the numbers P, O, L and D of {@link Criterion}.
 * Contestants are numbered from 1. Immutable.
 */
public final class Relations {

  private final Counts counts;

  private Relations(Counts counts) {
    this.counts = counts;
  }

  /**
   * @param movement a movement, valid or not
   * @return its counts, by set or with a rotation by board; O(units · contestants²)
   */
  public static Relations of(Movement movement) {
    return new Relations(new Counts(movement));
  }

  /**
   * @param one a contestant
   * @param other another one
   * @return times partners
   */
  public int partner(int one, int other) {
    return at(counts.partner, one, other);
  }

  /**
   * @param one a contestant
   * @param other another one
   * @return times opponents
   */
  public int opponent(int one, int other) {
    return at(counts.opponent, one, other);
  }

  /**
   * @param one a contestant
   * @param other another one
   * @return times in the same direction minus times in opposite ones, at different tables with the
   *     same boards
   */
  public int direction(int one, int other) {
    return at(counts.direction, one, other);
  }

  private int at(int[][] count, int one, int other) {
    Range.check("contestant", one, 1, counts.size);
    Range.check("contestant", other, 1, counts.size);
    return count[one - 1][other - 1];
  }
}
