package org.boardwalk.publish.picture;

/**
 * A bent arrow.
 *
 * @param line its line, as an SVG path
 * @param head its head, as an SVG path
 * @param style whose arrow it is
 */
record Arrow(String line, String head, String style) {

  private static final double HEAD = 9;
  private static final double BEND = 0.16;
  private static final double ACROSS = 0.62;

  /**
   * @param from where it begins
   * @param to where it ends
   * @param around what it bends away from
   * @param free how much of each end is left free
   */
  static Arrow of(Point from, Point to, Point around, double free, String style) {
    double length = from.distance(to);
    Point middle = from.plus(to).times(0.5);
    Point normal = new Point(from.y() - to.y(), to.x() - from.x()).times(1 / length);
    double side = normal.dot(middle.minus(around)) < 0 ? -1 : 1;
    // Across a table it goes around the number in the middle.
    double bent = middle.distance(around) < 1 && length < RoomPlan.STEP ? ACROSS : BEND;
    Point bend = middle.plus(normal.times(side * bent * length));
    Point start = from.towards(bend, free);
    Point tip = to.towards(bend, free);
    Point neck = tip.towards(bend, HEAD);
    Point across = new Point(tip.y() - neck.y(), neck.x() - tip.x()).times(0.45);
    String line = "M" + start + " Q" + bend + " " + neck;
    String head = "M" + tip + " L" + neck.plus(across) + " L" + neck.minus(across) + " Z";
    return new Arrow(line, head, style);
  }
}
