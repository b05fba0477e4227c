package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;

/**
 * The ranking of a match of several nights as comma-separated values, with the columns of {@link
 * RankingCsv} where they are the same. The rank is empty for contestants with fewer nights than
 * count. Stateless and thread-safe.
 */
public final class SeasonCsv {

  private SeasonCsv() {}

  /**
   * @param season a match
   * @param method how its nights were scored
   * @return a line for each contestant, best first; two decimals
   */
  public static String of(Season season, ScoringMethod method) {
    List<String> head = new ArrayList<>(List.of("rank", "sharing", "name", "nights"));
    for (int night = 1; night <= season.nights().size(); night++) {
      head.add("night_" + night);
    }
    head.add(RankingCsv.measures(method).get(1));
    StringBuilder csv = new StringBuilder(CsvText.line(head));
    season.lines().forEach(line -> csv.append(CsvText.line(cells(line))));
    return csv.toString();
  }

  private static List<Object> cells(Season.Line line) {
    boolean ranked = line.rank() > 0;
    List<Object> cells = new ArrayList<>();
    cells.add(ranked ? line.rank() : "");
    cells.add(ranked ? line.sharing() : "");
    cells.add(HarmlessText.of(line.name()));
    cells.add(line.played());
    line.nights().forEach(n -> cells.add(n.map(f -> f.rounded(2).toPlainString()).orElse("")));
    cells.add(line.mean().rounded(2).toPlainString());
    return cells;
  }
}
