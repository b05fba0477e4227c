package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Field;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;

/** A ranking as tables, one for each field. */
final class RankedTables {

  private RankedTables() {}

  static List<ResultTable> of(ScoredEvent scored) {
    List<ResultTable> tables = new ArrayList<>();
    scored
        .ranking()
        .fields()
        .forEach((field, placings) -> tables.add(table(scored, field, placings)));
    return tables;
  }

  private static ResultTable table(ScoredEvent scored, Field field, List<Placing> placings) {
    Ranking ranking = scored.ranking();
    boolean corrected = RankingTable.corrected(ranking);
    List<List<String>> rows = new ArrayList<>();
    for (Placing placing : placings) {
      List<String> row =
          new ArrayList<>(
              List.of(
                  RankingTable.rank(placing),
                  RankingTable.label(ranking, placing),
                  RankingTable.name(scored.names(), placing),
                  "" + placing.boards(),
                  RankingTable.gained(ranking.method(), placing)));
      if (corrected) {
        row.add(RankingTable.added(placing));
      }
      row.add(RankingTable.mean(placing));
      rows.add(row);
    }
    String name = RankingTable.field(field);
    return new ResultTable(
        name,
        field == Field.ALL ? "Ranking" : "Ranking, " + name,
        columns(ranking, corrected),
        rows,
        "");
  }

  private static List<ResultTable.Column> columns(Ranking ranking, boolean corrected) {
    String unit = RankingTable.unit(ranking.method());
    String mean = RankingTable.mean(ranking.method());
    return corrected
        ? ResultTable.columns(
            "rank", "no.", "*name", "boards", unit, RankingTable.addedHead(ranking.method()), mean)
        : ResultTable.columns("rank", "no.", "*name", "boards", unit, mean);
  }
}
