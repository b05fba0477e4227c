package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardForms;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Vulnerability;

/** The sheets that can be printed when an event is over. */
public enum ResultSheet {
  /** The ranking. */
  RANKING,
  /** The travellers: each board with all its scores. */
  TRAVELLERS,
  /** The personal sheets: each contestant with their scores on each board. */
  PERSONAL;

  /**
   * @param scored a scored event
   * @return the tables of this sheet
   */
  public List<ResultTable> tables(ScoredEvent scored) {
    return switch (this) {
      case RANKING -> RankedTables.of(scored);
      case TRAVELLERS -> Travellers.of(scored);
      case PERSONAL -> PersonalSheets.of(scored);
    };
  }

  /** The name of the first column where all tables stand in one file of values. */
  String key() {
    return switch (this) {
      case RANKING -> "field";
      case TRAVELLERS -> "board";
      case PERSONAL -> "contestant";
    };
  }

  /** A ranking as tables, one for each field. */
  private static final class RankedTables {

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
              "rank",
              "no.",
              "*name",
              "boards",
              unit,
              RankingTable.addedHead(ranking.method()),
              mean)
          : ResultTable.columns("rank", "no.", "*name", "boards", unit, mean);
    }
  }

  /** The travellers: each board with all its scores and their gains. */
  private static final class Travellers {

    private Travellers() {}

    static List<ResultTable> of(ScoredEvent scored) {
      Map<Integer, List<Result>> boards =
          scored.ranking().event().results().stream()
              .collect(
                  Collectors.groupingBy(r -> r.play().board(), TreeMap::new, Collectors.toList()));
      List<ResultTable> tables = new ArrayList<>();
      boards.forEach(
          (board, all) -> {
            Map<String, List<Result>> forms = BoardForms.of(all);
            forms.forEach(
                (form, results) -> {
                  boolean fouled = forms.size() > 1;
                  String name = fouled ? board + ", " + FouledText.form(form) : "" + board;
                  tables.add(table(scored, name, board, results));
                });
          });
      return tables;
    }

    private static ResultTable table(
        ScoredEvent scored, String name, int board, List<Result> results) {
      String unit = RankingTable.boardUnit(scored.ranking().method());
      List<List<String>> rows = new ArrayList<>();
      results.stream()
          .sorted(Comparator.comparing(r -> r.play().seating().at(Direction.NS).get(0)))
          .forEach(
              r -> {
                List<String> row = new ArrayList<>();
                for (Direction side : Direction.values()) {
                  row.add(scored.who(r.play().seating().at(side)));
                }
                row.addAll(ScoredEvent.account(r));
                row.add(ScoredEvent.score(r));
                for (Direction side : Direction.values()) {
                  row.add(scored.gained(r, side));
                }
                rows.add(row);
              });
      return new ResultTable(
          name,
          Text.of("Board %s, %s", name, Vulnerability.of(board).words()),
          ResultTable.columns(
              "*NS",
              "*EW",
              "*contract",
              "*by",
              "tricks",
              "*lead",
              "score",
              unit + " NS",
              unit + " EW"),
          rows,
          "");
    }
  }
}
