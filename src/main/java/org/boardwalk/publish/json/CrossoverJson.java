package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.CrossoverText.Line;

/** Later sessions, and how often their contestants meet again. Stateless and thread-safe. */
public final class CrossoverJson {

  private CrossoverJson() {}

  /**
   * A later session.
   *
   * @param number its number, from 2
   * @param movement its movement, in the numbers of the first session
   * @param ours the meetings that it repeats
   * @param bound the least number of repeated meetings of any numbering
   * @param optimal whether it repeats no more than the bound
   * @param by what proves the bound, in words
   */
  public record Later(
      int number, Movement movement, Line ours, long bound, boolean optimal, String by) {}

  /**
   * @param sessions the later sessions, in order
   * @param impossible why no further session was found; empty where all were found
   * @return an object whose {@code sessions} are in the same order
   */
  public static String of(List<Later> sessions, String impossible) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("sessions");
    for (Later later : sessions) {
      ObjectNode fields = all.addObject();
      fields.put("session", later.number());
      MovementFields.sizes(fields, later.movement());
      fields.put("repeated", later.ours().playbacks().total());
      fields.put("mostOfOne", later.ours().playbacks().most());
      fields.put("changeDirection", later.ours().changes().changers());
      fields.put("bound", later.bound());
      fields.put("optimal", later.optimal());
      fields.put("by", later.by());
    }
    if (!impossible.isEmpty()) {
      file.put("impossible", impossible);
    }
    return JsonText.of(file);
  }
}
