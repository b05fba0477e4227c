package org.boardwalk.publish;

import java.util.Map;
import org.boardwalk.exchange.file.CsvText;

/**
 * The comparison of our movements with references, as a table of text, as CSV for programs, and as
 * a page without external files; lines end with a line feed. Stateless and thread-safe.
 */
public final class RegressionText {

  private RegressionText() {}

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
                regression.rows().stream().map(Regression.Row::onPage).toList(),
                "totals",
                regression.totals()));
  }
}
