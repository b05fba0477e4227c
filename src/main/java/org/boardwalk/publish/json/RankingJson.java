package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Roster;

/** Rankings, with the results that were not entered. Stateless and thread-safe. */
public final class RankingJson {

  private RankingJson() {}

  /**
   * @param events the rankings
   * @return an object whose {@code events} are in the same order; gains and the measure of the
   *     ranking have two decimals
   */
  public static String of(List<ScoredEvent> events) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("events");
    events.forEach(event -> event(all.addObject(), event));
    return JsonText.of(file);
  }

  private static void event(ObjectNode fields, ScoredEvent event) {
    Ranking ranking = event.ranking();
    fields.put("name", ranking.event().roster().title());
    fields.put("method", Word.of(ranking.method()));
    fields.put("missing", ranking.event().missing().size());
    ArrayNode remarks = fields.putArray("remarks");
    ranking.terms().remarks().forEach(remarks::add);
    ArrayNode rankings = fields.putArray("rankings");
    ranking.fields().forEach((field, placings) -> ranking(rankings, event, field, placings));
  }

  private static void ranking(
      ArrayNode rankings, ScoredEvent event, Field field, List<Placing> placings) {
    ObjectNode fields = rankings.addObject();
    Roster roster = event.ranking().event().roster();
    fields.put("field", Word.of(field));
    ArrayNode places = fields.putArray("places");
    for (Placing placing : placings) {
      ObjectNode place = places.addObject();
      place.put("rank", placing.rank());
      place.put("sharing", placing.sharing());
      place.put("number", roster.labelled(placing.contestant()));
      place.put("label", placing.label(roster::label));
      place.put("name", placing.name(event.names()));
      place.put("boards", placing.boards());
      place.put("gained", placing.gained().rounded(2));
      place.put("mean", placing.mean().rounded(2));
      place.put("added", placing.added().rounded(2));
    }
  }
}
