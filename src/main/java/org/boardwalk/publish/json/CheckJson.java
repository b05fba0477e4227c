package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.boardwalk.wish.answer.Judged;

/** The findings on a checked file. Stateless and thread-safe. */
public final class CheckJson {

  private CheckJson() {}

  /**
   * A checked file or movement.
   *
   * @param label the file, or the movement's place and title in it
   * @param judged the movement; empty where there is none
   * @param status in words its proven quality, or why it cannot be read; empty where nothing is
   *     known
   * @param faults claims of the file that do not hold, or other faults
   */
  public record Checked(String label, Optional<Judged> judged, String status, List<String> faults) {

    /** Copies the list. */
    public Checked {
      faults = List.copyOf(faults);
    }
  }

  /**
   * @param checked a file, or each movement that it holds, in order
   * @return an object whose {@code movements} are in the same order
   */
  public static String of(List<Checked> checked) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("movements");
    for (Checked one : checked) {
      ObjectNode fields = all.addObject();
      fields.put("source", one.label());
      one.judged().ifPresent(judged -> MovementFields.judged(fields, judged));
      fields.put("status", one.status());
      ArrayNode faults = fields.putArray("faults");
      one.faults().forEach(faults::add);
    }
    return JsonText.of(file);
  }
}
