package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.CsvText;

/**
 * A table of a report: a ranking, the traveller of a board, the sheet of a contestant, the measures
 * of movements side by side.
 *
 * @param key the key among tables of its kind: the field, the board or the contestant
 * @param title the title above it; may be empty
 * @param columns its columns
 * @param rows its cells, one for each column
 * @param foot the text below it; may be empty
 */
public record ReportTable(
    String key, String title, List<Column> columns, List<List<String>> rows, String foot) {

  /** What the cells of a column are. */
  enum Cells {
    /** Words, which stand at the left. */
    WORDS,
    /** Words that say whose row it is. */
    NAMES,
    /** Numbers, which stand at the right. */
    NUMBERS,
    /** Numbers of which most are zero, which is not shown. */
    AMOUNTS,
    /**
     * Ranks, with a sign where they are shared, such as "=2"; a dash for the unranked. As values
     * they are two columns, because spreadsheets take "=2" for a formula: the rank, and how many
     * share it.
     */
    RANKS
  }

  /**
   * A column.
   *
   * @param head the head above it
   * @param key its name among comma-separated values
   * @param cells what its cells are
   */
  public record Column(String head, String key, Cells cells) {

    static Column words(String head) {
      return new Column(head, head, Cells.WORDS);
    }

    static Column numbers(String head) {
      return new Column(head, head, Cells.NUMBERS);
    }

    static Column amounts(String head) {
      return new Column(head, head, Cells.AMOUNTS);
    }

    static Column ranks(String head) {
      return new Column(head, "rank", Cells.RANKS);
    }

    static Column names(String head) {
      return new Column(head, head, Cells.NAMES);
    }

    /** This column with another name among comma-separated values. */
    Column as(String other) {
      return new Column(head, other, cells);
    }

    /** {@return whether its cells are the heads of the rows} */
    public boolean names() {
      return cells == Cells.NAMES;
    }

    /** {@return whether it holds words, which stand at the left} */
    public boolean words() {
      return cells == Cells.WORDS || cells == Cells.NAMES;
    }
  }

  /** Copies the lists. */
  public ReportTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** A table without a key of its own, a title and a foot. */
  static ReportTable of(List<Column> columns, List<List<String>> rows) {
    return new ReportTable("", "", columns, rows, "");
  }

  /** {@return this table as it is shown: without amounts of zero and columns that are empty} */
  public ReportTable shown() {
    int[] kept =
        IntStream.range(0, columns.size())
            .filter(k -> rows.isEmpty() || rows.stream().anyMatch(row -> !shown(row, k).isEmpty()))
            .toArray();
    return new ReportTable(
        key,
        title,
        IntStream.of(kept).mapToObj(columns::get).toList(),
        rows.stream().map(row -> IntStream.of(kept).mapToObj(k -> shown(row, k)).toList()).toList(),
        foot);
  }

  private String shown(List<String> row, int column) {
    String cell = row.get(column);
    boolean nothing = columns.get(column).cells() == Cells.AMOUNTS && cell.matches("0[.,]00");
    return nothing ? "" : cell;
  }

  /** The table as plain text. */
  String text() {
    ReportTable shown = shown();
    TextTable table = new TextTable();
    shown.columns.forEach(c -> table.column(c.head(), c.words()));
    shown.rows.forEach(table::row);
    return (title.isEmpty() ? "" : title + "\n")
        + table.text()
        + (foot.isEmpty() ? "" : foot + "\n");
  }

  /** The names of the columns, as comma-separated values have them. */
  List<String> keys() {
    List<String> keys = new ArrayList<>();
    for (Column column : columns) {
      keys.add(column.key());
      if (column.cells() == Cells.RANKS) {
        keys.add("sharing");
      }
    }
    return keys;
  }

  /** The rows as lines of comma-separated values, after cells that lead each of them. */
  String values(List<String> lead) {
    StringBuilder csv = new StringBuilder();
    for (List<String> row : rows) {
      List<String> cells = new ArrayList<>(lead);
      for (int k = 0; k < row.size(); k++) {
        cells.addAll(columns.get(k).cells() == Cells.RANKS ? rank(k, row) : List.of(row.get(k)));
      }
      csv.append(CsvText.line(cells));
    }
    return csv.toString();
  }

  private List<String> rank(int column, List<String> row) {
    String rank = row.get(column);
    if (rank.equals("-")) {
      return List.of("", "");
    }
    long sharing = rows.stream().filter(other -> other.get(column).equals(rank)).count();
    return List.of(rank.replace("=", ""), "" + sharing);
  }
}
