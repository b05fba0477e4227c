package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Award;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;

/** The personal sheets: the score and the gain of one contestant on each board. */
final class PersonalSheets {

  private PersonalSheets() {}

  /** The sheets of all contestants. */
  static List<ReportTable> of(ScoredEvent scored) {
    return of(scored, me -> true);
  }

  /** The sheet of one contestant; none where no board of theirs counts. */
  static List<ReportTable> of(ScoredEvent scored, int contestant) {
    return of(scored, me -> me == contestant);
  }

  private static List<ReportTable> of(ScoredEvent scored, IntPredicate wanted) {
    List<ReportTable> tables = new ArrayList<>();
    scored
        .ranking()
        .fields()
        .forEach(
            (field, placings) ->
                placings.stream()
                    .sorted(Comparator.comparingInt(Placing::contestant))
                    .forEach(
                        p ->
                            p.members().stream()
                                .filter(wanted::test)
                                .forEach(me -> tables.add(table(scored, p, me)))));
    return tables;
  }

  private static ReportTable table(ScoredEvent scored, Placing placing, int me) {
    boolean partners = scored.roster().kind() == Kind.INDIVIDUAL;
    List<List<String>> rows = new ArrayList<>();
    for (Result result : mine(scored.ranking(), me)) {
      Direction side = side(result, me);
      Direction other = side == Direction.NS ? Direction.EW : Direction.NS;
      List<String> row = new ArrayList<>();
      row.add("" + result.play().board());
      row.add(side.name());
      if (partners) {
        row.add(
            scored.who(result.play().seating().at(side).stream().filter(c -> c != me).toList()));
      }
      row.add(scored.who(result.play().seating().at(other)));
      row.addAll(ScoredEvent.account(result));
      row.add(own(result, side));
      row.add(scored.award(result, me).map(scored::gained).orElse(""));
      row.add(scored.award(result, me).map(PersonalSheets::percent).orElse(""));
      rows.add(row);
    }
    return new ReportTable(
        scored.roster().label(me),
        scored.who(me),
        columns(scored.ranking(), partners),
        rows,
        foot(scored.ranking(), placing));
  }

  private static List<ReportTable.Column> columns(Ranking ranking, boolean partners) {
    String unit = RankingTable.boardUnit(ranking.method());
    return partners
        ? ReportTable.columns(
            "board",
            "*side",
            "*with",
            "*against",
            "*contract",
            "*by",
            "tricks",
            "*lead",
            "score",
            unit,
            "%")
        : ReportTable.columns(
            "board",
            "*side",
            "*against",
            "*contract",
            "*by",
            "tricks",
            "*lead",
            "score",
            unit,
            "%");
  }

  private static List<Result> mine(Ranking ranking, int me) {
    return ranking.event().results().stream()
        .filter(r -> r.play().seating().contestants().contains(me))
        .sorted(
            Comparator.comparing((Result r) -> r.play().round())
                .thenComparing(r -> r.play().board()))
        .collect(Collectors.toList());
  }

  private static Direction side(Result result, int me) {
    return result.play().seating().at(Direction.NS).contains(me) ? Direction.NS : Direction.EW;
  }

  /** The score from the view of this side. */
  private static String own(Result result, Direction side) {
    return result.of(side) instanceof Score.Points points
        ? "" + (side == Direction.NS ? points.ns() : -points.ns())
        : ScoredEvent.score(new Result(result.play(), result.of(side)));
  }

  private static String percent(Award award) {
    return award.top().equals(Fraction.ZERO)
        ? ""
        : award.gained().times(Fraction.of(100)).over(award.top()).rounded(1).toPlainString();
  }

  private static String foot(Ranking ranking, Placing placing) {
    String unit = " " + RankingTable.mean(ranking.method());
    String added =
        placing.added().equals(Fraction.ZERO)
            ? ""
            : ", added " + RankingTable.added(placing) + unit;
    return Text.of(
        "%s, %s %s%s, %s%s: rank %s",
        Text.count(placing.boards(), "board"),
        RankingTable.gained(ranking.method(), placing),
        RankingTable.unit(ranking.method()),
        added,
        RankingTable.mean(placing),
        unit,
        RankingTable.rank(placing));
  }
}
