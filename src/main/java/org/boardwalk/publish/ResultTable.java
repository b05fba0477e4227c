package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of a results sheet: a ranking, the traveller of a board, the sheet of a contestant.
 *
 * @param key the key among tables of its kind: the field, the board or the contestant
 * @param title the title above it
 * @param columns its columns
 * @param rows its cells
 * @param foot the text below it; may be empty
 */
public record ResultTable(
    String key, String title, List<Column> columns, List<List<String>> rows, String foot) {

  /**
   * A column.
   *
   * @param head the head above it
   * @param words whether it holds words, which stand at the left
   */
  public record Column(String head, boolean words) {}

  /** Copies the lists. */
  public ResultTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** Makes columns of numbers; a head that begins with a star marks a column of words. */
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
