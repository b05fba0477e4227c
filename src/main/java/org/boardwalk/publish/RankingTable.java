package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;

/** The words and cells of a ranking, shared by all formats. */
final class RankingTable {

  private static final int LISTED = 12;

  private RankingTable() {}

  /** The unit of the gain with a method. */
  static String unit(ScoringMethod method, Language language) {
    return language.say(
        switch (method) {
          case MATCHPOINTS -> "unit.matchpoints";
          case AGGREGATE -> "unit.points";
          case IMPS, CROSS_IMPS, TEAMS -> "imps";
          case BOARD_A_MATCH -> "unit.boardPoints";
          case VICTORY_POINTS -> "vps";
        });
  }

  /** The unit of a single board, where it differs from the unit that is added up. */
  static String boardUnit(ScoringMethod method, Language language) {
    return unit(method == ScoringMethod.VICTORY_POINTS ? ScoringMethod.TEAMS : method, language);
  }

  /** The unit of a single board for narrow columns. */
  static String narrowUnit(ScoringMethod method, Language language) {
    return method == ScoringMethod.MATCHPOINTS
        ? language.say("unit.mp")
        : boardUnit(method, language);
  }

  /** The columns of {@link ScoredEvent#account} and of the score. */
  static List<ReportTable.Column> account(Language language) {
    return List.of(
        ReportTable.Column.words(language.small("contract")).as("contract"),
        ReportTable.Column.words(language.small("by")).as("by"),
        ReportTable.Column.numbers(language.small("tricks")).as("tricks"),
        ReportTable.Column.words(language.small("roomLead")).as("lead"),
        ReportTable.Column.numbers(language.small("roomScore")).as("score"));
  }

  /** The measure that a method ranks by. */
  static String mean(ScoringMethod method, Language language) {
    if (method.byShare()) {
      return "%";
    }
    return language.say(method == ScoringMethod.VICTORY_POINTS ? "mean.match" : "mean.board");
  }

  /** Sentences on how the event was scored and calculated. */
  static String how(Ranking ranking, Language language) {
    return method(ranking, language)
        + (entitled(ranking.event()) ? averages(ranking.method(), language) : "")
        + (ranking.terms().rounding() == Rounding.HUNDREDTHS
            ? " " + language.say("how.hundredths")
            : "");
  }

  private static String method(Ranking ranking, Language language) {
    return switch (ranking.method()) {
      case MATCHPOINTS -> language.say("how.matchpoints");
      case AGGREGATE -> language.say("how.points");
      case IMPS -> datum(ranking.terms().datum(), language);
      case CROSS_IMPS -> language.say("how.crossImps");
      case TEAMS -> language.say("how.teams", credited(ranking, language));
      case BOARD_A_MATCH -> language.say("how.boardAMatch", credited(ranking, language));
      case VICTORY_POINTS -> language.say("how.victoryPoints", credited(ranking, language));
    };
  }

  /** The rule for the datum in words. */
  private static String datum(Datum datum, Language language) {
    String ends =
        language.say(
            datum.percent() ? "how.percent" : datum.drop() == 1 ? "how.one" : "how.some",
            datum.drop());
    String rounded =
        language.say(
            switch (datum.nearest()) {
              case EVEN_TEN -> "how.even-ten";
              case TEN -> "how.ten";
              case ONE -> "how.one-point";
              case NONE -> "how.none";
            });
    return language.say(
        "how.butler",
        datum.drop() == 0 ? "" : language.say("how.from", datum.from(), ends) + " ",
        rounded);
  }

  private static String credited(Ranking ranking, Language language) {
    boolean halves =
        ranking.fields().values().stream()
            .flatMap(List::stream)
            .anyMatch(p -> !p.mates().isEmpty());
    return language.say(
        halves || ranking.event().ofTeams()
            ? "how.team"
            : ranking.event().roster().kind().contestant());
  }

  private static boolean entitled(Event event) {
    return event.results().stream()
        .anyMatch(r -> r.ns() instanceof Score.Entitled || r.ew() instanceof Score.Entitled);
  }

  /** Explains average plus and average minus (Law 12 C2 c). */
  private static String averages(ScoringMethod method, Language language) {
    return switch (method) {
      case MATCHPOINTS, BOARD_A_MATCH -> " " + language.say("how.averagesPercent");
      case IMPS, CROSS_IMPS, TEAMS, VICTORY_POINTS -> " " + language.say("how.averagesImps");
      case AGGREGATE -> "";
    };
  }

  /** Whether there are corrections. */
  static boolean corrected(Ranking ranking) {
    return ranking.fields().values().stream()
        .flatMap(List::stream)
        .anyMatch(p -> !p.added().equals(Fraction.ZERO));
  }

  /** The name of the gain among comma-separated values. */
  static String gainKey(ScoringMethod method) {
    return unit(method, Language.EN).toLowerCase(Locale.ROOT).replace(' ', '_');
  }

  /** The name of the measure that a method ranks by among comma-separated values. */
  static String meanKey(ScoringMethod method) {
    return method.byShare()
        ? "percent"
        : gainKey(method) + (method == ScoringMethod.VICTORY_POINTS ? "_per_match" : "_per_board");
  }

  /** The sum of a contestant's corrections, in the measure of the ranking. */
  static String added(Placing placing) {
    return placing.added().rounded(2).toPlainString();
  }

  /** The notes to a ranking: corrections one by one, and remarks. */
  static List<String> notes(Ranking ranking, Language language) {
    List<String> notes = new ArrayList<>();
    for (Correction c : ranking.terms().corrections()) {
      notes.add(
          language.say(
              "correction",
              purpose(c.purpose(), language),
              language.label(ranking.event().roster().label(c.contestant())),
              amount(ranking, c, language)));
    }
    notes.addAll(FouledText.of(ranking, language));
    ranking.terms().remarks().forEach(r -> notes.add(HarmlessText.of(r)));
    return notes;
  }

  /** The amount of a correction, such as "-5 matchpoints". */
  static String amount(Ranking ranking, Correction c, Language language) {
    String amount = language.decimal(c.amount().rounded(2).stripTrailingZeros().toPlainString());
    return switch (c.unit()) {
      case GAINED -> amount + " " + unit(ranking.method(), language);
      case PERCENT -> language.say("correction.session", amount);
      case TOP -> language.say("correction.top", amount);
    };
  }

  static String purpose(Correction.Purpose purpose, Language language) {
    return language.say("correction." + Word.of(purpose));
  }

  /**
   * The label of a contestant: the number, with the side or section where the number is ambiguous.
   */
  static String label(Ranking ranking, Placing placing) {
    return HarmlessText.of(placing.label(ranking.event().roster()::label));
  }

  static String field(Field field, Language language) {
    return switch (field) {
      case ALL -> "All";
      case NS, EW -> language.say("roomSeat." + field);
      case NORTH, EAST, SOUTH, WEST -> language.say("roomSeat." + field.name().charAt(0));
    };
  }

  /** The rank, with a sign where it is shared: 1, =2. */
  static String rank(Placing placing) {
    return (placing.sharing() > 1 ? "=" : "") + placing.rank();
  }

  /** The gain: whole points, else two decimals. */
  static String gained(ScoringMethod method, Placing placing) {
    return placing.gained().rounded(method == ScoringMethod.AGGREGATE ? 0 : 2).toPlainString();
  }

  static String mean(Placing placing) {
    return placing.mean().rounded(2).toPlainString();
  }

  static String name(Map<Integer, String> names, Placing placing) {
    return HarmlessText.of(placing.name(names));
  }

  /**
   * The results that were not entered; empty when none is missing. Rounds without any result are
   * named as a whole.
   */
  static String missing(Ranking ranking, Language language) {
    Set<Integer> begun =
        ranking.event().results().stream().map(r -> r.play().round()).collect(Collectors.toSet());
    Map<Boolean, List<BoardPlay>> missing =
        ranking.event().missing().stream()
            .collect(Collectors.partitioningBy(p -> begun.contains(p.round())));
    List<BoardPlay> single = missing.getOrDefault(true, List.of());
    List<String> open = new ArrayList<>();
    single.stream()
        .limit(LISTED)
        .map(
            p ->
                language.say(
                    "missing.one",
                    p.board(),
                    ranking.event().roster().sections().table(p.table()),
                    p.round()))
        .forEach(open::add);
    if (single.size() > LISTED) {
      open.add(language.say("missing.more", single.size() - LISTED));
    }
    List<Integer> rounds =
        missing.getOrDefault(false, List.of()).stream()
            .map(BoardPlay::round)
            .distinct()
            .sorted()
            .toList();
    if (!rounds.isEmpty()) {
      open.add(language.say("missing.rounds", rounds.size(), NumberRanges.of(rounds)));
    }
    return open.isEmpty() ? "" : language.say("missing", String.join("; ", open));
  }

  /** The contestants who are not ranked; empty when all are. */
  static String unranked(Ranking ranking, Language language) {
    List<Integer> ranked =
        ranking.fields().values().stream()
            .flatMap(List::stream)
            .flatMap(p -> p.members().stream())
            .toList();
    List<Integer> others = new ArrayList<>();
    for (int c = 1; c <= ranking.event().roster().contestants(); c++) {
      if (!ranked.contains(c)) {
        others.add(c);
      }
    }
    Kind kind = ranking.event().roster().kind();
    return others.isEmpty()
        ? ""
        : language.say(
            "unranked." + kind.contestant(),
            others.size(),
            others.stream()
                .map(ranking.event().roster()::label)
                .map(language::label)
                .collect(Collectors.joining(", ")));
  }
}
