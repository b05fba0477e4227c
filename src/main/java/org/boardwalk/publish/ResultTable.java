package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of a results sheet: a ranking, the traveller of a board, the sheet of a contestant.
 *
 * @param key what tells it from others of its kind: the field, the board or the contestant
 * @param title what stands above it
 * @param columns its columns
 * @param rows its cells
 * @param foot what stands below it; empty for nothing
 */
public record ResultTable(
    String key, String title, List<Column> columns, List<List<String>> rows, String foot) {

  /**
   * A column.
   *
   * @param head what stands above it
   * @param words whether it holds words, which stand at the left
   */
  public record Column(String head, boolean words) {}

  /** Copies the lists. */
  public ResultTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** Columns of numbers; those that begin with a star hold words. */
  static List<Column> columns(String... heads) {
    List<Column> columns = new ArrayList<>();
    for (String head : heads) {
      columns.add(new Column(head.replace("*", ""), head.startsWith("*")));
    }
    return columns;
  }

  /** The table as plain text. */
  String text() {
    TextTable table = new TextTable();
    columns.forEach(
        c -> {
          if (c.words()) {
            table.words(c.head());
          } else {
            table.numbers(c.head());
          }
        });
    rows.forEach(table::row);
    return title + "\n" + table.text() + (foot.isEmpty() ? "" : foot + "\n");
  }
}
