package org.boardwalk.publish;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.boardwalk.file.CsvText;
import org.boardwalk.quality.Comparison.Tendency;
import org.boardwalk.text.Word;

/**
 * Our movements beside references, as a table of text, as CSV and JSON for programs, and as a page
 * that stands alone; lines end with a line feed. Stateless and thread-safe.
 */
public final class RegressionText {

  private static final JsonMapper JSON = JsonMapper.builder().build();

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
   * @return an object with the {@code references} and the {@code totals}
   */
  public static String json(Regression regression) {
    ObjectNode file = JSON.createObjectNode();
    ArrayNode references = file.putArray("references");
    for (Regression.Row row : regression.rows()) {
      ObjectNode fields = references.addObject();
      List<String> cells = row.cells();
      for (int k = 0; k < cells.size(); k++) {
        fields.put(Regression.HEADS.get(k), cells.get(k));
      }
    }
    ObjectNode totals = file.putObject("totals");
    totals.put("references", regression.rows().size());
    totals.put("found", regression.found());
    for (Tendency tendency : Tendency.values()) {
      totals.put(Word.of(tendency), regression.count(tendency));
    }
    totals.put("unreadable", regression.unreadable());
    totals.put("teams", regression.teams());
    return file.toPrettyString() + "\n";
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
                "heads",
                Regression.HEADS,
                "rows",
                regression.rows().stream().map(Regression.Row::cells).toList(),
                "totals",
                regression.totals()));
  }
}
