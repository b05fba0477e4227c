package org.boardwalk.publish;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.boardwalk.exchange.file.XmlElement;
import org.boardwalk.exchange.file.XmlText;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.scoring.MatchResult;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.wish.answer.Versions;

/**
 * Results as USEBIO 1.2, the XML of the English Bridge Union, which clubs send to their unions and
 * websites. Matchpoints are two for each score beaten, as everywhere here. Stateless and
 * thread-safe.
 */
public final class UsebioText {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("dd/MM/uuuu", Locale.ROOT);

  private UsebioText() {}

  /**
   * The fields of the format beside the results.
   *
   * @param club the name of the club; empty for that of the results, if any
   * @param clubId its number with its union; empty for that of the results, if any
   * @param date when it was played; empty for the day of the results, else today
   * @param charge the code by which the English Bridge Union charges the session, such as 10;
   *     usually empty for other unions
   */
  public record Heading(String club, String clubId, Optional<LocalDate> date, String charge) {

    /** Checks that the code is a number. */
    public Heading {
      if (!charge.matches("[0-9]{0,3}")) {
        throw new WrongValue(
            "charge code", "[%s] must be a number such as 10", Names.cut(charge, 20));
      }
    }

    LocalDate day(ScoredEvent event) {
      return date.or(event::day).orElseGet(() -> LocalDate.now(ZoneId.systemDefault()));
    }
  }

  /**
   * @param events the event, or one for each section
   * @param heading the fields that the format requires beside the results
   * @return the document, in characters of ISO-8859-1
   * @throws IllegalArgumentException when no contestant is ranked, the event is of teams that
   *     change in every round, or has sections of one and of two fields
   */
  public static String of(List<ScoredEvent> events, Heading heading) {
    return english(events.stream().map(e -> e.in(Language.EN)).toList(), heading);
  }

  private static String english(List<ScoredEvent> events, Heading heading) {
    ScoredEvent first = events.get(0);
    if (events.stream()
        .allMatch(e -> e.ranking().fields().values().stream().allMatch(List::isEmpty))) {
      throw new IllegalArgumentException(
          "nobody is ranked yet, so that there is nothing for USEBIO\nMaybe enter results first.");
    }
    List<XmlElement> event = new ArrayList<>();
    event.add(XmlElement.of("PROGRAM_NAME", "Boardwalk"));
    event.add(XmlElement.of("PROGRAM_VERSION", Versions.of("boardwalk")));
    event.add(XmlElement.of("EVENT_DESCRIPTION", HarmlessText.of(first.roster().name())));
    event.add(XmlElement.of("DATE", DATE.format(heading.day(first))));
    event.add(XmlElement.of("BOARD_SCORING_METHOD", method(first.ranking().method())));
    event.add(XmlElement.of("WINNER_TYPE", winners(events)));
    int contestants = events.stream().mapToInt(UsebioText::contestants).sum();
    event.add(XmlElement.of(counted(first), contestants));
    event.add(XmlElement.of("BOARDS_PLAYED", boards(events)));
    event.add(XmlElement.of("SESSION_COUNT", 1));
    List<UsebioEntries.Part> parts =
        events.size() == 1
            ? UsebioEntries.Part.of(first)
            : events.stream().map(e -> new UsebioEntries.Part(e, "")).toList();
    event.add(XmlElement.of("SECTION_COUNT", parts.size()));
    if (!heading.charge().isEmpty()) {
      event.add(XmlElement.of("P2P_CHARGE_RATE", heading.charge()));
    }
    if (parts.size() == 1) {
      event.addAll(body(parts.get(0)));
    } else {
      List<XmlElement> sections = new ArrayList<>();
      for (UsebioEntries.Part part : parts) {
        String id = part.event().roster().section().orElse(part.letter());
        sections.add(XmlElement.of("SECTION", body(part)).with("SECTION_ID", id));
      }
      event.add(XmlElement.of("SESSION", sections).with("SESSION_ID", "1"));
    }
    return XmlText.write(
        XmlElement.of(
                "USEBIO",
                List.of(
                    XmlElement.of(
                        "CLUB",
                        List.of(
                            XmlElement.of(
                                "CLUB_NAME",
                                HarmlessText.of(or(heading.club(), first.members().club()))),
                            XmlElement.of(
                                "CLUB_ID_NUMBER",
                                HarmlessText.of(or(heading.clubId(), first.members().clubId()))))),
                    XmlElement.of("EVENT", event).with("EVENT_TYPE", type(first))))
            .with("Version", "1.2"));
  }

  /** How many are ranked as one: of teams of two pairs the teams. */
  private static int contestants(ScoredEvent event) {
    int mates =
        event.ranking().fields().values().stream()
            .flatMap(List::stream)
            .mapToInt(p -> p.mates().size())
            .sum();
    return event.roster().contestants() - mates;
  }

  private static String or(String said, String known) {
    return said.isEmpty() ? known : said;
  }

  private static int winners(List<ScoredEvent> events) {
    List<Integer> fields =
        events.stream().map(e -> Math.max(1, e.ranking().fields().size())).distinct().toList();
    if (fields.size() > 1) {
      throw new IllegalArgumentException(
          "sections of one and of two fields cannot be written as one USEBIO file"
              + "\nMaybe write it as CSV, or rank all of them in one list, or all in two.");
    }
    return fields.get(0);
  }

  private static String counted(ScoredEvent event) {
    return switch (type(event)) {
      case "TEAMS" -> "TEAMS";
      case "INDIVIDUAL" -> "PLAYERS";
      default -> "PAIRS";
    };
  }

  private static String type(ScoredEvent event) {
    if (event.ranking().method().ofTeams()) {
      return "TEAMS";
    }
    return event.roster().kind() == Kind.INDIVIDUAL ? "INDIVIDUAL" : "PAIRS";
  }

  private static String method(ScoringMethod method) {
    return switch (method) {
      case MATCHPOINTS -> "MATCH_POINTS";
      case AGGREGATE -> "AGGREGATE";
      case IMPS -> "BUTLER_IMPS";
      case CROSS_IMPS -> "CROSS_IMPS";
      case TEAMS, VICTORY_POINTS -> "IMPS";
      case BOARD_A_MATCH -> "BAM";
    };
  }

  private static int boards(List<ScoredEvent> events) {
    TreeSet<Integer> boards = new TreeSet<>();
    events.forEach(e -> e.ranking().event().results().forEach(r -> boards.add(r.play().board())));
    return boards.size();
  }

  private static List<XmlElement> body(UsebioEntries.Part part) {
    ScoredEvent event = part.event();
    List<XmlElement> body = new ArrayList<>();
    body.add(XmlElement.of("PARTICIPANTS", UsebioEntries.participants(part)));
    if (event.ranking().method().ofTeams()) {
      body.addAll(UsebioMatches.of(event));
      return body;
    }
    Map<Integer, List<Result>> boards = new TreeMap<>();
    for (Result result : part.results()) {
      boards.computeIfAbsent(result.play().board(), b -> new ArrayList<>()).add(result);
    }
    boards.forEach(
        (board, results) ->
            body.add(
                board(board, results.stream().map(r -> UsebioEntries.line(part, r)).toList())));
    return body;
  }

  static XmlElement board(int number, List<XmlElement> travellers) {
    List<XmlElement> lines = new ArrayList<>();
    lines.add(XmlElement.of("BOARD_NUMBER", number));
    lines.addAll(travellers);
    return XmlElement.of("BOARD", lines);
  }

  /**
   * The matches of USEBIO: of teams that stay together, each with its boards, and of each board a
   * line for the table where the first team sits NS and one for that where it sits EW. A match
   * whose halves may be in two rounds has no round of its own.
   */
  private static final class UsebioMatches {

    private UsebioMatches() {}

    /** Tables 1 and 2 of a round are a match, 3 and 4 the next one. */
    private record Match(int round, int number) implements Comparable<Match> {

      static Match of(Result result) {
        return new Match(result.play().round(), (result.play().table() + 1) / 2);
      }

      @Override
      public int compareTo(Match other) {
        return round == other.round
            ? Integer.compare(number, other.number)
            : Integer.compare(round, other.round);
      }
    }

    static List<XmlElement> of(ScoredEvent event) {
      List<MatchResult> whole = event.ranking().matches();
      if (whole.stream().anyMatch(m -> m.one().size() > 1)) {
        return whole.stream().filter(MatchResult::begun).map(m -> match(event, m)).toList();
      }
      Map<Match, List<Result>> matches = new TreeMap<>();
      for (Result result : event.ranking().event().results()) {
        matches.computeIfAbsent(Match.of(result), m -> new ArrayList<>()).add(result);
      }
      List<XmlElement> written = new ArrayList<>();
      matches.forEach((match, results) -> written.add(match(event, match, results)));
      return written;
    }

    /** A match of teams of two pairs. */
    private static XmlElement match(ScoredEvent event, MatchResult match) {
      Map<Integer, List<XmlElement>> boards = new TreeMap<>();
      for (Result result : event.ranking().event().results()) {
        List<Integer> ns = at(result, Direction.NS);
        List<Integer> ew = at(result, Direction.EW);
        boolean home = match.one().containsAll(ns) && match.other().containsAll(ew);
        if (home || (match.other().containsAll(ns) && match.one().containsAll(ew))) {
          add(event, boards, result, home ? Direction.NS : Direction.EW);
        }
      }
      return match(event, List.of(), match.one().get(0), match.other().get(0), boards);
    }

    /** Adds a score, with the direction of the first team. */
    private static void add(
        ScoredEvent event,
        Map<Integer, List<XmlElement>> boards,
        Result result,
        Direction direction) {
      List<XmlElement> line = new ArrayList<>();
      line.add(XmlElement.of("DIRECTION", direction.name()));
      line.addAll(UsebioEntries.scored(event, result));
      boards
          .computeIfAbsent(result.play().board(), b -> new ArrayList<>())
          .add(XmlElement.of("TRAVELLER_LINE", line));
    }

    private static XmlElement match(
        ScoredEvent event,
        List<XmlElement> round,
        int team,
        int others,
        Map<Integer, List<XmlElement>> boards) {
      UsebioEntries.Part part = new UsebioEntries.Part(event, "");
      List<XmlElement> lines = new ArrayList<>(round);
      lines.add(XmlElement.of("TEAM", part.number(team)));
      lines.add(XmlElement.of("OPPOSING_TEAM", part.number(others)));
      boards.forEach((board, two) -> lines.add(UsebioText.board(board, two)));
      return XmlElement.of("MATCH", lines);
    }

    private static XmlElement match(ScoredEvent event, Match match, List<Result> results) {
      Result first = results.get(0);
      boolean odd = first.play().table() % 2 == 1;
      List<Integer> team = at(first, odd ? Direction.NS : Direction.EW);
      List<Integer> others = at(first, odd ? Direction.EW : Direction.NS);
      Map<Integer, List<XmlElement>> boards = new TreeMap<>();
      for (Result result : results) {
        Direction side = result.play().table() % 2 == 1 ? Direction.NS : Direction.EW;
        Direction opponents = side == Direction.NS ? Direction.EW : Direction.NS;
        if (!at(result, side).equals(team) || !at(result, opponents).equals(others)) {
          throw new IllegalArgumentException(
              "teams that are made again in every round cannot be written as USEBIO: it has matches of teams that stay together\nMaybe write it as CSV.");
        }
        add(event, boards, result, side);
      }
      List<XmlElement> round =
          match.round() > 0 ? List.of(XmlElement.of("ROUND_NUMBER", match.round())) : List.of();
      return match(event, round, team.get(0), others.get(0), boards);
    }

    private static List<Integer> at(Result result, Direction side) {
      return result.play().seating().at(side);
    }
  }
}
