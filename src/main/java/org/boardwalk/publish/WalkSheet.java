package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Arrival;
import org.boardwalk.quality.Arrival.Way;
import org.boardwalk.quality.BoardWalk;
import org.boardwalk.quality.Copy;
import org.boardwalk.quality.Stand;

/**
 * The walk of the boards: where every copy begins, how the tables at breaks get their boards, and
 * the way of each copy.
 */
final class WalkSheet {

  private final Movement movement;
  private final Wording wording;
  private final BoardWalk walk;

  WalkSheet(Movement movement, BoardWalk walk) {
    this.movement = movement;
    this.wording = new Wording(movement);
    this.walk = walk;
  }

  /**
   * The boards on tables and stands when the session begins, in the order in which they are needed.
   */
  TextTable start() {
    Map<Integer, String> tables = new TreeMap<>();
    walk.copies().forEach(c -> c.tables(1).forEach(t -> tables.put(t, wording.boards(c.set()))));
    movement.rounds().get(0).encounters().forEach(e -> tables.put(e.table(), first(e)));
    TextTable text =
        new TextTable("Where the boards are in round " + wording.part(1))
            .numbers("Table")
            .words("Boards");
    tables.forEach((table, boards) -> text.row(List.of(movement.table(table), boards)));
    for (Stand stand : walk.stands()) {
      if (!stand.waiting().get(0).isEmpty()) {
        text.row(
            List.of(
                "stand before " + movement.table(stand.table()), boards(stand.waiting().get(0))));
      }
    }
    return text;
  }

  private String first(Encounter encounter) {
    return wording.inOrder(1, encounter).get(0);
  }

  private String boards(List<Copy> copies) {
    return copies.stream().map(c -> wording.boards(c.set())).collect(Collectors.joining(", "));
  }

  /** The way of the boards to each table at a break; empty when there is no break. */
  Optional<TextTable> breaks() {
    Map<Integer, Map<String, TreeSet<Integer>>> ways = new TreeMap<>();
    for (Arrival a : walk.arrivals()) {
      if (a.way() != Way.NEXT_TABLE) {
        ways.computeIfAbsent(a.to().table(), t -> new LinkedHashMap<>())
            .computeIfAbsent(way(a), w -> new TreeSet<>())
            .add(a.to().round());
      }
    }
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    TextTable text =
        new TextTable("Tables that get boards another way")
            .numbers("Table")
            .words("For rounds")
            .words("Boards come");
    ways.forEach(
        (table, how) ->
            how.forEach(
                (way, rounds) -> text.row(List.of(movement.table(table), rounds(rounds), way))));
    return Optional.of(text);
  }

  private String rounds(Collection<Integer> rounds) {
    return movement.boards().parts() == 1
        ? NumberRanges.of(rounds)
        : rounds.stream().map(wording::part).collect(Collectors.joining(", "));
  }

  private String way(Arrival arrival) {
    String from = arrival.from().map(f -> "from table " + movement.table(f.table())).orElse("");
    String noun = movement.boards().parts() == 1 ? "round" : "part";
    String waited = Text.count(arrival.waited(), noun);
    return switch (arrival.way()) {
      case NEXT_TABLE -> from;
      case NEXT_TABLE_BY_STAND, OTHER_TABLE_BY_STAND -> from + " after " + waited + " on the stand";
      case FIRST_FROM_STAND -> "from the stand, new";
      case STAYS -> "stay here";
      case JUMP -> "straight " + from;
    };
  }

  /** A row for every copy: its table in each round, or s9 on a stand before table 9. */
  TextTable copies() {
    List<Integer> rounds = IntStream.rangeClosed(1, movement.rounds().size()).boxed().toList();
    String by = movement.boards().parts() == 1 ? "rounds" : "rounds and parts";
    TextTable text =
        new TextTable("Where each copy is, by " + by + legend()).words("Boards").numbers("Copy");
    rounds.forEach(r -> text.numbers(wording.part(r)));
    for (Copy copy : walk.copies()) {
      List<String> row = new ArrayList<>(List.of(wording.boards(copy.set()), "" + copy.number()));
      rounds.forEach(r -> row.add(place(copy, r)));
      text.row(row);
    }
    return text;
  }

  private String legend() {
    return walk.stands().stream()
        .map(Stand::table)
        .findFirst()
        .map(
            t ->
                Text.of(
                    " (s%s: on the stand before table %s)", movement.table(t), movement.table(t)))
        .orElse("");
  }

  private String place(Copy copy, int round) {
    String tables =
        copy.tables(round).stream().map(movement::table).collect(Collectors.joining("+"));
    return tables.isEmpty()
        ? copy.waitsFor(round).map(t -> "s" + movement.table(t)).orElse("")
        : tables;
  }
}
