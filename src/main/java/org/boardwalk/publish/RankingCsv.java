package org.boardwalk.publish;

import java.util.Map;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Standing;

/**
 * A ranking as comma-separated values: {@code field,rank,sharing,number,name,boards}, what was
 * gained and what it is ranked by; lines end with a line feed. How many share a rank is a column of
 * its own, because spreadsheets take "=2" for a formula; names are quoted and harmless. Stateless
 * and thread-safe.
 */
public final class RankingCsv {

  private RankingCsv() {}

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return the lines, by field and rank; two decimals
   */
  public static String of(Ranking ranking, Map<Integer, String> names) {
    StringBuilder csv = new StringBuilder("field,rank,sharing,number,name,boards,");
    csv.append(head(ranking.method())).append('\n');
    ranking
        .fields()
        .forEach(
            (field, standings) ->
                standings.forEach(
                    s ->
                        csv.append(RankingTable.field(field))
                            .append(',')
                            .append(line(ranking.method(), s, names))
                            .append('\n')));
    return csv.toString();
  }

  private static String head(ScoringMethod method) {
    return switch (method) {
      case MATCHPOINTS -> "matchpoints,percent";
      case AGGREGATE -> "points,points_per_board";
      case IMPS, CROSS_IMPS, TEAMS -> "imps,imps_per_board";
    };
  }

  private static String line(ScoringMethod method, Standing standing, Map<Integer, String> names) {
    return String.join(
        ",",
        "" + standing.rank(),
        "" + standing.sharing(),
        "" + standing.contestant(),
        quoted(RankingTable.name(names, standing)),
        "" + standing.boards(),
        RankingTable.gained(method, standing),
        RankingTable.mean(standing));
  }

  /** An apostrophe keeps spreadsheets from taking a name for a formula. */
  private static String quoted(String harmless) {
    String shown = harmless.matches("[=+@-].*") ? "'" + harmless : harmless;
    return '"' + shown.replace("\"", "\"\"") + '"';
  }
}
