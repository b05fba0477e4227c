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

/** Reads single elements of USEBIO. */
final class UsebioFields {

  private static final Map<Seat, String> PLAYERS =
      Map.of(
          Seat.NORTH, "N_PLAYER_NUMBER",
          Seat.EAST, "E_PLAYER_NUMBER",
          Seat.SOUTH, "S_PLAYER_NUMBER",
          Seat.WEST, "W_PLAYER_NUMBER");

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
        case "PAIR" -> entrants.add(entrant(one, section, one.value("PAIR_NUMBER"), players(one)));
        case "PLAYER" ->
            entrants.add(
                entrant(
                    one, section, one.value("PLAYER_NUMBER"), List.of(one.value("PLAYER_NAME"))));
        case "TEAM" ->
            entrants.add(
                entrant(
                    one, section, one.attribute("TEAM_ID"), List.of(one.attribute("TEAM_NAME"))));
        default -> {}
      }
    }
    return entrants;
  }

  private static List<String> players(XmlElement pair) {
    return pair.children().stream()
        .filter(c -> c.is("PLAYER"))
        .map(c -> c.value("PLAYER_NAME"))
        .filter(n -> !n.isEmpty())
        .toList();
  }

  private static Participant entrant(
      XmlElement one, String section, String number, List<String> players) {
    String direction = one.value("DIRECTION").toUpperCase(Locale.ROOT);
    Optional<Direction> side =
        direction.startsWith("N")
            ? Optional.of(Direction.NS)
            : direction.startsWith("E") ? Optional.of(Direction.EW) : Optional.empty();
    String adjustment = one.value("ADJUSTMENT");
    Fraction added =
        adjustment.matches("[+-]?[0-9]{1,6}([.][0-9]{1,4})?")
            ? new Fraction(new BigDecimal(adjustment))
            : Fraction.ZERO;
    return new Participant(section, side, number, players, added);
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
    String score = line.value("SCORE");
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
