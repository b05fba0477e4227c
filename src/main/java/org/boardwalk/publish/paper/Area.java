package org.boardwalk.publish.paper;

/**
 * A part of a page, in mm from the upper left corner of the printed area.
 *
 * @param left distance from the left
 * @param top distance from the top
 * @param width its width
 * @param height its height
 */
record Area(double left, double top, double width, double height) {

  private static final double POINTS = 72 / 25.4;

  double points() {
    return width * POINTS;
  }

  double pointsDown() {
    return height * POINTS;
  }

  boolean wide() {
    return width > height;
  }
}
