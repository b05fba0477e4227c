package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.XmlElement;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Stated;

/** Reads single elements of USEBIO. */
final class UsebioFields {

  private static final Map<Seat, String> PLAYERS =
      Map.of(
          Seat.NORTH, "N_PLAYER_NUMBER",
          Seat.EAST, "E_PLAYER_NUMBER",
          Seat.SOUTH, "S_PLAYER_NUMBER",
          Seat.WEST, "W_PLAYER_NUMBER");

  private static final String DECIMAL = "[+-]?[0-9]{1,6}([.][0-9]{1,4})?";

  private UsebioFields() {}

  /** A whole number; a negative {@code otherwise} means that it is required. */
  static int whole(Source source, XmlElement element, String child, int otherwise) {
    String text = element.value(child);
    if (text.isEmpty() && otherwise >= 0) {
      return otherwise;
    }
    if (!text.matches("[0-9]{1,5}")) {
      throw source.fault(
          element.line(),
          Text.of("%s [%s] is not a number\nMaybe the file was damaged.", child, text));
    }
    return Integer.parseInt(text);
  }

  /** How many elements of a name lie in an element, at any depth. */
  static long count(XmlElement element, String name) {
    return element.children().stream().mapToLong(c -> (c.is(name) ? 1 : 0) + count(c, name)).sum();
  }

  static List<Participant> entrants(XmlElement participants, String section) {
    List<Participant> entrants = new ArrayList<>();
    for (XmlElement one : participants.children()) {
      switch (one.name().toUpperCase(Locale.ROOT)) {
        case "PAIR" -> entrants.add(entrant(one, section, one.value("PAIR_NUMBER"), people(one)));
        case "PLAYER" ->
            entrants.add(entrant(one, section, one.value("PLAYER_NUMBER"), List.of(member(one))));
        case "TEAM" ->
            entrants.add(
                entrant(
                    one,
                    section,
                    one.attribute("TEAM_ID"),
                    List.of(new Members.Member(one.attribute("TEAM_NAME"), "", ""))));
        default -> {}
      }
    }
    return entrants;
  }

  private static List<Members.Member> people(XmlElement pair) {
    return pair.children().stream()
        .filter(c -> c.is("PLAYER"))
        .map(UsebioFields::member)
        .filter(m -> !m.name().isEmpty())
        .toList();
  }

  private static Members.Member member(XmlElement player) {
    return new Members.Member(
        player.value("PLAYER_NAME"),
        player.value("CLUB_ID_NUMBER"),
        player.value("NATIONAL_ID_NUMBER"));
  }

  static Members club(XmlElement club) {
    return new Members(club.value("CLUB_NAME"), club.value("CLUB_ID_NUMBER"), Map.of());
  }

  /** The gains of the sides that a line states. */
  static Map<Direction, BigDecimal> gains(XmlElement line) {
    Map<Direction, BigDecimal> gains = new EnumMap<>(Direction.class);
    for (Direction side : Direction.values()) {
      decimal(line.value(side + "_MATCH_POINTS"))
          .or(() -> decimal(line.value(side + "_CROSS_IMP_POINTS")))
          .ifPresent(gain -> gains.put(side, gain));
    }
    return gains;
  }

  /** A decimal number; empty where the text is none. */
  static Optional<BigDecimal> decimal(String text) {
    return text.matches(DECIMAL) ? Optional.of(new BigDecimal(text)) : Optional.empty();
  }

  private static Participant entrant(
      XmlElement one, String section, String number, List<Members.Member> people) {
    String direction = one.value("DIRECTION").toUpperCase(Locale.ROOT);
    Optional<Direction> side =
        direction.startsWith("N")
            ? Optional.of(Direction.NS)
            : direction.startsWith("E") ? Optional.of(Direction.EW) : Optional.empty();
    Fraction added = decimal(one.value("ADJUSTMENT")).map(Fraction::new).orElse(Fraction.ZERO);
    String place = one.value("PLACE").replaceAll("[ =]", "");
    Stated.StatedPlace standing =
        new Stated.StatedPlace(
            decimal(one.value("PERCENTAGE")),
            decimal(one.value("TOTAL_SCORE")),
            place.matches("[0-9]{1,5}") ? Optional.of(Integer.parseInt(place)) : Optional.empty());
    return new Participant(section, side, number, people, added, standing);
  }

  static Map<Seat, String> seats(XmlElement line, Kind kind, Source source) {
    Map<Seat, String> seats = new EnumMap<>(Seat.class);
    if (kind == Kind.INDIVIDUAL) {
      PLAYERS.forEach((seat, child) -> seats.put(seat, line.value(child)));
    } else {
      seats.put(Seat.NORTH, line.value("NS_PAIR_NUMBER"));
      seats.put(Seat.EAST, line.value("EW_PAIR_NUMBER"));
    }
    if (seats.values().stream().allMatch(String::isEmpty)) {
      throw source.fault(
          line.line(),
          "does not say who played\nMaybe the event is of another type than the file says.");
    }
    return seats;
  }

  /** Reads a score; the contract of the line is kept where it gives that score. */
  static Entered entered(Source source, XmlElement line, PlayedBoard board) {
    // A ruling stands in full in an instruction of our own writer.
    String own = line.value("?boardwalk");
    String score = own.isEmpty() ? line.value("SCORE") : own;
    try {
      Optional<Entered> played = played(line, board);
      if (score.isEmpty()) {
        return played.orElse(ScoreText.read("NP", board)).led(line.value("LEAD"));
      }
      Entered scored = ScoreText.read(score, board);
      return played.filter(scored::scoresLike).orElse(scored).led(line.value("LEAD"));
    } catch (WrongScore e) {
      throw source.fault(line.line(), Text.of("board %d: %s", board.number(), e.words()));
    }
  }

  private static Optional<Entered> played(XmlElement line, PlayedBoard board) {
    String contract = line.value("CONTRACT");
    String tricks = line.value("TRICKS");
    if (contract.isEmpty() || (tricks.isEmpty() && !contract.matches("(?i)p.*"))) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          ScoreText.read(
              ScoreColumns.contract(contract, line.value("PLAYED_BY"), "", tricks), board));
    } catch (WrongScore e) {
      // The director may have adjusted the score, and programs spell contracts in many ways.
      return Optional.empty();
    }
  }
}
