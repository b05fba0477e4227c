package org.boardwalk.publish.picture;

/** A point of a picture. */
record Point(double x, double y) {

  Point plus(Point other) {
    return new Point(x + other.x, y + other.y);
  }

  Point minus(Point other) {
    return new Point(x - other.x, y - other.y);
  }

  Point times(double factor) {
    return new Point(x * factor, y * factor);
  }

  double dot(Point other) {
    return x * other.x + y * other.y;
  }

  double distance(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }

  /** The point at this distance on the way to another point. */
  Point towards(Point other, double far) {
    return plus(other.minus(this).times(far / distance(other)));
  }

  @Override
  public String toString() {
    return Drawing.number(x) + " " + Drawing.number(y);
  }
}
