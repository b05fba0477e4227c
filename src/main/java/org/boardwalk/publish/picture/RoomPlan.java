package org.boardwalk.publish.picture;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Seat;

/**
 * The positions of tables, seats, stands for boards and the chairs of those who sit out in the
 * picture. The rows of tables run to and fro, so that consecutive tables are always side by side.
 */
final class RoomPlan {

  /** The length of a table's side. */
  static final double TABLE = 78;

  /** The radius of a seat. */
  static final double SEAT = 20;

  /** The least distance from a table to the next. */
  static final double STEP = 230;

  /** The width of a stand for boards. */
  static final double STAND_WIDE = 72;

  /** The height of a stand for boards. */
  static final double STAND_HIGH = 32;

  /**
   * The harm of a line that leaves the picture: it would be cut, which is worse than anything
   * inside.
   */
  private static final double OUTSIDE = 1000;

  /** The harm of a line over a table, relative to a line of the same length over seats. */
  private static final double OVER_TABLE = 5;

  /** The white between a table and a line that passes it. */
  private static final double CLEAR = 7;

  private static final double MARGIN = 16;
  private static final double TITLE = 64;

  private final int tables;
  private final int across;
  private final int rows;
  private final int chairs;
  private final double step;
  private final double down;
  private final double sideways;
  private final double below;

  RoomPlan(int tables, int chairs, boolean named) {
    this.tables = tables;
    across = (int) Math.ceil(Math.sqrt(tables));
    rows = (tables + across - 1) / across;
    this.chairs = chairs;
    step = named ? 340 : STEP;
    down = named ? 262 : 234;
    sideways = named ? 104 : 70;
    below = named ? 126 : 104;
  }

  double width() {
    return 2 * MARGIN + Math.max(2, across) * step;
  }

  double height() {
    return TITLE + 2 * MARGIN + (rows + chairRows()) * down;
  }

  private double chairRows() {
    return chairs == 0 ? 0 : 0.45 * Math.ceil(chairs / (double) chairsAcross());
  }

  private int chairsAcross() {
    return Math.max(2, across) * 2;
  }

  Point table(int table) {
    int row = (table - 1) / across;
    int column = (table - 1) % across;
    int place = row % 2 == 0 ? column : across - 1 - column;
    double slack = (Math.max(2, across) - across) * step / 2;
    return new Point(MARGIN + slack + (place + 0.5) * step, TITLE + (row + 0.5) * down);
  }

  /** The harm of a line over a table, over the heading, or out of the picture. */
  double harm(Point at) {
    boolean inside =
        at.x() > 4 && at.x() < width() - 4 && at.y() > TITLE - MARGIN && at.y() < height() - 4;
    return inside
        ? IntStream.rangeClosed(1, tables).anyMatch(t -> covers(table(t), at)) ? OVER_TABLE : 0
        : OUTSIDE;
  }

  /** The harm of a line between two tables; it may run over both of them. */
  double harm(Point at, Point one, Point other) {
    return covers(one, at) || covers(other, at) ? 0 : harm(at);
  }

  /** Whether a line at this point would run over a seat. */
  boolean atSeat(Point at) {
    return IntStream.rangeClosed(1, tables)
        .mapToObj(t -> at.minus(table(t)))
        .anyMatch(
            from ->
                Arrays.stream(Seat.values()).anyMatch(s -> offset(s).distance(from) < SEAT + 3));
  }

  private static boolean covers(Point table, Point at) {
    double half = TABLE / 2 + CLEAR;
    return Math.abs(at.x() - table.x()) < half && Math.abs(at.y() - table.y()) < half;
  }

  Point seat(Place.AtTable at) {
    return table(at.table()).plus(offset(at.seat()));
  }

  /** The stand before a table: below the seats of West and South and their names. */
  Point stand(int table) {
    return table(table).plus(new Point(-54, below));
  }

  Point chair(int number) {
    int row = number / chairsAcross();
    int column = number % chairsAcross();
    return new Point(
        MARGIN + (column + 0.5) * step / 2, TITLE + rows * down + (row + 0.5) * 0.45 * down);
  }

  private Point offset(Seat seat) {
    return switch (seat) {
      case NORTH -> new Point(0, -70);
      case EAST -> new Point(sideways, 0);
      case SOUTH -> new Point(0, 70);
      case WEST -> new Point(-sideways, 0);
    };
  }
}
