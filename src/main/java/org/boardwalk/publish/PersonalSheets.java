package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.ScoringMethod;

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
    for (PersonalLine line : PersonalLine.of(scored, me)) {
      List<String> row = new ArrayList<>();
      row.add("" + line.result().play().board());
      row.add(scored.language().seat(line.side()));
      if (partners) {
        row.add(line.with());
      }
      row.add(line.against());
      row.addAll(scored.account(line.result()));
      row.addAll(List.of(line.score(), line.gained(), line.percent()));
      rows.add(row);
    }
    return new ReportTable(
        scored.roster().label(me),
        scored.who(me),
        columns(scored, partners),
        rows,
        foot(scored.ranking().method(), placing, scored.language()));
  }

  private static List<ReportTable.Column> columns(ScoredEvent scored, boolean partners) {
    Language language = scored.language();
    ScoringMethod method = scored.ranking().method();
    List<ReportTable.Column> columns = new ArrayList<>();
    columns.add(ReportTable.Column.numbers(language.small("board")).as("board"));
    columns.add(ReportTable.Column.words(language.say("head.side")).as("side"));
    if (partners) {
      columns.add(ReportTable.Column.words(language.small("withHead")).as("with"));
    }
    columns.add(ReportTable.Column.words(language.small("againstHead")).as("against"));
    columns.addAll(RankingTable.account(language));
    columns.add(
        ReportTable.Column.numbers(RankingTable.boardUnit(method, language))
            .as(RankingTable.boardUnit(method, Language.EN)));
    columns.add(ReportTable.Column.numbers("%"));
    return columns;
  }

  private static String foot(ScoringMethod method, Placing placing, Language language) {
    return language.say(
        placing.added().equals(Fraction.ZERO) ? "personal" : "personal.added",
        language.say("count.board", placing.boards()),
        language.decimal(RankingTable.gained(method, placing)),
        RankingTable.unit(method, language),
        language.decimal(RankingTable.mean(placing)),
        RankingTable.mean(method, language),
        RankingTable.rank(placing),
        language.decimal(RankingTable.added(placing)));
  }
}
