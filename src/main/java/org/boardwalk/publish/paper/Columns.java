package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/**
 * The column widths that several tables share. Numbers and short words stay on one line; names may
 * break.
 *
 * @param ems the widths, in ems, the space between columns included
 */
record Columns(List<Double> ems) {

  /** The gap between two columns, in ems. */
  static final double GAP = 0.7;

  /** The size of headings, which are smaller than the text below, in ems. */
  static final double HEAD = 0.62;

  /** The size of second lines, in ems. */
  static final double NEXT = 0.72;

  /**
   * The size of names below numbers, in ems; the numbers are read from two metres, names need not
   * be.
   */
  static final double NAME = 0.5;

  private static final int SHORT_TEXT = 9;

  /** The width up to which words of a name are not broken, in ems. */
  private static final double WORD = 7.5;

  Columns {
    ems = List.copyOf(ems);
  }

  /**
   * The widths for tables with the same columns; longer text gets at most {@code longText} ems and
   * breaks into lines.
   */
  static Columns of(List<CardGrid> grids, double longText) {
    List<Double> ems = new ArrayList<>();
    List<Column> columns = grids.get(0).columns();
    for (int c = 0; c < columns.size(); c++) {
      double width = Math.max(columns.get(c).least(), HEAD * Typeface.ems(columns.get(c).head()));
      for (CardGrid grid : grids) {
        for (List<Box> row : grid.rows()) {
          width = grid.bar(row) ? width : Math.max(width, need(row.get(c), longText));
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

  /** The width of a name on two lines, of which one is usually a little longer. */
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

  /** A column's share of the whole width. */
  double share(int column) {
    return ems.get(column) / total();
  }

  /** The number of text lines that a row needs in a table of this width in ems; 1 for a bar. */
  double lines(List<Box> row, double width) {
    double most = 1;
    double all = total();
    for (int c = 0; c < row.size() && row.size() == ems.size(); c++) {
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
