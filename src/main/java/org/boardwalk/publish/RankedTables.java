package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.scoring.Field;
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
    List<List<String>> rows = new ArrayList<>();
    for (Placing placing : placings) {
      rows.add(
          List.of(
              RankingTable.rank(placing),
              RankingTable.label(ranking, placing),
              RankingTable.name(scored.names(), placing),
              "" + placing.boards(),
              RankingTable.gained(ranking.method(), placing),
              RankingTable.added(placing),
              RankingTable.mean(placing)));
    }
    String name = RankingTable.field(field);
    return new ResultTable(
        name,
        field == Field.ALL ? "Ranking" : "Ranking, " + name,
        ResultTable.columns(
            "rank",
            "no.",
            "*name",
            "boards",
            RankingTable.unit(ranking.method()),
            "added",
            RankingTable.mean(ranking.method())),
        rows,
        "");
  }
}
