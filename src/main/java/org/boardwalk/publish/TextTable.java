package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;

/** A table of plain text: columns as wide as their widest cell, two spaces between them. */
final class TextTable {

  private static final String GAP = "  ";

  private record Column(String head, boolean right) {}

  private final String title;
  private final List<Column> columns = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  /** A table without a title. */
  TextTable() {
    this("");
  }

  /** A table with a title, which stands above it. */
  TextTable(String title) {
    this.title = title;
  }

  /** Adds a column of words, aligned to the left. */
  TextTable words(String head) {
    return column(head, true);
  }

  /** Adds a column of numbers, aligned to the right. */
  TextTable numbers(String head) {
    return column(head, false);
  }

  /** Adds a column of words, aligned to the left, or else of numbers, aligned to the right. */
  TextTable column(String head, boolean words) {
    columns.add(new Column(head, !words));
    return this;
  }

  /** Adds a row; cells that are missing at its end are empty. */
  TextTable row(List<String> cells) {
    rows.add(List.copyOf(cells));
    return this;
  }

  /** The lines of the table, each ended by a line feed, none by a space. */
  String text() {
    List<Integer> widths = widths();
    StringBuilder text = new StringBuilder();
    append(text, widths, columns.stream().map(Column::head).toList());
    rows.forEach(row -> append(text, widths, row));
    return text.toString();
  }

  /** The title and the lines of the table. */
  String titled() {
    return title.isEmpty() ? text() : title + "\n" + text();
  }

  /** The table as one of a report. */
  ReportTable table() {
    List<ReportTable.Column> heads =
        columns.stream()
            .map(
                c ->
                    c.right()
                        ? ReportTable.Column.numbers(c.head())
                        : ReportTable.Column.words(c.head()))
            .toList();
    List<List<String>> whole = new ArrayList<>();
    for (List<String> row : rows) {
      List<String> cells = new ArrayList<>(row);
      while (cells.size() < columns.size()) {
        cells.add("");
      }
      whole.add(cells);
    }
    return new ReportTable(title, title, heads, whole, "");
  }

  /** The width of a column with these cells, including the gap before it. */
  static int width(String head, List<String> cells) {
    return GAP.length()
        + Math.max(head.length(), cells.stream().mapToInt(String::length).max().orElse(0));
  }

  private List<Integer> widths() {
    List<Integer> widths = new ArrayList<>();
    columns.forEach(c -> widths.add(c.head().length()));
    for (List<String> row : rows) {
      for (int k = 0; k < row.size(); k++) {
        widths.set(k, Math.max(widths.get(k), row.get(k).length()));
      }
    }
    return widths;
  }

  private void append(StringBuilder text, List<Integer> widths, List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int k = 0; k < cells.size(); k++) {
      String pad = " ".repeat(widths.get(k) - cells.get(k).length());
      line.append(k == 0 ? "" : GAP);
      line.append(columns.get(k).right() ? pad + cells.get(k) : cells.get(k) + pad);
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }
}
