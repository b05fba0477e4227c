package org.boardwalk.publish;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.XmlElement;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Award;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;

/** The participants and the lines of travellers of USEBIO. */
final class UsebioEntries {

  /** The program for which an instruction holds a ruling in full. */
  private static final String PROGRAM = "boardwalk";

  private static final Pattern A_CODE = Pattern.compile("A[0-9]{4}");
  private static final int WHOLE = 100;
  private static final int MOST_SHARE = 99;

  private UsebioEntries() {}

  /**
   * What an element of the format holds: an event, or a section of one that is ranked as a whole.
   *
   * @param event the event
   * @param letter the letter of the section; empty for all of the event
   */
  record Part(ScoredEvent event, String letter) {

    private static String section(ScoredEvent event, int contestant) {
      return event.roster().sections().letter(contestant);
    }

    /**
     * The sections of an event; itself where it has none, or where pairs of two sections met, whose
     * numbers would not say which.
     */
    static List<Part> of(ScoredEvent event) {
      boolean apart =
          event.ranking().event().results().stream()
              .allMatch(
                  r ->
                      r.play().seating().contestants().stream()
                              .map(c -> section(event, c))
                              .distinct()
                              .count()
                          == 1);
      int sections = event.roster().sections().all().size();
      return apart && sections > 0
          ? IntStream.range(0, sections)
              .mapToObj(s -> new Part(event, "" + (char) ('A' + s)))
              .toList()
          : List.of(new Part(event, ""));
    }

    private boolean has(int contestant) {
      return letter.isEmpty() || letter.equals(section(event, contestant));
    }

    List<Result> results() {
      return event.ranking().event().results().stream()
          .filter(r -> r.play().seating().contestants().stream().allMatch(this::has))
          .toList();
    }

    /**
     * The number of a contestant without its side, because a separate element tells NS and EW
     * apart, and without its section in an element of that.
     */
    String number(int contestant) {
      return event
          .roster()
          .label(contestant)
          .substring(letter.length())
          .replaceFirst("\\b(NS|EW) ", "")
          .replace(" ", "");
    }
  }

  static List<XmlElement> participants(Part part) {
    List<XmlElement> participants = new ArrayList<>();
    part.event()
        .ranking()
        .fields()
        .forEach(
            (field, placings) ->
                placings.stream()
                    .filter(p -> part.has(p.contestant()))
                    .forEach(p -> participants.add(participant(part, field, p))));
    return participants;
  }

  private static XmlElement participant(Part part, Field field, Placing placing) {
    ScoredEvent event = part.event();
    String name = HarmlessText.of(event.names().getOrDefault(placing.contestant(), ""));
    String number = part.number(placing.contestant());
    List<XmlElement> lines = new ArrayList<>();
    if (event.ranking().method().ofTeams()) {
      lines.addAll(achieved(event, placing));
      placing.members().forEach(pair -> lines.addAll(players(event, pair)));
      return XmlElement.of("TEAM", lines)
          .with("TEAM_ID", number)
          .with("TEAM_NAME", HarmlessText.of(placing.name(event.names())));
    }
    if (event.roster().kind() == Kind.INDIVIDUAL) {
      lines.add(XmlElement.of("PLAYER_NUMBER", number));
      lines.addAll(player(event, placing.contestant(), name));
      lines.addAll(direction(field));
      lines.addAll(achieved(event, placing));
      return XmlElement.of("PLAYER", lines);
    }
    lines.add(XmlElement.of("PAIR_NUMBER", number));
    lines.addAll(direction(field));
    lines.addAll(achieved(event, placing));
    List<String> two = Members.two(name);
    for (int k = 0; k < 2; k++) {
      String player = k < two.size() ? two.get(k) : "";
      lines.add(XmlElement.of("PLAYER", player(event, placing.contestant(), player)));
    }
    return XmlElement.of("PAIR", lines);
  }

  /** The two people of a pair of a team; none where it has the name of the team. */
  private static List<XmlElement> players(ScoredEvent event, int pair) {
    List<String> two = Members.two(HarmlessText.of(event.names().getOrDefault(pair, "")));
    return two.size() < 2
        ? List.of()
        : two.stream().map(p -> XmlElement.of("PLAYER", player(event, pair, p))).toList();
  }

  private static List<XmlElement> direction(Field field) {
    return field == Field.NS || field == Field.EW
        ? List.of(XmlElement.of("DIRECTION", field.name()))
        : List.of();
  }

  /** The total and the place include adjustments; the adjustment also has an element of its own. */
  private static List<XmlElement> achieved(ScoredEvent event, Placing placing) {
    Ranking ranking = event.ranking();
    Fraction adjusted = ranking.adjustment(placing.contestant());
    List<XmlElement> lines = new ArrayList<>();
    lines.add(
        ranking.method() == ScoringMethod.MATCHPOINTS
            ? XmlElement.of("PERCENTAGE", RankingTable.mean(placing))
            : XmlElement.of("TOTAL_SCORE", decimal(placing.gained().plus(adjusted), 2)));
    lines.add(XmlElement.of("PLACE", placing.rank() + (placing.sharing() > 1 ? "=" : "")));
    lines.add(XmlElement.of("BOARDS_PLAYED", placing.boards()));
    if (!adjusted.equals(Fraction.ZERO)) {
      lines.add(XmlElement.of("ADJUSTMENT", decimal(adjusted, 4)));
    }
    return lines;
  }

  private static String decimal(Fraction value, int places) {
    BigDecimal plain = value.rounded(places).stripTrailingZeros();
    return (plain.scale() < 0 ? plain.setScale(0) : plain).toPlainString();
  }

  /** The name of a person, with the numbers in the club and the union where they are known. */
  private static List<XmlElement> player(ScoredEvent event, int contestant, String name) {
    Members.Member member = event.members().of(contestant, name);
    List<XmlElement> lines = new ArrayList<>(List.of(XmlElement.of("PLAYER_NAME", name)));
    number("CLUB_ID_NUMBER", member.clubNumber()).ifPresent(lines::add);
    number("NATIONAL_ID_NUMBER", member.unionNumber()).ifPresent(lines::add);
    return lines;
  }

  private static Optional<XmlElement> number(String element, String value) {
    return value.isEmpty()
        ? Optional.empty()
        : Optional.of(XmlElement.of(element, HarmlessText.of(value)));
  }

  static XmlElement line(Part part, Result result) {
    ScoredEvent event = part.event();
    List<XmlElement> line = new ArrayList<>(who(part, result));
    line.addAll(scored(event, result));
    gains(event.ranking().method())
        .ifPresent(
            gains -> {
              for (Direction side : Direction.values()) {
                List<Award> awards = event.awards(result, side);
                // The format has no place for partners with different gains.
                if (awards.size() == 1) {
                  line.add(XmlElement.of(side + gains, event.gained(awards.get(0))));
                }
              }
            });
    return XmlElement.of("TRAVELLER_LINE", line);
  }

  /** The element for the gains of the sides; none for total points, where the gain is the score. */
  private static Optional<String> gains(ScoringMethod method) {
    return switch (method) {
      case MATCHPOINTS -> Optional.of("_MATCH_POINTS");
      case IMPS, CROSS_IMPS -> Optional.of("_CROSS_IMP_POINTS");
      case AGGREGATE, TEAMS, BOARD_A_MATCH, VICTORY_POINTS -> Optional.empty();
    };
  }

  /**
   * The contract and the result, where they are known, and the score. A ruling that the format has
   * no form for, such as weighted results, is one score there, and in full an instruction for our
   * own reader.
   */
  static List<XmlElement> scored(ScoredEvent event, Result result) {
    List<XmlElement> line = new ArrayList<>();
    if (ScoredEvent.passed(result)) {
      line.add(XmlElement.of("CONTRACT", "PASS"));
    }
    result
        .account()
        .ifPresent(
            a -> {
              line.add(XmlElement.of("CONTRACT", a.words()));
              line.add(XmlElement.of("PLAYED_BY", a.declarer().letter()));
              if (!a.lead().isEmpty()) {
                line.add(XmlElement.of("LEAD", HarmlessText.of(a.lead())));
              }
              line.add(XmlElement.of("TRICKS", a.tricks()));
            });
    Optional<String> ruling = ruling(event, result);
    line.add(XmlElement.of("SCORE", ruling.orElseGet(() -> score(result))));
    ruling.ifPresent(r -> line.add(XmlElement.instruction(PROGRAM, ScoredEvent.score(result))));
    return line;
  }

  /**
   * What a ruling is worth: the shares of the two sides at matchpoints, as for an artificial score,
   * else the mean of the weighted points. Empty where the score has a form of its own.
   */
  private static Optional<String> ruling(ScoredEvent event, Result result) {
    boolean one = result.ns().equals(result.ew());
    boolean plain =
        one && (result.ns() instanceof Score.Points || result.ns() instanceof Score.NotPlayed);
    if (plain || A_CODE.matcher(score(result)).matches()) {
      return Optional.empty();
    }
    Optional<Score.Weighted> weighted =
        one && result.ns() instanceof Score.Weighted all ? Optional.of(all) : Optional.empty();
    if (event.ranking().method() == ScoringMethod.MATCHPOINTS) {
      return share(event, result, Direction.NS)
          .flatMap(
              first ->
                  weighted
                      .map(w -> WHOLE - first)
                      .or(() -> share(event, result, Direction.EW))
                      .map(other -> Text.of("A%02d%02d", first, Math.min(other, MOST_SHARE))));
    }
    return weighted.map(UsebioEntries::mean);
  }

  /** The share of the top that a side gained, in whole percent of two digits. */
  private static Optional<Integer> share(ScoredEvent event, Result result, Direction side) {
    List<Award> awards = event.awards(result, side);
    return awards.size() != 1 || awards.get(0).top().equals(Fraction.ZERO)
        ? Optional.empty()
        : Optional.of(
            Math.min(
                MOST_SHARE,
                awards
                    .get(0)
                    .gained()
                    .times(Fraction.of(WHOLE))
                    .over(awards.get(0).top())
                    .rounded(0)
                    .intValue()));
  }

  private static String mean(Score.Weighted weighted) {
    int sum =
        weighted.outcomes().entrySet().stream().mapToInt(e -> e.getKey() * e.getValue()).sum();
    return Fraction.of(sum).over(Fraction.of(Score.WHOLE)).rounded(0).toPlainString();
  }

  private static List<XmlElement> who(Part part, Result result) {
    Map<Seat, Integer> seats = result.play().seating().seats();
    List<XmlElement> who = new ArrayList<>();
    if (part.event().roster().kind() == Kind.INDIVIDUAL) {
      for (Seat seat : Kind.INDIVIDUAL.seats()) {
        who.add(
            XmlElement.of(
                seat.letter() + "_PLAYER_NUMBER", part.number(seats.getOrDefault(seat, 0))));
      }
    } else {
      for (Direction side : Direction.values()) {
        int contestant = result.play().seating().at(side).get(0);
        who.add(XmlElement.of(side + "_PAIR_NUMBER", part.number(contestant)));
      }
    }
    return who;
  }

  /**
   * The score of a line: the points of NS, or A and the percentages of both sides where these
   * describe it fully.
   */
  private static String score(Result result) {
    if (result.ns() instanceof Score.Artificial ns && result.ew() instanceof Score.Artificial ew) {
      return plain(ns) && plain(ew)
          ? Text.of("A%02d%02d", ns.percent().numerator(), ew.percent().numerator())
          : ScoredEvent.score(result);
    }
    return result.ns() instanceof Score.NotPlayed && result.ew() instanceof Score.NotPlayed
        ? "N/P"
        : ScoredEvent.score(result);
  }

  /**
   * Whether a score can be written in the form A6040, which stands for average plus and average
   * minus and not for fixed percentages of 60 and 40.
   */
  private static boolean plain(Score.Artificial score) {
    return score instanceof Score.Entitled
        || (score.percent().denominator().equals(BigInteger.ONE)
            && score.percent().compareTo(Fraction.of(Score.WHOLE)) < 0
            && Arrays.stream(Score.Entitled.values())
                .noneMatch(e -> e.percent().equals(score.percent())));
  }
}
