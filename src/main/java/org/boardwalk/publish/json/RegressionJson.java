package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.Regression;
import org.boardwalk.quality.Comparison.Tendency;

/** Our movements beside references. Stateless and thread-safe. */
public final class RegressionJson {

  private RegressionJson() {}

  /**
   * @param regression the comparison
   * @return an object with the {@code references} and the {@code totals}
   */
  public static String of(Regression regression) {
    ObjectNode file = JsonText.object();
    ArrayNode references = file.putArray("references");
    for (Regression.Row row : regression.rows()) {
      ObjectNode fields = references.addObject();
      List<String> cells = row.cells();
      for (int k = 0; k < cells.size(); k++) {
        fields.put(Regression.HEADS.get(k), cells.get(k));
      }
    }
    ObjectNode totals = file.putObject("totals");
    totals.put("references", regression.references());
    totals.put("found", regression.found());
    for (Tendency tendency : Tendency.values()) {
      totals.put(Word.of(tendency), regression.count(tendency));
    }
    totals.put("unreadable", regression.unreadable());
    totals.put("left", regression.left());
    return JsonText.of(file);
  }
}
