package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;

/** The ranking of a match of several nights. Stateless and thread-safe. */
public final class SeasonJson {

  private SeasonJson() {}

  /**
   * @param season a match
   * @param name its name
   * @param method how its nights were scored
   * @return an object with the {@code places}, best first; gains have two decimals, and a missed
   *     night is null
   */
  public static String of(Season season, String name, ScoringMethod method) {
    ObjectNode file = JsonText.object();
    file.put("name", name);
    file.put("method", Word.of(method));
    file.put("nights", season.nights().size());
    season.best().ifPresent(best -> file.put("best", best));
    season.absent().ifPresent(amount -> file.put("absent", amount.rounded(2)));
    ArrayNode places = file.putArray("places");
    season.lines().forEach(line -> place(places.addObject(), line));
    return JsonText.of(file);
  }

  private static void place(ObjectNode place, Season.Line line) {
    if (line.rank() > 0) {
      place.put("rank", line.rank());
      place.put("sharing", line.sharing());
    }
    place.put("name", line.name());
    place.put("played", line.played());
    ArrayNode nights = place.putArray("nights");
    for (Optional<Fraction> night : line.nights()) {
      night.ifPresentOrElse(n -> nights.add(n.rounded(2)), nights::addNull);
    }
    place.put("mean", line.mean().rounded(2));
  }
}
