package org.boardwalk.publish;

import java.util.List;
import java.util.Map;
import org.boardwalk.file.CsvText;

/**
 * Our movements beside references, as a table of text, as CSV for programs, and as a page that
 * stands alone; lines end with a line feed. Stateless and thread-safe.
 */
public final class RegressionText {

  private RegressionText() {}

  /** A reference on the page; files are named without their folders. */
  record Line(
      String reference,
      String size,
      String theirs,
      String ours,
      String bound,
      String verdict,
      String better,
      String worse,
      String broken,
      String movement) {

    static Line of(Regression.Row row) {
      List<String> cells = row.cells();
      return new Line(
          file(cells.get(0)),
          cells.get(1),
          cells.get(2),
          cells.get(3),
          cells.get(4),
          cells.get(5),
          cells.get(6),
          cells.get(7),
          cells.get(8),
          file(cells.get(9)));
    }

    private static String file(String path) {
      return path.substring(path.lastIndexOf('/') + 1);
    }
  }

  /**
   * @param regression the comparison
   * @return a line for each reference, and the totals
   */
  public static String of(Regression regression) {
    TextTable table = new TextTable();
    Regression.HEADS.forEach(table::words);
    regression.rows().forEach(row -> table.row(row.cells()));
    return (regression.rows().isEmpty() ? "" : table.text() + "\n") + regression.totals() + "\n";
  }

  /**
   * @param regression the comparison
   * @return a line of heads, and a line for each reference
   */
  public static String csv(Regression regression) {
    StringBuilder text = new StringBuilder(CsvText.line(Regression.HEADS));
    regression.rows().forEach(row -> text.append(CsvText.line(row.cells())));
    return text.toString();
  }

  /**
   * @param regression the comparison
   * @return a page without script; what comes from files is escaped
   */
  public static String html(Regression regression) {
    return new Pages()
        .fill(
            "regression",
            Map.of(
                "lines",
                regression.rows().stream().map(Line::of).toList(),
                "totals",
                regression.totals()));
  }
}
