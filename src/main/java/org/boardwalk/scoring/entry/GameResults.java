package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.exchange.GameFile;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Stated;

/**
 * Reads the results of pairs from an ACBLscore game file, see {@link GameFile}. Everything is
 * scored again; points, totals and places in the file are kept to be compared. Sections that
 * ACBLscore compares with each other are ranked together.
 */
final class GameResults {

  private static final int TOTAL_IMPS = 3;
  private static final int DOUBLE_MATCHPOINTS = 14;
  private static final Map<Integer, ScoringMethod> METHODS =
      Map.of(
          0,
          ScoringMethod.MATCHPOINTS,
          1,
          ScoringMethod.IMPS,
          2,
          ScoringMethod.CROSS_IMPS,
          TOTAL_IMPS,
          ScoringMethod.CROSS_IMPS,
          DOUBLE_MATCHPOINTS,
          ScoringMethod.MATCHPOINTS,
          15,
          ScoringMethod.AGGREGATE);
  private static final Map<Integer, String> METHOD_NAMES =
      Map.of(
          0,
          "matchpoints",
          1,
          "IMPs with computed datum",
          2,
          "average IMPs",
          TOTAL_IMPS,
          "total IMPs",
          4,
          "instant matchpoints",
          5,
          "board-a-match",
          13,
          "IMPs with predetermined datum",
          DOUBLE_MATCHPOINTS,
          "double matchpoints",
          15,
          "total points");
  private static final Map<Integer, String> OTHER_TYPES =
      Map.of(
          1, "teams",
          2, "individual",
          3, "home-style pairs",
          4, "board-a-match teams",
          5, "series winners");

  private static final Map<Integer, Score> AVERAGES =
      Map.of(
          2040, Score.Entitled.AVERAGE_MINUS,
          2050, new Score.Average(50),
          2060, Score.Entitled.AVERAGE_PLUS);

  /** The most that a score can be, in tens: a redoubled grand slam, thirteen down. */
  private static final int MOST = 760;

  /** The tens of each form of a fouled board lie so far apart. */
  private static final int FORM = 2000;

  private static final int MOST_FORMS = 8;

  private final Source source;
  private final GameFile.Contest contest;
  private final List<GameFile.Part> parts;

  /** Whether the score of EW is that of NS with the other sign, as EW see it. */
  private final boolean ownView;

  private final Set<Integer> fouled = new HashSet<>();

  private GameResults(Source source, GameFile.Contest contest, List<GameFile.Part> parts) {
    this.source = source;
    this.contest = contest;
    this.parts = parts;
    int opposite = 0;
    int equal = 0;
    for (GameFile.Line line : parts.stream().flatMap(p -> p.lines().stream()).toList()) {
      if (form(line.nsScore()) > 0) {
        fouled.add(line.board());
      } else if (points(line.nsScore()) && line.nsScore() != 0) {
        opposite += line.ewScore() == -line.nsScore() ? 1 : 0;
        equal += line.ewScore() == line.nsScore() ? 1 : 0;
      }
    }
    if (opposite > 0 && equal > 0) {
      throw source.fault(
          0,
          Text.of(
              "has %d scores of EW with the sign of NS, and %d with the other one"
                  + "\nMaybe the file was damaged.",
              equal, opposite));
    }
    ownView = equal == 0;
  }

  static SubmittedResults read(Source source, Optional<ScoringMethod> chosen) {
    GameFile file = GameFile.of(source);
    List<GameFile.Contest> contests = file.contests();
    if (contests.size() != 1) {
      throw source.fault(
          0,
          Text.of("has %d events", contests.size())
              + "\nMaybe delete the others in a copy of the file: one event is scored at a time.");
    }
    GameFile.Contest contest = contests.get(0);
    if (contest.type() != 0) {
      throw source.fault(
          0,
          Text.of(
              "event type [%s] is not read: how such results stand in the file is not known well"
                  + " enough\nMaybe score the database of the table devices (.bws), or a CSV file.",
              named(OTHER_TYPES, contest.type())));
    }
    Optional<ScoringMethod> own = Optional.ofNullable(METHODS.get(contest.method()));
    if (own.isEmpty() && chosen.isEmpty()) {
      throw source.fault(
          0,
          Text.of(
              "scoring [%s] is not a method that is scored here"
                  + "\nMaybe choose the method yourself, such as --method matchpoints.",
              named(METHOD_NAMES, contest.method())));
    }
    GameResults game = new GameResults(source, contest, file.parts(contest));
    return game.submitted(own, own.equals(chosen.or(() -> own)));
  }

  private static String named(Map<Integer, String> names, int number) {
    return names.getOrDefault(number, "" + number);
  }

  private SubmittedResults submitted(Optional<ScoringMethod> own, boolean followed) {
    long apart = parts.stream().filter(p -> !p.follows()).count();
    boolean across = parts.size() > 1 && apart == 1;
    if (!across && apart < parts.size()) {
      throw source.fault(
          0,
          "compares some of its sections with each other and others not"
              + "\nMaybe export the sections one by one, as CSV files.");
    }
    List<Slip> slips = new ArrayList<>();
    List<Participant> entrants = new ArrayList<>();
    for (GameFile.Part part : parts) {
      String section = parts.size() > 1 ? part.letters() : "";
      for (GameFile.Line line : part.lines()) {
        if (line.board() > 0 && line.ns() > 0 && line.ew() > 0) {
          slips.add(slip(section, line, part.scored()));
          SubmittedResults.refuseMany(source.path(), slips.size());
        }
      }
      for (GameFile.Pair pair : part.pairs()) {
        entrants.add(entrant(section, pair, part.scored(), followed));
      }
    }
    return new SubmittedResults(
        source.path(),
        contest.name().isEmpty() ? source.stem() : contest.name(),
        Kind.PAIRS,
        winners(across),
        slips,
        entrants,
        own,
        followed ? handicapped() : otherwise(),
        new Members(contest.club(), contest.clubId(), Map.of()),
        across);
  }

  private String otherwise() {
    return Text.of(
        "Scoring [%s] is the method of the file; another one was chosen, and adjustments of totals"
            + " do not count.",
        named(METHOD_NAMES, contest.method()));
  }

  private String handicapped() {
    return contest.handicaps()
        ? "The file ranks with handicaps, which do not count here: maybe give them in a list of"
            + " names."
        : "";
  }

  /** One ranking with one field, two with two; 0 where the sections differ. */
  private int winners(boolean across) {
    Set<Integer> fields = parts.stream().map(GameFile.Part::fields).collect(Collectors.toSet());
    if (fields.size() > 1 && across) {
      throw source.fault(
          0,
          "compares sections of one winner with others of two"
              + "\nMaybe export the sections one by one, as CSV files.");
    }
    return fields.size() == 1 ? fields.iterator().next() : 0;
  }

  private Participant entrant(
      String section, GameFile.Pair pair, boolean scored, boolean followed) {
    List<Members.Member> people =
        pair.players().stream().map(p -> new Members.Member(p.name(), "", p.number())).toList();
    Optional<BigDecimal> percent =
        Optional.of(hundredths(pair.percent())).filter(p -> p.signum() > 0);
    Optional<BigDecimal> total =
        pair.total().stream().mapToObj(GameResults::hundredths).findFirst();
    return new Participant(
        section,
        pair.side(),
        "" + pair.number(),
        people,
        followed ? adjustment(pair) : Fraction.ZERO,
        scored
            ? new Stated.StatedPlace(
                percent,
                total,
                parts.size() == 1 ? Optional.of(pair.place()).filter(p -> p > 0) : Optional.empty())
            : Stated.StatedPlace.NONE);
  }

  /** The adjustment in our unit: 2 for a score beaten, and the mean of the cross-IMPs. */
  private Fraction adjustment(GameFile.Pair pair) {
    if (pair.adjustment() == 0) {
      return Fraction.ZERO;
    }
    Fraction amount = new Fraction(hundredths(pair.adjustment()));
    return switch (contest.method()) {
      case 0 -> amount.times(Fraction.of(2));
      case TOTAL_IMPS -> amount.over(Fraction.of(comparisons(pair)));
      default -> amount;
    };
  }

  /** How many others each score is compared with, where that is equal on all boards. */
  private int comparisons(GameFile.Pair pair) {
    Map<String, Integer> scores = new HashMap<>();
    for (GameFile.Part part : parts) {
      for (GameFile.Line line : part.lines()) {
        if (points(line.nsScore())) {
          scores.merge(
              line.board() + (part.follows() ? "" : "/" + part.letters()), 1, Integer::sum);
        }
      }
    }
    Set<Integer> counts = new HashSet<>(scores.values());
    if (counts.size() != 1 || counts.contains(1)) {
      throw source.fault(
          0,
          Text.of(
              "pair %d has an adjustment of %s total IMPs, but boards were played unequally often"
                  + "\nMaybe choose --method cross-imps, and give it in --corrections.",
              pair.number(), hundredths(pair.adjustment()).toPlainString()));
    }
    return counts.iterator().next() - 1;
  }

  private static BigDecimal hundredths(int number) {
    return BigDecimal.valueOf(number, 2);
  }

  private Slip slip(String section, GameFile.Line line, boolean scored) {
    return new Slip(
        0,
        section,
        line.round(),
        line.table(),
        line.board(),
        Map.of(Seat.NORTH, "" + line.ns(), Seat.EAST, "" + line.ew()),
        entered(line),
        scored
            ? Map.of(
                Direction.NS, hundredths(line.nsWon()),
                Direction.EW, hundredths(line.ewWon()))
            : Map.of());
  }

  private Entered entered(GameFile.Line line) {
    Entered entered =
        Entered.of(
            score(line, line.nsScore(), 1), score(line, line.ewScore(), ownView ? -1 : 1), "");
    return fouled.contains(line.board())
        ? entered.in(String.valueOf((char) ('a' + form(line.nsScore()))))
        : entered;
  }

  private static boolean points(int score) {
    return Math.abs(score) <= MOST;
  }

  /** The form of a fouled board, from 1; 0 for others and for the main form. */
  private static int form(int score) {
    return score < FORM + FORM / 2 ? 0 : (score - FORM / 2) / FORM;
  }

  private Score score(GameFile.Line line, int score, int sign) {
    int form = form(score);
    int tens = form == 0 ? score : score - FORM * (form + 1);
    if (form < MOST_FORMS && points(tens)) {
      return new Score.Points(sign * 10 * tens);
    }
    if (score == GameFile.LATE || score == GameFile.NOT_PLAYED) {
      return new Score.NotPlayed();
    }
    return Optional.ofNullable(AVERAGES.get(score)).orElseThrow(() -> unknown(line, score));
  }

  private FileException unknown(GameFile.Line line, int score) {
    return source.fault(
        0,
        Text.of(
            "board %d, round %d, table %d: score [%d] is none that is known"
                + "\nMaybe the file was damaged.",
            line.board(), line.round(), line.table(), score));
  }
}
