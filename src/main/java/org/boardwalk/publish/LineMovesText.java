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
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.NumberRanges;

/**
 * Moves by lines as directors say them: "NS stay, EW up one, skip after round 6". Stateless and
 * thread-safe.
 */
public final class LineMovesText {

  private LineMovesText() {}

  /**
   * @param movement any movement, valid or not
   * @return the moves of each line, and when arrows are switched, section by section where there
   *     are several; empty when people do not move by lines
   */
  public static Optional<String> of(Movement movement) {
    return of(movement, Language.EN);
  }

  /**
   * @param movement any movement, valid or not
   * @param language a language
   * @return as {@link #of(Movement)} in that language
   */
  public static Optional<String> of(Movement movement, Language language) {
    return LineMoves.of(movement)
        .map(moves -> words(moves, movement.kind(), movement.tables(), language))
        .or(() -> bySection(movement, language));
  }

  /**
   * @param movement any movement, valid or not
   * @param pair a contestant
   * @param language a language
   * @return as {@link #of(Movement)}, of the section of that contestant alone, in that language
   */
  public static Optional<String> of(Movement movement, int pair, Language language) {
    return LetteredSections.of(movement).none()
        ? of(movement, language)
        : TableSections.parts(movement).stream()
            .filter(part -> part.pairs().contains(pair))
            .findFirst()
            .flatMap(part -> of(part.movement(), language));
  }

  /**
   * Such as "in section A NS stay, EW up one; in section B NS stay, EW up one, skip after round 4".
   */
  private static Optional<String> bySection(Movement movement, Language language) {
    LetteredSections sections = LetteredSections.of(movement);
    Map<String, List<Integer>> first = new LinkedHashMap<>();
    for (TableSections.Part part :
        sections.none() ? List.<TableSections.Part>of() : TableSections.parts(movement)) {
      Optional<String> words = of(part.movement(), language);
      if (words.isEmpty()) {
        return Optional.empty();
      }
      first.computeIfAbsent(words.get(), w -> new ArrayList<>()).add(part.pairs().get(0));
    }
    return switch (first.size()) {
      case 0 -> Optional.empty();
      case 1 ->
          first.keySet().stream().findFirst().map(words -> language.say("lines.sections", words));
      default ->
          Optional.of(
              first.entrySet().stream()
                  .map(
                      e ->
                          language.say(
                              "lines.section",
                              e.getValue().size(),
                              e.getValue().stream()
                                  .map(sections::letter)
                                  .collect(Collectors.joining(", ")),
                              e.getKey()))
                  .collect(Collectors.joining("; ")));
    };
  }

  /**
   * @param movement any movement, valid or not
   * @return the moves of each line; where all but rovers move by lines, also the tables that the
   *     rovers visit in each round
   */
  public static Optional<String> withRovers(Movement movement) {
    return withRovers(movement, Language.EN);
  }

  /**
   * @param movement any movement, valid or not
   * @param language a language
   * @return as {@link #withRovers(Movement)} in that language
   */
  public static Optional<String> withRovers(Movement movement, Language language) {
    return of(movement, language)
        .or(
            () ->
                RoverMoves.of(movement)
                    .map(rovers -> new RoverMovesText(language).of(movement, rovers)));
  }

  /** The moves of the lines over this number of tables, which follow each other in a ring. */
  static String words(LineMoves moves, Kind kind, int tables, Language language) {
    String lines =
        moves.lines().stream()
            .map(line -> line(line, kind, tables, language))
            .collect(Collectors.joining(", "));
    if (moves.someTurned()) {
      return lines + "; " + language.say("lines.switchedByCards");
    }
    return moves.turned().isEmpty()
        ? lines
        : lines
            + "; "
            + language.say(
                "lines.switched", moves.turned().size(), NumberRanges.of(moves.turned()));
  }

  private static String line(LineMoves.Line line, Kind kind, int tables, Language language) {
    String who = language.seat(new Place.AtTable(1, line.seat()).seatLabel(kind));
    return step(who, kind, line.up(), tables, language)
        + line.skipAfter().stream()
            .mapToObj(round -> ", " + language.say("lines.skip", round))
            .collect(Collectors.joining());
  }

  /** The move of a line over this number of tables, such as "EW up one". */
  static String step(String who, Kind kind, int up, int tables, Language language) {
    if (up == 0) {
      return language.say(kind == Kind.PAIRS ? "lines.stay" : "follow.stays", who);
    }
    int down = tables - up;
    return down < up
        ? language.say("lines.down", who, down, number(down, language))
        : language.say("lines.up", who, up, number(up, language));
  }

  static String number(int tables, Language language) {
    return language.say("number", tables);
  }

  /** The tables that rovers visit, in plain words. */
  private record RoverMovesText(Language language) {

    /** One sentence without its full stop. */
    String of(Movement movement, RoverMoves rovers) {
      int last = movement.tables();
      String visits =
          rovers.routes().stream()
              .map(
                  v ->
                      language.seat(v.seat().letter())
                          + v.player()
                          + " "
                          + Wording.list(v.tables()))
              .collect(Collectors.joining("; "));
      String ending =
          rovers.rounds() < movement.rounds().size()
              ? "; " + language.say("rovers.last", movement.rounds().size())
              : "";
      return language.say(
              "rovers",
              last - 1,
              LineMovesText.words(rovers.lines(), movement.kind(), last - 1, language),
              last,
              visits,
              language.say(movement.kind().contestant()))
          + ending;
    }
  }
}
