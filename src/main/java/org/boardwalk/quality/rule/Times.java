package org.boardwalk.quality.rule;

import org.boardwalk.movement.Range;

/**
 * How often something is to happen.
 *
 * @param shape a range of counts, counts that differ by at most one, or never anything else
 * @param least the least count of a range, from 0; 0 for other kinds
 * @param most the greatest count of a range; {@link #MANY} where there is no limit
 */
public record Times(Shape shape, int least, int most) {

  /** The greatest count that can be asked for; it stands for "no limit". */
  public static final int MANY = 9_999;

  /** The sorts of demands on counts. */
  public enum Shape {
    /** Every count lies in a range. */
    RANGE,
    /** The counts differ by at most one. */
    EVEN,
    /** Nothing else happens: players meet in these ways, or sit, only as the rule says. */
    ONLY
  }

  /** Counts that differ by at most one. */
  public static final Times EVEN = new Times(Shape.EVEN, 0, MANY);

  /** What the rule names happens, and nothing else of its sort. */
  public static final Times ONLY = new Times(Shape.ONLY, 0, 0);

  /** At least once. */
  public static final Times ONCE = new Times(Shape.RANGE, 1, MANY);

  /** Not once. */
  public static final Times NEVER = new Times(Shape.RANGE, 0, 0);

  /** Checks the range. */
  public Times {
    Range.check("times", least, 0, MANY);
    Range.check("times", most, least, MANY);
  }

  /**
   * @param least the least count
   * @param most the greatest count
   * @return the range from one to the other
   */
  public static Times between(int least, int most) {
    return new Times(Shape.RANGE, least, most);
  }

  /**
   * @param count a count
   * @param least the least count that is allowed
   * @param most the greatest count that is allowed
   * @return by how much the count lies outside, from 0
   */
  public static int outside(int count, int least, int most) {
    return Math.max(0, Math.max(least - count, count - most));
  }

  /** As in a model file, such as 2, 1.., ..3, 1..3 or even; empty for {@link Shape#ONLY}. */
  @Override
  public String toString() {
    if (shape != Shape.RANGE) {
      return shape == Shape.EVEN ? "even" : "";
    }
    if (least == most) {
      return "" + least;
    }
    boolean open = most == MANY;
    return (least == 0 && !open ? "" : least) + ".." + (open ? "" : most);
  }
}
