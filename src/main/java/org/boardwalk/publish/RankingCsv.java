package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.file.CsvText;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;

/**
 * A ranking as comma-separated values: {@code field,rank,sharing,number,name,boards}, what was
 * gained and what it is ranked by; and {@code added} where there are corrections. How many share a
 * rank is a column of its own, because spreadsheets take "=2" for a formula. Stateless and
 * thread-safe.
 */
public final class RankingCsv {

  private RankingCsv() {}

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return the lines, by field and rank; two decimals
   */
  public static String of(Ranking ranking, Map<Integer, String> names) {
    ScoringMethod method = ranking.method();
    List<String> head =
        new ArrayList<>(List.of("field", "rank", "sharing", "number", "name", "boards"));
    boolean corrected = RankingTable.corrected(ranking);
    head.addAll(measures(method));
    if (corrected) {
      head.add("added");
    }
    StringBuilder csv = new StringBuilder(CsvText.line(head));
    ranking
        .fields()
        .forEach(
            (field, placings) ->
                placings.forEach(
                    s -> {
                      List<Object> cells =
                          new ArrayList<>(
                              List.of(
                                  RankingTable.field(field),
                                  s.rank(),
                                  s.sharing(),
                                  RankingTable.label(ranking, s),
                                  RankingTable.name(names, s),
                                  s.boards(),
                                  RankingTable.gained(method, s),
                                  RankingTable.mean(s)));
                      if (corrected) {
                        cells.add(RankingTable.added(s));
                      }
                      csv.append(CsvText.line(cells));
                    }));
    return csv.toString();
  }

  private static List<String> measures(ScoringMethod method) {
    return switch (method) {
      case MATCHPOINTS -> List.of("matchpoints", "percent");
      case AGGREGATE -> List.of("points", "points_per_board");
      case IMPS, CROSS_IMPS, TEAMS -> List.of("imps", "imps_per_board");
    };
  }
}
