package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Reunions;
import org.boardwalk.quality.Reunions.Count;

/** The meetings that a match of several nights repeats. Stateless and thread-safe. */
public final class NightsJson {

  private NightsJson() {}

  /**
   * @param nights the nights that were found
   * @param same the repeats when contestants keep their numbers every night
   * @param drawn the repeats of draws by lot
   * @return an object with the repeated {@code meetings} of each, and for players also the {@code
   *     partners}
   */
  public static String of(List<Movement> nights, Reunions same, List<Reunions> drawn) {
    Movement first = nights.get(0);
    ObjectNode file = JsonText.object();
    file.put("nights", nights.size());
    MovementFields.sizes(file, first);
    Reunions ours = Reunions.of(nights);
    count(file.putObject("meetings"), ours, same, drawn, Reunions::meetings);
    if (first.kind() == Kind.INDIVIDUAL) {
      count(file.putObject("partners"), ours, same, drawn, Reunions::partners);
    }
    return JsonText.of(file);
  }

  private static void count(
      ObjectNode fields,
      Reunions ours,
      Reunions same,
      List<Reunions> drawn,
      Function<Reunions, Count> which) {
    repeated(fields.putObject("ours"), which.apply(ours));
    fields.put("bound", which.apply(ours).bound());
    repeated(fields.putObject("sameNumbers"), which.apply(same));
    fields
        .putObject("drawnByLot")
        .put(
            "repeated",
            drawn.stream().mapToLong(d -> which.apply(d).repeated()).average().orElse(0))
        .put("mostOfTwo", drawn.stream().mapToInt(d -> which.apply(d).most()).average().orElse(0));
  }

  private static void repeated(ObjectNode fields, Count count) {
    fields
        .put("repeated", count.repeated())
        .put("leastOfTwo", count.least())
        .put("mostOfTwo", count.most());
  }
}
