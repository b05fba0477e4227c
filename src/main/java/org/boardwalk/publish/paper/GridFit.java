package org.boardwalk.publish.paper;

import java.util.Arrays;
import java.util.List;

/**
 * The fit of tables with the same columns into a space, in one type size for all: as large as
 * possible; where that is too small, the rows are spread over more cards.
 *
 * @param points the type size
 * @param rows the most rows on a card
 * @param columns the widths of the columns
 */
record GridFit(double points, int rows, Columns columns) {

  /** The distance from one line to the next, in ems. */
  static final double LINE = 1.22;

  /** The space above and below the text of a row together, in ems. */
  private static final double PAD = 0.3;

  /** The most spare room that a row gets, in ems. */
  private static final double SPARE = 0.8;

  private static final double STEP = 0.2;

  /** The share of the type size allowed by the width from which fewer rows bring no gain. */
  private static final double ALMOST = 0.95;

  /** The share of the type size that rows of equal height may cost. */
  private static final double EVEN = 0.85;

  private static final double SMALLEST = 3;
  private static final double[] LONG_TEXTS = {20, 16, 12, 9, 7, 5.5, 4.5, 3.5};

  static GridFit of(List<CardGrid> grids, double width, double height, double least, double most) {
    GridFit ragged = of(grids, Rows.RAGGED, width, height, least, most);
    GridFit even = of(grids, Rows.EVEN, width, height, least, most);
    boolean asGood =
        even.rows() >= ragged.rows()
            && even.points() >= Math.min(least, ragged.points())
            && even.points() >= EVEN * ragged.points();
    return asGood ? even : ragged;
  }

  /**
   * The heights of the rows in a table: all as high as the highest, or each as high as it needs.
   */
  private enum Rows {
    EVEN,
    RAGGED
  }

  private static GridFit of(
      List<CardGrid> grids, Rows heights, double width, double height, double least, double most) {
    int all = Math.max(1, grids.stream().mapToInt(g -> g.rows().size()).max().orElse(1));
    List<Columns> choices =
        Arrays.stream(LONG_TEXTS).mapToObj(text -> Columns.of(grids, text)).toList();
    double widest = choices.stream().mapToDouble(c -> width / c.total()).max().orElse(most);
    double enough = Math.min(Math.min(least, most), ALMOST * widest);
    GridFit fit = new GridFit(SMALLEST, 1, choices.get(0));
    for (int cards = 1; cards <= all && fit.points() < enough; cards++) {
      int rows = (all + cards - 1) / cards;
      for (Columns columns : choices) {
        double points = largest(grids, heights, rows, columns, width, height, most);
        if (points > fit.points()) {
          fit = new GridFit(points, rows, columns);
        }
      }
    }
    return fit;
  }

  /** Finds the largest type by bisection: a table that fits in large type fits in smaller type. */
  private static double largest(
      List<CardGrid> grids,
      Rows heights,
      int rows,
      Columns columns,
      double width,
      double height,
      double most) {
    double above = Math.min(most, width / columns.total());
    double fits = SMALLEST;
    double tried = above;
    while (above - fits > STEP) {
      GridFit fit = new GridFit(tried, rows, columns);
      if (grids.stream().allMatch(g -> fit.holds(g, heights, width, height))) {
        fits = tried;
      } else {
        above = tried;
      }
      tried = (fits + above) / 2;
    }
    return fits;
  }

  private boolean holds(CardGrid grid, Rows heights, double width, double height) {
    for (int from = 0; from < grid.rows().size(); from += rows) {
      CardGrid part = grid.part(from, from + rows);
      double needs = heights == Rows.EVEN ? evenHeight(part, width) : height(part, width);
      if (needs > height || !linesAsAllowed(part, width / points)) {
        return false;
      }
    }
    return true;
  }

  private boolean linesAsAllowed(CardGrid grid, double width) {
    for (List<CardGrid.Box> row : grid.rows()) {
      for (int c = 0; c < row.size() && !grid.bar(row); c++) {
        double share = columns.share(c) * width - Columns.GAP;
        CardGrid.Box cell = row.get(c);
        int most = grid.columns().get(c).lines();
        if (Lines.of(cell.text(), share) > most
            || Lines.of(cell.name(), share / Columns.NAME) > most) {
          return false;
        }
      }
    }
    return true;
  }

  /** The least height of a table, without spare room, in points. */
  double height(CardGrid grid, double width) {
    double height = headHeight();
    for (List<CardGrid.Box> row : grid.rows()) {
      height += natural(grid, row, width);
    }
    return height;
  }

  private double evenHeight(CardGrid grid, double width) {
    return headHeight() + grid.rows().size() * highest(grid, width);
  }

  private double highest(CardGrid grid, double width) {
    return grid.rows().stream().mapToDouble(r -> natural(grid, r, width)).max().orElse(0);
  }

  double headHeight() {
    return points * (Columns.HEAD * LINE + PAD);
  }

  double rowText(List<CardGrid.Box> row, double width) {
    return points * LINE * columns.lines(row, width / points);
  }

  /**
   * The height of a row in points, after the rows have shared the spare room: all are as high as
   * the highest where there is room for that.
   */
  double rowHeight(CardGrid grid, List<CardGrid.Box> row, double width, double height) {
    int rows = Math.max(1, grid.rows().size());
    double highest = highest(grid, width);
    double even = (height - headHeight()) / rows;
    if (highest <= even) {
      return Math.min(even, highest + points * SPARE);
    }
    double spare = (height - height(grid, width)) / rows;
    return natural(grid, row, width) + Math.min(Math.max(0, spare), points * SPARE);
  }

  private double natural(CardGrid grid, List<CardGrid.Box> row, double width) {
    return Math.max(grid.least(), rowText(row, width) + PAD * points);
  }
}
