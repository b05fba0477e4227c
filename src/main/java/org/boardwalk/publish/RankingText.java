package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.Field;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;

/** A ranking as plain text. Stateless and thread-safe. */
public final class RankingText {

  private RankingText() {}

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return the name of the movement, the scoring method, a table for each field, best first, and
   *     the results that were not entered; two decimals
   */
  public static String of(Ranking ranking, Map<Integer, String> names) {
    String tables =
        ranking.fields().entrySet().stream()
            .map(e -> heading(e.getKey()) + table(ranking, e.getValue(), names))
            .collect(Collectors.joining("\n"));
    return Stream.of(
            HarmlessText.of(ranking.event().roster().title()) + "\n" + RankingTable.how(ranking),
            tables.stripTrailing(),
            Stream.concat(
                    Stream.of(RankingTable.unranked(ranking), RankingTable.missing(ranking)),
                    RankingTable.notes(ranking).stream())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n")))
        .filter(part -> !part.isEmpty())
        .map(part -> part + "\n")
        .collect(Collectors.joining("\n"));
  }

  private static String heading(Field field) {
    return field == Field.ALL ? "" : RankingTable.field(field) + "\n";
  }

  private static String table(Ranking ranking, List<Placing> placings, Map<Integer, String> names) {
    boolean named = placings.stream().anyMatch(s -> !RankingTable.name(names, s).isEmpty());
    TextTable table = new TextTable().numbers("rank").numbers("no.");
    if (named) {
      table.words("name");
    }
    table.numbers("boards").numbers(RankingTable.unit(ranking.method()));
    boolean corrected = RankingTable.corrected(ranking);
    if (corrected) {
      table.numbers(RankingTable.addedHead(ranking.method()));
    }
    table.numbers(RankingTable.mean(ranking.method()));
    for (Placing placing : placings) {
      List<String> row =
          new ArrayList<>(
              List.of(RankingTable.rank(placing), RankingTable.label(ranking, placing)));
      if (named) {
        row.add(RankingTable.name(names, placing));
      }
      row.add("" + placing.boards());
      row.add(RankingTable.gained(ranking.method(), placing));
      if (corrected) {
        row.add(RankingTable.added(placing));
      }
      row.add(RankingTable.mean(placing));
      table.row(row);
    }
    return table.text();
  }
}
