package org.boardwalk.publish;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;

/** Says how boards are carried where rounds have several parts. */
final class PartsText {

  private final Movement movement;
  private final int parts;

  PartsText(Movement movement) {
    this.movement = movement;
    this.parts = movement.boards().parts();
  }

  /** Whether rounds have several parts. */
  boolean said() {
    return parts > 1;
  }

  /** Such as "2 sets a round; the tables exchange them in the middle of the round". */
  String shortly() {
    return Text.of("%d sets a round at every table; %s", parts, inside());
  }

  /** Sentences for the person who carries the boards. */
  String sentence() {
    String inside = inside();
    return Text.of(
        "Every table plays %d sets in a round; %s. After the round, cards say where boards go.",
        parts, inside);
  }

  private String inside() {
    if (rounds().allMatch(this::apart)) {
      return "no two tables have one of them in common, so that all can be there at its beginning";
    }
    return rounds().allMatch(this::exchanged)
        ? "inside a round the tables exchange them"
        : "inside a round some change tables";
  }

  private IntStream rounds() {
    return IntStream.range(0, movement.wholeRounds()).map(r -> r * parts);
  }

  private List<Integer> played(int from) {
    return movement.rounds().subList(from, from + parts).stream()
        .flatMap(part -> part.encounters().stream())
        .map(Encounter::set)
        .toList();
  }

  private boolean apart(int round) {
    List<Integer> played = played(round);
    return played.stream().distinct().count() == played.size();
  }

  private boolean exchanged(int round) {
    return movement.rounds().subList(round, round + parts).stream()
            .map(PartsText::sets)
            .distinct()
            .count()
        == 1;
  }

  private static Set<Integer> sets(Round part) {
    return part.encounters().stream().map(Encounter::set).collect(Collectors.toSet());
  }
}
