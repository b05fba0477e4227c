package org.boardwalk.page.room;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.picture.Pictures;

/**
 * The tables of a room as phones draw them, in rows that run to and fro as in the picture of the
 * room. Drawn once for all phones: each adds its own way.
 *
 * @param width the width of the drawing
 * @param height the height of the drawing
 * @param tables the tables
 * @param drawn the tables as SVG
 */
record SeatMap(int width, int height, List<Shape> tables, String drawn) {

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
   */
  record Shape(String number, int x, int y) {}

  /**
   * The way of a contestant.
   *
   * @param now the table of this round; none for those who sit out
   * @param next the table of the next round, if it is another one
   * @param line the path between them; empty where there is none
   */
  record Way(List<Shape> now, List<Shape> next, String line) {}

  static SeatMap of(Movement movement) {
    int tables = movement.tables();
    int rows = (tables + MOST - 1) / MOST;
    int across = (tables + rows - 1) / rows;
    List<Shape> shapes =
        IntStream.range(0, tables)
            .mapToObj(place -> shape(movement.table(place + 1), place, across))
            .toList();
    String boxes =
        shapes.stream()
            .map(s -> Text.of("M%d %dh30v24h-30z", s.x - 15, s.y - 12))
            .collect(Collectors.joining());
    String numbers =
        shapes.stream()
            .map(s -> Text.of("<text x=\"%d\" y=\"%d\">%s</text>", s.x, s.y + 5, s.number))
            .collect(Collectors.joining());
    return new SeatMap(
        across * ACROSS, rows * DOWN, shapes, "<path d=\"" + boxes + "\"/>" + numbers);
  }

  private static Shape shape(String number, int place, int across) {
    int row = place / across;
    int column = row % 2 == 0 ? place % across : across - 1 - place % across;
    return new Shape(number, column * ACROSS + ACROSS / 2, row * DOWN + DOWN / 2);
  }

  /**
   * @param now the table of this round; empty for none
   * @param next the table of the next round; empty for none
   */
  Way way(Optional<Integer> now, Optional<Integer> next) {
    Optional<Shape> from = now.map(t -> tables.get(t - 1));
    Optional<Shape> to = next.filter(t -> !Optional.of(t).equals(now)).map(t -> tables.get(t - 1));
    String line =
        from.flatMap(f -> to.map(t -> Pictures.arrow(f.x, f.y, t.x, t.y, 17, 8))).orElse("");
    return new Way(list(from), list(to), line);
  }

  private static List<Shape> list(Optional<Shape> shape) {
    return shape.stream().toList();
  }
}
