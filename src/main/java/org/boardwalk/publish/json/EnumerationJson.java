package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.wish.answer.Enumerated;
import org.boardwalk.wish.answer.Enumerated.Representative;

/** All movements of a size up to isomorphism, for programs. Stateless and thread-safe. */
public final class EnumerationJson {

  private EnumerationJson() {}

  /**
   * @param all all movements of a size
   * @return an object with the size, how often two meet, and the symmetry and costs of each
   */
  public static String of(Enumerated all) {
    ObjectNode file = JsonText.object();
    file.put("players", all.players()).put("tables", all.tables()).put("rounds", all.rounds());
    put(file.putObject("partners"), all.partners());
    put(file.putObject("opponents"), all.opponents());
    file.put("complete", all.complete()).put("unfair", all.unfair());
    ArrayNode seatings = file.putArray("seatings");
    all.seatings().forEach(seatings::add);
    ArrayNode movements = file.putArray("movements");
    for (Representative r : all.representatives()) {
      movements
          .addObject()
          .put("automorphisms", r.automorphisms())
          .put("side", r.side())
          .put("direction", r.direction());
    }
    return JsonText.of(file);
  }

  private static void put(ObjectNode fields, EvenMeetings times) {
    fields.put("least", times.least()).put("most", times.most());
  }
}
