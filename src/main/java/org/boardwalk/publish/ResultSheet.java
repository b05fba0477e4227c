package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.BoardForms;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.MatchResult;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Vulnerability;

/** The sheets that can be printed when an event is over. */
public enum ResultSheet {
  /** The ranking. */
  RANKING,
  /** The matches of teams, with their state; without a table where none stay together. */
  MATCHES,
  /** The travellers: each board with all its scores. */
  TRAVELLERS,
  /** The personal sheets: each contestant with their scores on each board. */
  PERSONAL;

  /**
   * @param events scored events, at least one
   * @param sheets what to show of them
   * @return a report for each event
   */
  public static List<Report> reports(List<ScoredEvent> events, List<ResultSheet> sheets) {
    boolean corrected = events.stream().anyMatch(e -> RankingTable.corrected(e.ranking()));
    return events.stream()
        .map(
            e ->
                new Report(
                    HarmlessText.of(e.roster().title()),
                    RankingTable.how(e.ranking(), e.language()),
                    sheets.stream().flatMap(s -> s.tables(e, corrected).stream()).toList(),
                    notes(e)))
        .toList();
  }

  /** {@return how it stands: the ranking and the matches of teams} */
  public static Report standing(ScoredEvent event) {
    return reports(List.of(event), List.of(RANKING, MATCHES)).get(0);
  }

  /** {@return this sheet of it} */
  public Report of(ScoredEvent event) {
    return reports(List.of(event), List.of(this)).get(0);
  }

  /**
   * @param event a scored event
   * @param contestant a number
   * @return the boards of that contestant; without a table if none of them counts yet
   */
  public static Report personal(ScoredEvent event, int contestant) {
    Report all = PERSONAL.of(event);
    return new Report(all.name(), all.how(), PersonalSheets.of(event, contestant), List.of());
  }

  private static List<String> notes(ScoredEvent event) {
    List<String> notes = new ArrayList<>();
    notes.add(RankingTable.unranked(event.ranking(), event.language()));
    notes.add(RankingTable.missing(event.ranking(), event.language()));
    notes.addAll(RankingTable.notes(event.ranking(), event.language()));
    return notes.stream().filter(n -> !n.isEmpty()).toList();
  }

  /**
   * @param events scored events, at least one
   * @return this sheet of them as comma-separated values; the first columns say of which event a
   *     row is, if that is not clear, and of which table
   */
  public String csv(List<ScoredEvent> events) {
    return Report.csv(
        reports(events.stream().map(e -> e.in(Language.EN)).toList(), List.of(this)),
        events.size() == 1 ? lead() : List.of("event", key()));
  }

  /** The columns before a row of a single event. */
  private List<String> lead() {
    return switch (this) {
      case RANKING -> List.of(key());
      case MATCHES -> List.of();
      case TRAVELLERS, PERSONAL -> List.of("event", key());
    };
  }

  private List<ReportTable> tables(ScoredEvent scored, boolean corrected) {
    return switch (this) {
      case RANKING -> RankedTables.of(scored, corrected);
      case MATCHES -> MatchTable.of(scored.ranking(), scored.language());
      case TRAVELLERS -> Travellers.of(scored);
      case PERSONAL -> PersonalSheets.of(scored);
    };
  }

  /** The name of the first column where all tables stand in one file of values. */
  String key() {
    return switch (this) {
      case RANKING -> "field";
      case MATCHES -> "sheet";
      case TRAVELLERS -> "board";
      case PERSONAL -> "contestant";
    };
  }

  /** A ranking as tables, one for each field. */
  private static final class RankedTables {

    private RankedTables() {}

    static List<ReportTable> of(ScoredEvent scored, boolean corrected) {
      List<ReportTable> tables = new ArrayList<>();
      scored
          .ranking()
          .fields()
          .forEach((field, placings) -> tables.add(table(scored, field, placings, corrected)));
      return tables;
    }

    private static ReportTable table(
        ScoredEvent scored, Field field, List<Placing> placings, boolean corrected) {
      Ranking ranking = scored.ranking();
      Language language = scored.language();
      List<List<String>> rows = new ArrayList<>();
      for (Placing placing : placings) {
        List<String> row =
            new ArrayList<>(
                List.of(
                    RankingTable.rank(placing),
                    language.label(RankingTable.label(ranking, placing)),
                    RankingTable.name(scored.names(), placing),
                    "" + placing.boards(),
                    language.decimal(RankingTable.gained(ranking.method(), placing))));
        if (corrected) {
          row.add(language.decimal(RankingTable.added(placing)));
        }
        row.add(language.decimal(RankingTable.mean(placing)));
        rows.add(row);
      }
      String name = RankingTable.field(field, language);
      return new ReportTable(
          name,
          field == Field.ALL ? "" : name,
          columns(ranking.method(), corrected, language),
          rows,
          "");
    }

    private static List<ReportTable.Column> columns(
        ScoringMethod method, boolean corrected, Language language) {
      String mean = RankingTable.mean(method, language);
      List<ReportTable.Column> columns =
          new ArrayList<>(
              List.of(
                  ReportTable.Column.ranks(language.say("head.rank")),
                  ReportTable.Column.numbers(language.say("head.number")).as("number"),
                  ReportTable.Column.names(language.small("name")).as("name"),
                  ReportTable.Column.numbers(language.say("head.boards")).as("boards"),
                  ReportTable.Column.numbers(RankingTable.unit(method, language))
                      .as(RankingTable.gainKey(method))));
      if (corrected) {
        columns.add( // In the measure of the ranking, whatever unit the corrections were given in.
            ReportTable.Column.amounts(language.say("head.added", mean)).as("added"));
      }
      columns.add(ReportTable.Column.numbers(mean).as(RankingTable.meanKey(method)));
      return columns;
    }
  }

  /** The matches of teams as a table. */
  private static final class MatchTable {

    private MatchTable() {}

    static List<ReportTable> of(Ranking ranking, Language language) {
      List<MatchResult> matches = ranking.matches();
      if (matches.isEmpty()) {
        return List.of();
      }
      boolean imps = ranking.method() != ScoringMethod.BOARD_A_MATCH;
      List<ReportTable.Column> columns =
          new ArrayList<>(
              List.of(
                  ReportTable.Column.words(language.say("head.match")).as("match"),
                  ReportTable.Column.numbers(language.say("head.boards")).as("boards"),
                  ReportTable.Column.words(language.say("head.state")).as("state")));
      boolean points = ranking.method() == ScoringMethod.VICTORY_POINTS;
      columns.addAll(both(points ? ScoringMethod.TEAMS : ranking.method(), language));
      if (imps) {
        columns.addAll(both(ScoringMethod.VICTORY_POINTS, language));
      }
      List<List<String>> rows = new ArrayList<>();
      for (MatchResult match : matches) {
        List<String> row =
            new ArrayList<>(
                List.of(
                    HarmlessText.of(match.label(ranking.event().roster()::label)),
                    "" + match.boards(),
                    state(match, language)));
        List<String> figures = new ArrayList<>(List.of(plain(match.gained()), plain(match.lost())));
        if (imps) {
          figures.addAll(List.of(points(match.points()), points(match.others())));
        }
        figures.forEach(f -> row.add(match.finished() ? language.decimal(f) : ""));
        rows.add(row);
      }
      return List.of(new ReportTable("matches", language.say("matches"), columns, rows, ""));
    }

    /** The columns of a unit for both teams of a match. */
    private static List<ReportTable.Column> both(ScoringMethod method, Language language) {
      String unit = RankingTable.unit(method, language);
      String key = RankingTable.unit(method, Language.EN);
      return List.of(
          ReportTable.Column.numbers(unit).as(key),
          ReportTable.Column.numbers(language.say("head.other", unit)).as(key + " other"));
    }

    private static String points(Fraction points) {
      return points.rounded(2).toPlainString();
    }

    /** IMPs or board points, of which weighted scores alone give parts. */
    private static String plain(Fraction gained) {
      return points(gained).replaceFirst("[.]00$", "");
    }

    private static String state(MatchResult match, Language language) {
      if (match.finished()) {
        return language.say("match.finished");
      }
      return match.begun()
          ? language.say("match.missing", match.missing())
          : language.say("match.toCome");
    }
  }

  /** The travellers: each board with all its scores and their gains. */
  private static final class Travellers {

    private Travellers() {}

    static List<ReportTable> of(ScoredEvent scored) {
      Map<Integer, List<Result>> boards =
          scored.ranking().event().results().stream()
              .collect(
                  Collectors.groupingBy(r -> r.play().board(), TreeMap::new, Collectors.toList()));
      List<ReportTable> tables = new ArrayList<>();
      boards.forEach(
          (board, all) -> {
            Map<String, List<Result>> forms = BoardForms.of(all);
            forms.forEach(
                (form, results) -> {
                  boolean fouled = forms.size() > 1;
                  Language language = scored.language();
                  String which = fouled ? ", " + FouledText.form(form, language) : "";
                  String title =
                      language.say("boardNumber", board)
                          + which
                          + ", "
                          + Vulnerability.of(board).words(language);
                  tables.add(table(scored, board + which, title, results));
                });
          });
      return tables;
    }

    private static ReportTable table(
        ScoredEvent scored, String key, String title, List<Result> results) {
      List<List<String>> rows = new ArrayList<>();
      results.stream()
          .sorted(Comparator.comparing(r -> r.play().seating().at(Direction.NS).get(0)))
          .forEach(
              r -> {
                List<String> row = new ArrayList<>();
                for (Direction side : Direction.values()) {
                  row.add(scored.who(r.play().seating().at(side)));
                }
                row.addAll(scored.account(r));
                row.add(ScoredEvent.score(r));
                for (Direction side : Direction.values()) {
                  row.add(scored.gained(r, side));
                }
                rows.add(row);
              });
      return new ReportTable(key, title, columns(scored), rows, "");
    }

    private static List<ReportTable.Column> columns(ScoredEvent scored) {
      Language language = scored.language();
      ScoringMethod method = scored.ranking().method();
      List<ReportTable.Column> columns = new ArrayList<>();
      for (Direction side : Direction.values()) {
        columns.add(ReportTable.Column.words(language.seat(side.name())).as(side.name()));
      }
      columns.addAll(RankingTable.account(language));
      for (Direction side : Direction.values()) {
        columns.add(
            ReportTable.Column.numbers(
                    RankingTable.boardUnit(method, language) + " " + language.seat(side.name()))
                .as(RankingTable.boardUnit(method, Language.EN) + " " + side));
      }
      return columns;
    }
  }
}
