package org.boardwalk.scoring.entry;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.entry.Header.Name;

/** Finds the play that a line means, from the numbers that it gives. */
final class Lookup {

  private final Movement movement;
  private final Plays plays;

  Lookup(Movement movement) {
    this.movement = movement;
    this.plays = Plays.of(movement);
  }

  BoardPlay find(Header header, CsvText.Line line) throws WrongScore {
    Map<Name, Integer> given = new EnumMap<>(Name.class);
    for (Name name : header.columns().keySet()) {
      String value = header.value(line, name);
      if (!value.isEmpty() && side(name).isPresent()) {
        given.put(name, contestant(name, side(name).get(), sectioned(header, line, value)));
      } else if (!value.isEmpty()
          && name == Name.TABLE
          && !movement.numbering().sections().none()) {
        given.put(name, tableCalled(sectioned(header, line, value)));
      } else if (!value.isEmpty() && most(name) > 0) {
        given.put(name, number(name, value));
      }
    }
    Integer board = given.remove(Name.BOARD);
    if (board == null) {
      throw new WrongScore("board [] is missing", "Maybe the line is not complete.");
    }
    List<BoardPlay> all = plays.of(board);
    if (all.isEmpty()) {
      throw new WrongScore(
          Text.of("board [%d] is not played in this movement", board),
          "Maybe another board was meant.");
    }
    List<BoardPlay> found = all.stream().filter(p -> matches(p, given)).toList();
    if (found.size() == 1) {
      return found.get(0);
    }
    Optional<BoardPlay> wrong = found.isEmpty() ? wrongBoard(board, given) : Optional.empty();
    if (wrong.isPresent()) {
      return wrong.get();
    }
    throw found.isEmpty() ? nowhere(board, given, all) : manywhere(board, found);
  }

  /** A number with the letter of the section that the line names. */
  private static String sectioned(Header header, CsvText.Line line, String value) {
    boolean bare = !value.isEmpty() && Character.isDigit(value.charAt(0));
    return bare ? header.value(line, Name.SECTION).toUpperCase(Locale.ROOT) + value : value;
  }

  private int tableCalled(String text) throws WrongScore {
    try {
      return movement.tableCalled(text);
    } catch (IllegalArgumentException e) {
      String[] words = String.valueOf(e.getMessage()).split("\n", 2);
      throw new WrongScore(words[0], words[words.length - 1]);
    }
  }

  /** What the table of a play is called. */
  String table(BoardPlay play) {
    return movement.table(play.table());
  }

  /** A board of another set, where the other numbers fit one table of one round. */
  private Optional<BoardPlay> wrongBoard(int board, Map<Name, Integer> given) {
    List<BoardPlay> there =
        plays.all().stream()
            .filter(p -> matches(p, given))
            .flatMap(p -> plays.instead(p.round(), p.table(), board).stream())
            .distinct()
            .toList();
    boolean switched = plays.of(board).stream().anyMatch(p -> matches(p, turned(given)));
    return there.size() == 1 && !switched ? Optional.of(there.get(0)) : Optional.empty();
  }

  /** The largest number in a column; 0 for columns without numbers. */
  private int most(Name name) {
    return switch (name) {
      case ROUND -> movement.wholeRounds();
      case TABLE -> movement.tables();
      case BOARD -> movement.boards().lastBoard(movement.boards().sets());
      case NS, EW, NORTH, EAST, SOUTH, WEST -> movement.contestants();
      case SECTION, SCORE, CONTRACT, DECLARER, RESULT, TRICKS, LEAD, FORM -> 0;
    };
  }

  /** The direction of a column of contestants; empty for other columns. */
  private Optional<Direction> side(Name name) {
    return switch (name) {
      case NS -> Optional.of(Direction.NS);
      case EW -> Optional.of(Direction.EW);
      case NORTH, EAST, SOUTH, WEST ->
          Optional.of(Seat.valueOf(name.name()).direction(movement.kind()));
      case ROUND, TABLE, BOARD, SECTION, SCORE, CONTRACT, DECLARER, RESULT, TRICKS, LEAD, FORM ->
          Optional.empty();
    };
  }

  /** The contestant of a label; a number without a direction is one of its column, if it can be. */
  private int contestant(Name name, Direction side, String text) throws WrongScore {
    if (movement.numbering().plain()) {
      return number(name, text);
    }
    List<Integer> all = movement.called(text);
    return all.stream()
        .filter(c -> all.size() == 1 || movement.numbering().label(c, side).equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                new WrongScore(
                    Text.of("%s [%s] is unknown", name.word(), text),
                    Text.of(
                        "Maybe one of %s was meant, or it is another movement.",
                        movement
                            .numbering()
                            .ranges(
                                IntStream.rangeClosed(1, movement.contestants())
                                    .boxed()
                                    .toList()))));
  }

  private int number(Name name, String text) throws WrongScore {
    if (!text.matches("[0-9]{1,9}")) {
      throw new WrongScore(
          Text.of("%s [%s] is not a number", name.word(), text), "Maybe columns were mixed up.");
    }
    int number = Integer.parseInt(text);
    if (number < 1 || number > most(name)) {
      throw new WrongScore(
          Text.of("%s [%d] is unknown", name.word(), number),
          Text.of("Maybe a number from 1 to %d was meant, or it is another movement.", most(name)));
    }
    return number;
  }

  private static boolean matches(BoardPlay play, Map<Name, Integer> given) {
    return given.entrySet().stream().allMatch(e -> matches(play, e.getKey(), e.getValue()));
  }

  private static boolean matches(BoardPlay play, Name name, int number) {
    return switch (name) {
      case ROUND -> play.round() == number;
      case TABLE -> play.table() == number;
      case NS -> play.seating().at(Direction.NS).contains(number);
      case EW -> play.seating().at(Direction.EW).contains(number);
      case NORTH, EAST, SOUTH, WEST ->
          Objects.equals(play.seating().seats().get(Seat.valueOf(name.name())), number);
      case SECTION, BOARD, SCORE, CONTRACT, DECLARER, RESULT, TRICKS, LEAD, FORM -> true;
    };
  }

  private static WrongScore manywhere(int board, List<BoardPlay> found) {
    return new WrongScore(
        Text.of(
            "board [%d] is played %d times so, first in rounds %d and %d",
            board, found.size(), found.get(0).round(), found.get(1).round()),
        "Maybe add a column: round, table, or who played it.");
  }

  private WrongScore nowhere(int board, Map<Name, Integer> given, List<BoardPlay> all) {
    Map<Name, Integer> turned = turned(given);
    if (!turned.equals(given) && all.stream().anyMatch(p -> matches(p, turned))) {
      return new WrongScore(
          Text.of(
              "board [%d] is played by them the other way round, with %s at %s",
              board, movement.kind().side(Direction.NS), movement.kind().side(Direction.EW)),
          "Maybe exchange the numbers and turn the sign of the score, or they forgot to switch.");
    }
    Integer table = given.get(Name.TABLE);
    if (table != null) {
      Integer round = given.get(Name.ROUND);
      return new WrongScore(
          Text.of("board [%d] is not played at table %s", board, movement.table(table))
              + (round == null ? "" : " in round " + round)
              + (given.size() > (round == null ? 1 : 2) ? " by those named" : ""),
          advice(table, round));
    }
    return new WrongScore(
        Text.of(
            "board [%d] is not played by %s",
            board,
            given.entrySet().stream()
                .map(e -> e.getKey().word() + " " + shown(e.getKey(), e.getValue()))
                .collect(Collectors.joining(", "))),
        "Maybe it was one of: " + where(all) + ".");
  }

  private static Map<Name, Integer> turned(Map<Name, Integer> given) {
    Map<Name, Integer> turned = new EnumMap<>(given);
    Integer ns = turned.remove(Name.NS);
    Integer ew = turned.remove(Name.EW);
    if (ns != null) {
      turned.put(Name.EW, ns);
    }
    if (ew != null) {
      turned.put(Name.NS, ew);
    }
    return turned;
  }

  private String advice(int table, @org.jspecify.annotations.Nullable Integer round) {
    List<Integer> boards =
        plays.all().stream()
            .filter(p -> p.table() == table && (round == null || p.round() == round))
            .map(BoardPlay::board)
            .distinct()
            .sorted()
            .limit(12)
            .toList();
    if (boards.isEmpty()) {
      return "Maybe another table or round was meant: no contestants play there then.";
    }
    String list = boards.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return round == null
        ? "Maybe another table or board was meant: it plays " + list + "."
        : "Maybe another round or board was meant: it plays " + list + " then.";
  }

  private String shown(Name name, int number) {
    return side(name).isPresent() ? movement.label(number) : "" + number;
  }

  private String where(List<BoardPlay> all) {
    return all.stream()
        .limit(4)
        .map(
            p ->
                Text.of(
                    "%s against %s (round %d, table %s)",
                    numbers(p.seating().at(Direction.NS)),
                    numbers(p.seating().at(Direction.EW)),
                    p.round(),
                    table(p)))
        .collect(Collectors.joining("; "));
  }

  private String numbers(List<Integer> numbers) {
    return numbers.stream().map(movement::label).collect(Collectors.joining("+"));
  }
}
