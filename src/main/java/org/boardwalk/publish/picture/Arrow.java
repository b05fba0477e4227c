package org.boardwalk.publish.picture;

import java.util.function.Predicate;

/**
 * A bent arrow.
 *
 * @param line its line, as an SVG path
 * @param head its head, as an SVG path
 * @param style whose arrow it is
 */
record Arrow(String line, String head, String style) {

  private static final double HEAD = 9;
  private static final double[] BENDS = {0.16, -0.16, 0.35, -0.35, 0.6, -0.6};
  private static final double ACROSS = 0.62;

  /** Points of the line that are looked at. */
  private static final int SAMPLES = 40;

  /**
   * An arrow that bends a little, or more where it would run over a table or out of the picture.
   *
   * @param from where it begins
   * @param to where it ends
   * @param around what it bends away from
   * @param free how much of each end is left free
   * @param blocked where no line should be
   */
  static Arrow of(
      Point from, Point to, Point around, double free, String style, Predicate<Point> blocked) {
    double length = from.distance(to);
    Point middle = from.plus(to).times(0.5);
    Point normal = new Point(from.y() - to.y(), to.x() - from.x()).times(1 / length);
    double side = normal.dot(middle.minus(around)) < 0 ? -1 : 1;
    // Across a table it goes around the number in the middle.
    boolean across = middle.distance(around) < 1 && length < RoomPlan.STEP;
    Point best = middle.plus(normal.times(side * (across ? ACROSS : BENDS[0]) * length));
    if (!across) {
      int least = Integer.MAX_VALUE;
      for (double bent : BENDS) {
        Point bend = middle.plus(normal.times(side * bent * length));
        int over = over(from, bend, to, blocked);
        if (over < least) {
          least = over;
          best = bend;
        }
      }
    }
    return through(from, best, to, free, style);
  }

  /** How many points of a quadratic curve are where no line should be. */
  static int over(Point from, Point bend, Point to, Predicate<Point> blocked) {
    int over = 0;
    for (int k = 1; k < SAMPLES; k++) {
      double t = k / (double) SAMPLES;
      Point at =
          from.times((1 - t) * (1 - t)).plus(bend.times(2 * t * (1 - t))).plus(to.times(t * t));
      over += blocked.test(at) ? 1 : 0;
    }
    return over;
  }

  private static Arrow through(Point from, Point bend, Point to, double free, String style) {
    Point start = from.towards(bend, free);
    Point tip = to.towards(bend, free);
    Point neck = tip.towards(bend, HEAD);
    Point across = new Point(tip.y() - neck.y(), neck.x() - tip.x()).times(0.45);
    String line = "M" + start + " Q" + bend + " " + neck;
    String head = "M" + tip + " L" + neck.plus(across) + " L" + neck.minus(across) + " Z";
    return new Arrow(line, head, style);
  }

  /** The same where it is not looked at. */
  Arrow faded() {
    return new Arrow(line, head, RoomPicture.FADED);
  }
}
