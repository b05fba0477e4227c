package org.boardwalk.publish;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;

/** Says how boards are carried where rounds have several parts. */
final class PartsText {

  private final Movement movement;
  private final Language language;
  private final int parts;

  PartsText(Movement movement, Language language) {
    this.movement = movement;
    this.language = language;
    this.parts = movement.boards().parts();
  }

  /** Whether rounds have several parts. */
  boolean said() {
    return parts > 1;
  }

  /** Such as "2 sets a round at every table; inside a round the tables exchange them". */
  String shortly() {
    String onward = upOne().isPresent() ? "; in the next round come the next higher boards" : "";
    return Text.of("%d sets a round at every table; %s%s", parts, inside(), onward);
  }

  /** Sentences for the person who carries the boards. */
  String sentence() {
    return language.say("parts", parts, inside(), onward());
  }

  /** What comes after a round. */
  private String onward() {
    return upOne()
        .map(
            back ->
                language.say("parts.up")
                    + (back.isEmpty() ? "" : ": " + back(back))
                    + ". "
                    + language.say("walk.cards"))
        .orElse(language.say("parts.cards"));
  }

  private String back(Map<Integer, Integer> back) {
    Wording wording = new Wording(movement);
    return back.entrySet().stream()
        .map(
            e ->
                language.say(
                    "parts.back", wording.boards(e.getKey()), wording.boards(e.getValue())))
        .collect(Collectors.joining(", "));
  }

  /**
   * The sets after which lower ones come, with these; empty where a table that plays in the next
   * round does not play, in some part, the set after the one of this round. Lower ones come after
   * the last of some sets in a row, from the first of them on.
   */
  private Optional<Map<Integer, Integer>> upOne() {
    Map<Integer, Integer> next = new TreeMap<>();
    for (int part = parts; part < movement.rounds().size(); part++) {
      Map<Integer, Integer> now = byTable(movement.rounds().get(part));
      for (Encounter e : movement.rounds().get(part - parts).encounters()) {
        Integer set = now.get(e.table());
        if (set != null && !set.equals(next.merge(e.set(), set, (known, also) -> known))) {
          return Optional.empty();
        }
      }
    }
    Map<Integer, Integer> back = new TreeMap<>(next);
    back.entrySet().removeIf(e -> e.getValue() == e.getKey() + 1);
    boolean inRows =
        back.entrySet().stream()
            .allMatch(
                e ->
                    e.getValue() < e.getKey()
                        && IntStream.range(e.getValue(), e.getKey()).noneMatch(back::containsKey));
    return next.isEmpty() || !inRows ? Optional.empty() : Optional.of(back);
  }

  private static Map<Integer, Integer> byTable(Round part) {
    return part.encounters().stream()
        .collect(Collectors.toMap(Encounter::table, Encounter::set, (a, b) -> a));
  }

  private String inside() {
    if (rounds().allMatch(this::apart)) {
      return language.say("parts.ready");
    }
    return language.say(rounds().allMatch(this::exchanged) ? "parts.exchange" : "parts.change");
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
