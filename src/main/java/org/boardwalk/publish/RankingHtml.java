package org.boardwalk.publish;

import java.util.List;
import java.util.Map;
import org.boardwalk.scoring.Method;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Standing;

/**
 * A ranking as a page that stands alone, well-formed XHTML without script, so that it can be
 * printed and turned into other formats; text from files is escaped. Stateless and thread-safe.
 */
public final class RankingHtml {

  private RankingHtml() {}

  /** A field with its lines. */
  record Part(String heading, List<Line> lines) {}

  /** A contestant. */
  record Line(String rank, int number, String name, int boards, String gained, String mean) {}

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return the text of the page; two decimals
   */
  public static String of(Ranking ranking, Map<Integer, String> names) {
    Method method = ranking.method();
    List<Part> parts =
        ranking.fields().entrySet().stream()
            .map(
                e ->
                    new Part(
                        ranking.fields().size() == 1 ? "" : RankingTable.field(e.getKey()),
                        e.getValue().stream().map(s -> line(method, s, names)).toList()))
            .toList();
    return new Pages()
        .fill(
            "ranking",
            Map.of(
                "name", HarmlessText.of(ranking.event().movement().name()),
                "how", RankingTable.how(method),
                "unit", RankingTable.unit(method),
                "mean", RankingTable.mean(method),
                "contestant", Wording.contestant(ranking.event().movement().kind()),
                "parts", parts,
                "unranked", RankingTable.unranked(ranking),
                "missing", RankingTable.missing(ranking)));
  }

  private static Line line(Method method, Standing standing, Map<Integer, String> names) {
    return new Line(
        RankingTable.rank(standing),
        standing.contestant(),
        RankingTable.name(names, standing),
        standing.boards(),
        RankingTable.gained(method, standing),
        RankingTable.mean(standing));
  }
}
