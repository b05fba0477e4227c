package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Detour;
import org.boardwalk.quality.Violation;

/** The ways to go on with a session that cannot go on as planned, side by side. Stateless. */
public final class AmendmentText {

  private AmendmentText() {}

  /**
   * A way to go on, as the judge sees it.
   *
   * @param name what it is called
   * @param words what people do, in a sentence
   * @param detour what is lost and what is changed
   */
  public record Choice(String name, String words, Detour detour) {}

  /**
   * @param kind the kind of contestants
   * @param choices the ways, the best first
   * @return a table, and a line for each with its price; the first is recommended where there are
   *     several
   */
  public static String of(Kind kind, List<Choice> choices) {
    String one = Wording.contestant(kind);
    TextTable table =
        new TextTable()
            .words("")
            .numbers("Boards lost")
            .numbers("Most of a " + one)
            .numbers(Text.of("Moved %ss", one))
            .numbers("Places changed")
            .numbers("Other boards")
            .numbers(kind == Kind.INDIVIDUAL ? "Partners again" : "Meet again")
            .numbers("Broken rules");
    choices.forEach(choice -> table.row(row(choice)));
    StringJoiner sentences = new StringJoiner("\n", "", "\n");
    choices.forEach(
        choice ->
            sentences.add(
                Text.of(
                    "%s: %s. Price: %s.",
                    choice.name(),
                    choice.words().replaceFirst("[.]$", ""),
                    measures(choice.detour(), kind))));
    return table.text() + "\n" + sentences + recommendation(choices);
  }

  private static List<String> row(Choice choice) {
    Detour detour = choice.detour();
    return List.of(
        choice.name(),
        "" + detour.boardsLost(),
        "" + detour.mostLost(),
        "" + detour.moved(),
        "" + detour.places(),
        "" + detour.boards(),
        "" + detour.again(),
        detour.broken() == 0 ? "none" : "" + detour.broken());
  }

  private static String recommendation(List<Choice> choices) {
    return choices.size() < 2 ? "" : "Recommended: " + choices.get(0).name() + "\n";
  }

  /**
   * Describes a round that was not played as planned.
   *
   * @param kind the kind of contestants
   * @param broken the rules that it breaks, none of which affects the scores
   * @param missing the contestants who were to play in it and have no game
   * @return a sentence for each, with advice on a second line where needed
   */
  public static List<String> notices(Kind kind, List<Violation> broken, List<Integer> missing) {
    List<String> notices = new ArrayList<>();
    broken.forEach(violation -> notices.add(violation.what() + "; the scores stand."));
    if (!missing.isEmpty()) {
      notices.add(
          Text.of(
              "%s %s were to play in this round, and have no game in it\nMaybe lines are missing.",
              kind.contestants(), NumberRanges.of(missing)));
    }
    return notices;
  }

  /**
   * @param way a way to go on, in words
   * @param coming who comes for it
   * @param movement the whole session as it goes on this way
   * @return the way, after the first places of those who come, such as "Pair 22: table 2,
   *     East-West, from round 3; as planned"
   */
  public static String withNewcomers(String way, Attendance coming, Movement movement) {
    return Stream.concat(
            coming.late().stream().flatMap(late -> first(movement, late.contestant()).stream()),
            Stream.of(way))
        .collect(Collectors.joining("; "));
  }

  /** The first game of a contestant, in words. */
  private static Optional<String> first(Movement movement, int contestant) {
    Movement whole = movement.inWholeRounds();
    for (int r = 1; r <= whole.rounds().size(); r++) {
      for (Encounter e : whole.rounds().get(r - 1).encounters()) {
        for (Map.Entry<Seat, Integer> at : e.seating().seats().entrySet()) {
          if (at.getValue() == contestant) {
            return Optional.of(
                Text.of(
                    "%s: table %s, %s, from round %d",
                    new Wording(movement).called(contestant),
                    movement.table(e.table()),
                    seat(at.getKey(), movement.kind()),
                    r));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static String seat(Seat seat, Kind kind) {
    if (kind == Kind.PAIRS) {
      return seat.direction() == Direction.NS ? "North-South" : "East-West";
    }
    return seat.name().charAt(0) + seat.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /**
   * @param words the description of a way to go on, without a full stop
   * @param movement the whole session as it goes on
   * @return the description, followed by the tables that share boards, if any do
   */
  public static String withShared(String words, Movement movement) {
    SharedBoards shared = new SharedBoards(movement);
    return shared.any() ? words + ". " + shared.sentence() : words;
  }

  /**
   * @param detour what is lost and what is changed
   * @param kind the kind of contestants
   * @return it in words, such as "12 boards lost, at most 3 of a pair; 2 pairs sit elsewhere, at 5
   *     places in all; nobody meets again"
   */
  public static String measures(Detour detour, Kind kind) {
    String one = Wording.contestant(kind);
    String lost =
        detour.boardsLost() == 0
            ? "no board lost"
            : Text.of(
                "%s lost, at most %d of a %s",
                Text.count(detour.boardsLost(), "board"), detour.mostLost(), one);
    if (detour.moved() + detour.boards() + detour.again() == 0) {
      return lost + "; all else is as planned, and nobody plays a board again";
    }
    String moved =
        detour.moved() == 0
            ? "nobody sits elsewhere than planned"
            : Text.of(
                "%s elsewhere than planned, %s in all",
                Text.count(detour.moved(), one), Text.count(detour.places(), "time"));
    String boards =
        detour.boards() == 0
            ? "boards as planned"
            : Text.of("other boards %s", Text.count(detour.boards(), "time"));
    String met = kind == Kind.INDIVIDUAL ? "partner" : "meet";
    String again =
        detour.again() == 0
            ? Text.of("nobody %ss again", met)
            : Text.of(
                "%s %s again %s", kind.contestants(), met, Text.count(detour.again(), "time"));
    return String.join("; ", lost, moved, boards, again, "nobody plays a board again");
  }
}
