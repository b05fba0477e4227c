package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Field;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;

/**
 * A ranking as comma-separated values: {@code field,rank,sharing,number,name,boards}, the gain and
 * the measure of the ranking; and {@code added} where there are corrections. The number of
 * contestants who share a rank is a separate column, because spreadsheets take "=2" for a formula.
 * Stateless and thread-safe.
 */
public final class RankingCsv {

  private RankingCsv() {}

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return the lines, by field and rank; two decimals
   */
  public static String of(Ranking ranking, Map<Integer, String> names) {
    return of(List.of(new ScoredEvent(ranking, names)));
  }

  /**
   * The rankings of several sections below each other, with the names of the sections in a first
   * column.
   */
  static String of(List<ScoredEvent> events) {
    List<String> head = new ArrayList<>(events.size() > 1 ? List.of("event") : List.of());
    head.addAll(List.of("field", "rank", "sharing", "number", "name", "boards"));
    head.addAll(measures(events.get(0).ranking().method()));
    boolean corrected = events.stream().anyMatch(e -> RankingTable.corrected(e.ranking()));
    if (corrected) {
      head.add("added");
    }
    StringBuilder csv = new StringBuilder(CsvText.line(head));
    for (ScoredEvent event : events) {
      List<String> lead =
          events.size() > 1 ? List.of(HarmlessText.of(event.roster().title())) : List.of();
      event
          .ranking()
          .fields()
          .forEach(
              (field, placings) ->
                  placings.forEach(
                      placing -> {
                        List<Object> cells = new ArrayList<>(lead);
                        cells.addAll(cells(event, field, placing));
                        if (corrected) {
                          cells.add(RankingTable.added(placing));
                        }
                        csv.append(CsvText.line(cells));
                      }));
    }
    return csv.toString();
  }

  private static List<Object> cells(ScoredEvent event, Field field, Placing placing) {
    Ranking ranking = event.ranking();
    return List.of(
        RankingTable.field(field),
        placing.rank(),
        placing.sharing(),
        RankingTable.label(ranking, placing),
        RankingTable.name(event.names(), placing),
        placing.boards(),
        RankingTable.gained(ranking.method(), placing),
        RankingTable.mean(placing));
  }

  /** The columns of a method: the gain, and the measure it ranks by. */
  static List<String> measures(ScoringMethod method) {
    return switch (method) {
      case MATCHPOINTS -> List.of("matchpoints", "percent");
      case AGGREGATE -> List.of("points", "points_per_board");
      case IMPS, CROSS_IMPS, TEAMS -> List.of("imps", "imps_per_board");
      case BOARD_A_MATCH -> List.of("board_points", "percent");
      case VICTORY_POINTS -> List.of("vps", "vps_per_match");
    };
  }
}
