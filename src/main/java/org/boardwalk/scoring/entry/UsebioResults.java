package org.boardwalk.scoring.entry;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.XmlElement;
import org.boardwalk.exchange.file.XmlText;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.ScoringMethod;

/**
 * Reads USEBIO 1.2, the English Bridge Union's XML for results: pairs, individuals, and teams with
 * the travellers of their matches. Sessions, sections and matches may lie between the event and its
 * boards. Everything is scored again; points, totals and places in the file are kept to be
 * compared.
 */
final class UsebioResults {

  private static final int BEGINNING = 4000;
  private static final int LONGEST_ID = 100;

  private final Source source;
  private final XmlElement event;
  private final Kind kind;
  private final boolean teams;
  private final List<Slip> slips = new ArrayList<>();
  private final List<Participant> entrants = new ArrayList<>();
  private final Map<String, Long> parts = new HashMap<>();
  private int matches;

  /** The reader's position in the event. */
  private record Place(String section, int round, String team, String others) {}

  private UsebioResults(Source source, XmlElement event) {
    this.source = source;
    this.event = event;
    String type = event.attribute("EVENT_TYPE").toUpperCase(Locale.ROOT);
    teams = type.contains("TEAM");
    kind = type.contains("INDIVIDUAL") ? Kind.INDIVIDUAL : Kind.PAIRS;
  }

  static boolean recognises(Source source) {
    byte[] bytes = source.bytes();
    int length = Math.min(bytes.length, BEGINNING);
    String start = new String(bytes, 0, length, StandardCharsets.ISO_8859_1).replace("\0", "");
    return start.stripLeading().replaceFirst("^\\W+", "<").startsWith("<")
        && start.toUpperCase(Locale.ROOT).contains("<USEBIO");
  }

  /** Reads a file; its own method need not be one that is scored where another one is chosen. */
  static SubmittedResults read(Source source, Optional<ScoringMethod> chosen) {
    XmlElement root = XmlText.read(source.path(), source.bytes());
    List<XmlElement> events = root.children().stream().filter(c -> c.is("EVENT")).toList();
    if (events.size() != 1) {
      throw source.fault(
          root.line(),
          Text.of("has %d events", events.size())
              + "\nMaybe export them one by one: one event is scored at a time.");
    }
    UsebioResults usebio = new UsebioResults(source, events.get(0));
    usebio.walk(usebio.event, new Place("", 0, "", ""));
    Optional<ScoringMethod> own = UsebioMethod.of(usebio.event, usebio.teams);
    if (own.isEmpty() && chosen.isEmpty()) {
      throw UsebioMethod.refused(source, usebio.event);
    }
    Members club = root.child("CLUB").map(UsebioFields::club).orElse(Members.NONE);
    return usebio.submitted(own.equals(chosen.or(() -> own)) ? "" : usebio.otherwise(), club, own);
  }

  private String otherwise() {
    return UsebioMethod.named(event) + " is the method of the file; another one was chosen.";
  }

  private SubmittedResults submitted(
      String otherwise, Members club, Optional<ScoringMethod> method) {
    String name = event.value("EVENT_DESCRIPTION");
    int winners = event.value("WINNER_TYPE").equals("2") ? 2 : entrantsApart() ? 2 : 1;
    return new SubmittedResults(
        source.path(),
        name.isEmpty() ? source.stem() : name,
        kind,
        teams ? 1 : winners,
        slips,
        entrants,
        method,
        otherwise,
        club,
        false);
  }

  /** Whether NS and EW have equal numbers in a section, so that they must be ranked apart. */
  private boolean entrantsApart() {
    Map<List<String>, Direction> sides = new HashMap<>();
    return entrants.stream()
        .anyMatch(
            a ->
                a.side()
                    .filter(
                        side ->
                            sides.merge(List.of(a.section(), a.number()), side, (b, s) -> b)
                                != side)
                    .isPresent());
  }

  private void walk(XmlElement element, Place place) {
    for (XmlElement child : element.children()) {
      switch (child.name().toUpperCase(Locale.ROOT)) {
        case "SESSION" -> walk(child, within(child.attribute("SESSION_ID"), "SESSION", place));
        case "SECTION" -> walk(child, within(child.attribute("SECTION_ID"), "SECTION", place));
        case "MATCH" -> {
          matches++;
          int round = UsebioFields.whole(source, child, "ROUND_NUMBER", 0);
          String team = child.value("TEAM");
          walk(child, new Place(place.section(), round, team, child.value("OPPOSING_TEAM")));
        }
        case "PARTICIPANTS" -> entrants.addAll(UsebioFields.entrants(child, place.section()));
        case "BOARD" -> board(child, place);
        default -> {}
      }
    }
  }

  /** The place within a part; sections count as such only where there are several. */
  private Place within(String id, String kindOfPart, Place place) {
    if (id.length() > LONGEST_ID) {
      throw source.fault(
          0,
          Text.of("%s_ID has more than %d characters", kindOfPart, LONGEST_ID)
              + "\nMaybe the file was damaged.");
    }
    boolean several =
        parts.computeIfAbsent(kindOfPart, part -> UsebioFields.count(event, part)) > 1;
    String section = several ? (place.section() + " " + id).strip() : place.section();
    return new Place(section, place.round(), place.team(), place.others());
  }

  private void board(XmlElement board, Place place) {
    int number = UsebioFields.whole(source, board, "BOARD_NUMBER", -1);
    if (number == 0) {
      throw source.fault(
          board.line(), "BOARD_NUMBER [0] must be at least 1\nMaybe the file was damaged.");
    }
    for (XmlElement line : board.children()) {
      if (line.is("TRAVELLER_LINE")) {
        Map<Seat, String> seats =
            teams ? teamSeats(line, place) : UsebioFields.seats(line, kind, source);
        if (seats.values().stream().noneMatch(s -> s.isEmpty() || s.equals("0"))) {
          slips.add(slip(line, number, seats, place));
          SubmittedResults.refuseMany(source.path(), slips.size());
        }
      }
    }
  }

  private Slip slip(XmlElement line, int board, Map<Seat, String> seats, Place place) {
    Entered entered = UsebioFields.entered(source, line, new PlayedBoard(board, kind));
    boolean away = teams && line.value("DIRECTION").toUpperCase(Locale.ROOT).startsWith("E");
    int table = teams ? 2 * matches - (away ? 0 : 1) : 0;
    return new Slip(
        line.line(),
        place.section(),
        place.round(),
        table,
        board,
        seats,
        entered,
        UsebioFields.gains(line));
  }

  /** A team sits in the direction that the line names, and its opponents in the other one. */
  private Map<Seat, String> teamSeats(XmlElement line, Place place) {
    boolean away = line.value("DIRECTION").toUpperCase(Locale.ROOT).startsWith("E");
    Map<Seat, String> seats = new EnumMap<>(Seat.class);
    seats.put(Seat.NORTH, away ? place.others() : place.team());
    seats.put(Seat.EAST, away ? place.team() : place.others());
    return seats;
  }
}
