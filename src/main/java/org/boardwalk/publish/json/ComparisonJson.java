package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.ComparisonReport.Entrant;
import org.boardwalk.publish.WalkRuleText;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Measure;

/** A comparison of movements. Stateless and thread-safe. */
public final class ComparisonJson {

  private ComparisonJson() {}

  /**
   * @param entrants the movements, at least 2
   * @return an object with the {@code movements} and their measures in this order; each movement
   *     but the first has {@code againstFirst}, the measures in which it is better or worse than
   *     the first
   */
  public static String of(List<Entrant> entrants) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("movements");
    Entrant first = entrants.get(0);
    for (int k = 0; k < entrants.size(); k++) {
      Entrant entrant = entrants.get(k);
      ObjectNode fields = all.addObject();
      fields.put("source", entrant.source());
      MovementFields.sizes(fields, entrant.measured().movement());
      fields.put("copiesShared", new WalkRuleText(entrant.measured().movement()).shared());
      ObjectNode measures = fields.putObject("measures");
      for (Measure measure : Measure.all()) {
        entrant.measured().of(measure).ifPresent(value -> measures.put(measure.word(), value));
      }
      if (k > 0) {
        against(
            fields.putObject("againstFirst"), Comparison.of(entrant.measured(), first.measured()));
      }
    }
    return JsonText.of(file);
  }

  private static void against(ObjectNode fields, Comparison comparison) {
    fields.put("tendency", Word.of(comparison.tendency()));
    names(fields.putArray("better"), comparison.better());
    names(fields.putArray("worse"), comparison.worse());
  }

  private static void names(ArrayNode names, List<Comparison.Contrast> contrasts) {
    contrasts.forEach(c -> names.add(c.measure().word()));
  }
}
