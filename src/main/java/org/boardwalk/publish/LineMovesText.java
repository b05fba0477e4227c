package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LetteredSections;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.RoverMoves;
import org.boardwalk.movement.TableSections;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;

/**
 * Moves by lines as directors say them: "NS stay, EW up one, skip after round 6". Stateless and
 * thread-safe.
 */
public final class LineMovesText {

  private static final List<String> NUMBERS = List.of("zero", "one", "two", "three", "four");

  private LineMovesText() {}

  /**
   * @param movement any movement, valid or not
   * @return the moves of each line, and when arrows are switched, section by section where there
   *     are several; empty when people do not move by lines
   */
  public static Optional<String> of(Movement movement) {
    return LineMoves.of(movement)
        .map(moves -> words(moves, movement.kind(), movement.tables()))
        .or(() -> bySection(movement));
  }

  /**
   * @param movement any movement, valid or not
   * @param pair a contestant
   * @return as {@link #of(Movement)}, of the section of that contestant alone
   */
  public static Optional<String> of(Movement movement, int pair) {
    return LetteredSections.of(movement).none()
        ? of(movement)
        : TableSections.parts(movement).stream()
            .filter(part -> part.pairs().contains(pair))
            .findFirst()
            .flatMap(part -> of(part.movement()));
  }

  /**
   * Such as "in section A NS stay, EW up one; in section B NS stay, EW up one, skip after round 4".
   */
  private static Optional<String> bySection(Movement movement) {
    LetteredSections sections = LetteredSections.of(movement);
    Map<String, List<Integer>> first = new LinkedHashMap<>();
    for (TableSections.Part part :
        sections.none() ? List.<TableSections.Part>of() : TableSections.parts(movement)) {
      Optional<String> words = of(part.movement());
      if (words.isEmpty()) {
        return Optional.empty();
      }
      first.computeIfAbsent(words.get(), w -> new ArrayList<>()).add(part.pairs().get(0));
    }
    return switch (first.size()) {
      case 0 -> Optional.empty();
      case 1 -> first.keySet().stream().findFirst().map(words -> "in each section " + words);
      default ->
          Optional.of(
              first.entrySet().stream()
                  .map(
                      e ->
                          (e.getValue().size() == 1 ? "in section " : "in sections ")
                              + e.getValue().stream()
                                  .map(sections::letter)
                                  .collect(Collectors.joining(", "))
                              + " "
                              + e.getKey())
                  .collect(Collectors.joining("; ")));
    };
  }

  /**
   * @param movement any movement, valid or not
   * @return the moves of each line; where all but rovers move by lines, also the tables that the
   *     rovers visit in each round
   */
  public static Optional<String> withRovers(Movement movement) {
    return of(movement)
        .or(() -> RoverMoves.of(movement).map(rovers -> RoverMovesText.of(movement, rovers)));
  }

  /** The moves of the lines over this number of tables, which follow each other in a ring. */
  static String words(LineMoves moves, Kind kind, int tables) {
    String lines =
        moves.lines().stream()
            .map(line -> line(line, kind, tables))
            .collect(Collectors.joining(", "));
    if (moves.someTurned()) {
      return lines + "; arrow switches as the cards say";
    }
    return moves.turned().isEmpty()
        ? lines
        : Text.of(
            "%s; arrow switch in %s %s",
            lines,
            moves.turned().size() == 1 ? "round" : "rounds",
            NumberRanges.of(moves.turned()));
  }

  private static String line(LineMoves.Line line, Kind kind, int tables) {
    String who = new Place.AtTable(1, line.seat()).seatLabel(kind);
    return step(who, kind, line.up(), tables)
        + line.skipAfter().stream()
            .mapToObj(round -> ", skip after round " + round)
            .collect(Collectors.joining());
  }

  /** The move of a line over this number of tables, such as "EW up one". */
  static String step(String who, Kind kind, int up, int tables) {
    if (up == 0) {
      return who + (kind == Kind.PAIRS ? " stay" : " stays");
    }
    int down = tables - up;
    return Text.of("%s %s", who, down < up ? "down " + number(down) : "up " + number(up));
  }

  static String number(int tables) {
    return tables < NUMBERS.size() ? NUMBERS.get(tables) : "" + tables;
  }

  /** The tables that rovers visit, in plain words. */
  private static final class RoverMovesText {

    private RoverMovesText() {}

    /** One sentence without its full stop. */
    static String of(Movement movement, RoverMoves rovers) {
      int last = movement.tables();
      String visits =
          rovers.routes().stream()
              .map(v -> v.seat().letter() + v.player() + " " + tables(v.tables()))
              .collect(Collectors.joining("; "));
      String ending =
          rovers.rounds() < movement.rounds().size()
              ? Text.of("; round %d as the cards say", movement.rounds().size())
              : "";
      return Text.of(
          "at tables 1 to %d %s; those who begin at table %d have the same seat at these tables from"
              + " round 2 on: %s; the %s whose seat they take plays at table %d%s",
          last - 1,
          LineMovesText.words(rovers.lines(), movement.kind(), last - 1),
          last,
          visits,
          Wording.contestant(movement.kind()),
          last,
          ending);
    }

    private static String tables(List<Integer> visited) {
      return visited.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
  }
}
