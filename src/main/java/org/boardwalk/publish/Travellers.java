package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.BoardForms;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Vulnerability;
import org.boardwalk.text.Text;

/** The travellers: each board with all its scores and their gains. */
final class Travellers {

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
