package org.boardwalk.page.room;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.picture.Pictures;

/**
 * The tables of a room as a phone draws them, in rows that run to and fro as in the picture of the
 * room, with the way of one contestant to the next round.
 *
 * @param width the width of the drawing
 * @param height the height of the drawing
 * @param tables the tables
 * @param way the path from this round's table to the next round's; empty where they stay
 */
record SeatMap(int width, int height, List<Shape> tables, String way) {

  /** The distance from a table to the next. */
  private static final int ACROSS = 48;

  private static final int DOWN = 40;

  /** The most tables of a row: more would be too small on a phone. */
  private static final int MOST = 7;

  /**
   * A table.
   *
   * @param number what it is called
   * @param x its middle
   * @param y its middle
   * @param word now, next or other
   */
  record Shape(String number, int x, int y, String word) {}

  /**
   * @param now the table of this round; empty for none
   * @param next the table of the next round; empty for none
   */
  static SeatMap of(Movement movement, Optional<Integer> now, Optional<Integer> next) {
    int tables = movement.tables();
    int rows = (tables + MOST - 1) / MOST;
    int across = (tables + rows - 1) / rows;
    List<Shape> shapes =
        IntStream.rangeClosed(1, tables)
            .mapToObj(t -> shape(movement.table(t), t - 1, across, word(t, now, next)))
            .toList();
    boolean moves = now.isPresent() && next.isPresent() && !now.equals(next);
    return new SeatMap(
        across * ACROSS,
        rows * DOWN,
        shapes,
        moves ? way(shapes.get(now.orElseThrow() - 1), shapes.get(next.orElseThrow() - 1)) : "");
  }

  private static String word(int table, Optional<Integer> now, Optional<Integer> next) {
    return now.filter(t -> t == table).isPresent()
        ? "now"
        : next.filter(t -> t == table).isPresent() ? "next" : "other";
  }

  private static Shape shape(String number, int place, int across, String word) {
    int row = place / across;
    int column = row % 2 == 0 ? place % across : across - 1 - place % across;
    return new Shape(number, column * ACROSS + ACROSS / 2, row * DOWN + DOWN / 2, word);
  }

  private static String way(Shape from, Shape to) {
    return Pictures.arrow(from.x, from.y, to.x, to.y, 17, 8);
  }
}
