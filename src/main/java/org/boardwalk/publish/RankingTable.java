package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
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
  static String unit(ScoringMethod method) {
    return switch (method) {
      case MATCHPOINTS -> "matchpoints";
      case AGGREGATE -> "points";
      case IMPS, CROSS_IMPS, TEAMS -> "IMPs";
      case BOARD_A_MATCH -> "board points";
      case VICTORY_POINTS -> "VPs";
    };
  }

  /** The unit of a single board, where it differs from the unit that is added up. */
  static String boardUnit(ScoringMethod method) {
    return unit(method == ScoringMethod.VICTORY_POINTS ? ScoringMethod.TEAMS : method);
  }

  /** The measure that a method ranks by. */
  static String mean(ScoringMethod method) {
    if (method.byShare()) {
      return "%";
    }
    return method == ScoringMethod.VICTORY_POINTS ? "a match" : "a board";
  }

  /** Sentences on how the event was scored and calculated. */
  static String how(Ranking ranking) {
    return method(ranking)
        + (entitled(ranking.event()) ? averages(ranking.method()) : "")
        + (ranking.terms().rounding() == Rounding.HUNDREDTHS
            ? " Each line is rounded to .01 before it is added."
            : "");
  }

  private static String method(Ranking ranking) {
    return switch (ranking.method()) {
      case MATCHPOINTS ->
          "Matchpoints; boards with fewer scores are factored up by the Neuberg formula.";
      case AGGREGATE -> "Total points.";
      case IMPS -> datum(ranking.terms().datum());
      case CROSS_IMPS -> "IMPs against every other score of each board, the mean of them.";
      case TEAMS ->
          Text.of(
              "IMPs between two tables as teams of four, credited to each %s.", credited(ranking));
      case BOARD_A_MATCH ->
          Text.of(
              "2 for each board that is won between two tables as teams of four, 1 for a halved one,"
                  + " credited to each %s.",
              credited(ranking));
      case VICTORY_POINTS ->
          Text.of(
              "IMPs between two tables as teams of four; those of each match as 20 victory points"
                  + " (VPs) by the continuous scale of the World Bridge Federation, credited to"
                  + " each %s.",
              credited(ranking));
    };
  }

  /** The rule for the datum in words. */
  private static String datum(Datum datum) {
    String ends =
        datum.percent()
            ? Text.of(
                "without %d %% of them at each end, to the nearest whole number,", datum.drop())
            : datum.drop() == 1
                ? "without the highest and the lowest,"
                : Text.of("without the %d highest and the %d lowest,", datum.drop(), datum.drop());
    String rounded =
        switch (datum.nearest()) {
          case EVEN_TEN -> "rounded to tens, halves to the even ten";
          case TEN -> "rounded to tens, halves away from zero";
          case ONE -> "rounded to whole points, halves away from zero";
          case NONE -> "not rounded";
        };
    return Text.of(
        "IMPs against the datum of each board (Butler): the mean of its scores, %s%s.",
        datum.drop() == 0 ? "" : Text.of("from %d scores on %s ", datum.from(), ends), rounded);
  }

  private static String credited(Ranking ranking) {
    boolean halves =
        ranking.fields().values().stream()
            .flatMap(List::stream)
            .anyMatch(p -> !p.mates().isEmpty());
    return halves || ranking.event().ofTeams()
        ? "team"
        : Wording.contestant(ranking.event().roster().kind());
  }

  private static boolean entitled(Event event) {
    return event.results().stream()
        .anyMatch(r -> r.ns() instanceof Score.Entitled || r.ew() instanceof Score.Entitled);
  }

  /** Explains average plus and average minus (Law 12 C2 c). */
  private static String averages(ScoringMethod method) {
    return switch (method) {
      case MATCHPOINTS, BOARD_A_MATCH ->
          " A+ is 60 %, or the percentage of one's other boards if that is more; A- is 40 %, or"
              + " that percentage if that is less.";
      case IMPS, CROSS_IMPS, TEAMS, VICTORY_POINTS ->
          " A+ is 3 IMPs, or the mean of one's other boards if that is more; A- is -3 IMPs, or that"
              + " mean if that is less.";
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
    return unit(method).toLowerCase(Locale.ROOT).replace(' ', '_');
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
  static List<String> notes(Ranking ranking) {
    List<String> notes = new ArrayList<>();
    for (Correction c : ranking.terms().corrections()) {
      notes.add(
          Text.of(
              "%s of %s: %s.",
              purpose(c.purpose()),
              ranking.event().roster().label(c.contestant()),
              amount(ranking, c)));
    }
    notes.addAll(FouledText.of(ranking));
    ranking.terms().remarks().forEach(r -> notes.add(HarmlessText.of(r)));
    return notes;
  }

  /** The amount of a correction, such as "-5 matchpoints". */
  static String amount(Ranking ranking, Correction c) {
    return c.amount().rounded(2).stripTrailingZeros().toPlainString()
        + " "
        + switch (c.unit()) {
          case GAINED -> unit(ranking.method());
          case PERCENT -> "% of the session";
          case TOP -> "% of a top";
        };
  }

  static String purpose(Correction.Purpose purpose) {
    return switch (purpose) {
      case PENALTY -> "Penalty";
      case BONUS -> "Bonus";
      case HANDICAP -> "Handicap";
      case CARRY_OVER -> "Carry-over";
    };
  }

  /**
   * The label of a contestant: the number, with the side or section where the number is ambiguous.
   */
  static String label(Ranking ranking, Placing placing) {
    return HarmlessText.of(placing.label(ranking.event().roster()::label));
  }

  static String field(Field field) {
    return switch (field) {
      case ALL -> "All";
      case NS -> "North-South";
      case EW -> "East-West";
      case NORTH -> "North";
      case EAST -> "East";
      case SOUTH -> "South";
      case WEST -> "West";
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
  static String missing(Ranking ranking) {
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
                Text.of(
                    "board %d at table %s in round %d",
                    p.board(), ranking.event().roster().sections().table(p.table()), p.round()))
        .forEach(open::add);
    if (single.size() > LISTED) {
      open.add(Text.of("and %d more", single.size() - LISTED));
    }
    List<Integer> rounds =
        missing.getOrDefault(false, List.of()).stream()
            .map(BoardPlay::round)
            .distinct()
            .sorted()
            .toList();
    if (!rounds.isEmpty()) {
      open.add(Text.of("%s %s", rounds.size() == 1 ? "round" : "rounds", NumberRanges.of(rounds)));
    }
    return open.isEmpty() ? "" : Text.of("Not entered: %s.", String.join("; ", open));
  }

  /** The contestants who are not ranked; empty when all are. */
  static String unranked(Ranking ranking) {
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
        : Text.of(
            "Not ranked, without a board that counts: %s %s.",
            others.size() == 1 ? Wording.contestant(kind) : kind.contestants(),
            others.stream().map(ranking.event().roster()::label).collect(Collectors.joining(", ")));
  }
}
