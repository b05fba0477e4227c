package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/**
 * How wide the columns of some tables are, which share them. Numbers and short words stay on one
 * line; names may break.
 *
 * @param ems the widths, in ems, the space between columns included
 */
record Columns(List<Double> ems) {

  /** Between two columns, in ems. */
  static final double GAP = 0.7;

  /** Headings are smaller than what stands below. */
  static final double HEAD = 0.62;

  /** So are second lines. */
  static final double NEXT = 0.72;

  /** Names below numbers, which are read from two metres, are smaller still. */
  static final double NAME = 0.5;

  private static final int SHORT_TEXT = 9;

  /** Words of a name up to this width are not broken, in ems. */
  private static final double WORD = 7.5;

  Columns {
    ems = List.copyOf(ems);
  }

  /** Widths for tables of the same columns, in which a longer text has to do with some ems. */
  static Columns of(List<CardGrid> grids, double longText) {
    List<Double> ems = new ArrayList<>();
    List<Column> columns = grids.get(0).columns();
    for (int c = 0; c < columns.size(); c++) {
      double width = Math.max(columns.get(c).least(), HEAD * Typeface.ems(columns.get(c).head()));
      for (CardGrid grid : grids) {
        for (List<Box> row : grid.rows()) {
          width = Math.max(width, need(row.get(c), longText));
        }
      }
      ems.add(width + GAP);
    }
    return new Columns(ems);
  }

  private static double need(Box cell, double longText) {
    double text = Typeface.ems(cell.text());
    double line = cell.text().length() < SHORT_TEXT ? text : Math.min(text, longText);
    double word = Math.min(text, Math.min(Lines.widestWord(cell.text()), WORD));
    double second = Math.max(NEXT * Typeface.ems(cell.next()), NAME * twoLines(cell.name()));
    return Math.max(Math.max(line, word / Lines.SLACK), second);
  }

  /** How wide a name is that may take two lines, of which one is mostly a little longer. */
  private static double twoLines(String name) {
    double most = Math.min(Typeface.ems(name), 0.6 * Typeface.ems(name) + 1);
    return Math.max(most, Math.min(Lines.widestWord(name), WORD)) / Lines.SLACK;
  }

  double total() {
    double all = 0;
    for (double column : ems) {
      all += column;
    }
    return all;
  }

  /** The share of the whole width that a column has. */
  double share(int column) {
    return ems.get(column) / total();
  }

  /** How many lines of text a row needs when the whole table is so many ems wide. */
  double lines(List<Box> row, double width) {
    double most = 1;
    double all = total();
    for (int c = 0; c < row.size(); c++) {
      Box cell = row.get(c);
      double room = width * ems.get(c) / all - GAP;
      double lines = Lines.of(cell.text(), room) + (cell.next().isEmpty() ? 0 : NEXT);
      if (!cell.name().isEmpty()) {
        lines += NAME * Lines.of(cell.name(), room / NAME);
      }
      most = Math.max(most, lines);
    }
    return most;
  }
}
