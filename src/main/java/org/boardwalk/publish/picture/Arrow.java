package org.boardwalk.publish.picture;

import java.util.function.ToDoubleFunction;

/**
 * A bent arrow.
 *
 * @param start the point where its line begins
 * @param bend the point to which the line bends, as a quadratic curve
 * @param neck the point where the line ends and the head begins
 * @param tip the tip of the head
 * @param style the style class: the seat that the arrow leaves, or another mover
 */
record Arrow(Point start, Point bend, Point neck, Point tip, String style) {

  private static final double HEAD = 9;
  private static final double[] BENDS = {
    0.16, -0.16, 0.25, -0.25, 0.35, -0.35, 0.47, -0.47, 0.6, -0.6
  };

  /** The positions along the arrow where it may bend most. */
  private static final double[] ALONG = {0.5, 0.35, 0.65, 0.2, 0.8};

  private static final double ACROSS = 0.62;

  /** The number of points of the line at which harm is measured. */
  private static final int SAMPLES = 40;

  /**
   * Draws an arrow that bends a little, or more where it would run over something.
   *
   * @param from where it begins
   * @param to where it ends
   * @param around the point that it bends away from
   * @param free the length that is left free at each end
   * @param harm the harm of a line at a point; 0 where nothing is in its way
   */
  static Arrow of(
      Point from, Point to, Point around, double free, String style, ToDoubleFunction<Point> harm) {
    double length = from.distance(to);
    Point middle = from.plus(to).times(0.5);
    Point normal = new Point(from.y() - to.y(), to.x() - from.x()).times(1 / length);
    double side = normal.dot(middle.minus(around)) < 0 ? -1 : 1;
    // Across a table the arrow goes around the number in the middle.
    boolean across = middle.distance(around) < 1 && length < RoomPlan.STEP;
    Point best = middle.plus(normal.times(side * (across ? ACROSS : BENDS[0]) * length));
    if (!across) {
      double least = Double.MAX_VALUE;
      for (double bent : BENDS) {
        for (double along : ALONG) {
          Point foot = from.times(1 - along).plus(to.times(along));
          Point bend = foot.plus(normal.times(side * bent * length));
          // No curve does less harm than one that does none.
          double over =
              least == 0
                  ? least
                  : over(from.towards(bend, free), bend, to.towards(bend, free), harm);
          if (over < least) {
            least = over;
            best = bend;
          }
        }
      }
    }
    return through(from, best, to, free, style);
  }

  /** The total harm along a quadratic curve. */
  static double over(Point from, Point bend, Point to, ToDoubleFunction<Point> harm) {
    double over = 0;
    Point last = from;
    for (int k = 1; k < SAMPLES; k++) {
      double t = k / (double) SAMPLES;
      Point at = at(from, bend, to, t);
      double here = harm.applyAsDouble(at);
      over += here == 0 ? 0 : here * at.distance(last);
      last = at;
    }
    return over;
  }

  private static Point at(Point from, Point bend, Point to, double t) {
    return from.times((1 - t) * (1 - t)).plus(bend.times(2 * t * (1 - t))).plus(to.times(t * t));
  }

  private static Arrow through(Point from, Point bend, Point to, double free, String style) {
    Point tip = to.towards(bend, free);
    return new Arrow(from.towards(bend, free), bend, tip.towards(bend, HEAD), tip, style);
  }

  /** The point of the line after this part of it, from 0 to 1. */
  Point at(double part) {
    return at(start, bend, neck, part);
  }

  /** An arrow as it is drawn: its line and its head, as SVG paths. */
  record Shape(String line, String head, String style) {}

  Shape shape() {
    Point across = new Point(tip.y() - neck.y(), neck.x() - tip.x()).times(0.45);
    return new Shape(
        "M" + start + " Q" + bend + " " + neck,
        "M" + tip + " L" + neck.plus(across) + " L" + neck.minus(across) + " Z",
        style);
  }

  /** This arrow in the faded style. */
  Arrow faded() {
    return new Arrow(start, bend, neck, tip, RoomPicture.FADED);
  }
}
