package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * Pairs that stay at their tables, and circles of pairs that follow each other: after each round a
 * pair goes where the pair before it has just played. A circle has as many pairs as there are
 * rounds. Directions are ignored. One pair may be missing: its number is one more than the last,
 * and it counts as sitting wherever a table is empty.
 *
 * @param lines the pairs of each circle, each pair after the one that it follows, the lowest first
 * @param staying the pairs that stay, in ascending order
 */
record Circles(List<List<Integer>> lines, List<Integer> staying) {

  Circles {
    lines = lines.stream().map(List::copyOf).toList();
    staying = List.copyOf(staying);
  }

  /**
   * The circles; empty when the moving pairs do not form so many circles, or boards follow no rule.
   */
  static Optional<Circles> of(Movement movement, int circles) {
    int rounds = movement.rounds().size();
    Map<Integer, List<Integer>> ways = ways(movement);
    Map<Integer, List<Integer>> moving = new TreeMap<>(ways);
    moving.values().removeIf(way -> way.stream().distinct().count() == 1);
    if (moving.size() != circles * rounds || !setsFollow(movement)) {
      return Optional.empty();
    }
    List<Integer> staying =
        ways.keySet().stream().filter(p -> !moving.containsKey(p)).sorted().toList();
    List<List<Integer>> found = new ArrayList<>();
    while (!moving.isEmpty()) {
      List<Integer> line = line(moving, rounds);
      if (line.size() < rounds) {
        return Optional.empty();
      }
      line.forEach(moving::remove);
      found.add(line);
    }
    return Optional.of(new Circles(found, staying));
  }

  /** The likeness of a movement that is its own form, run as described: nothing is renamed. */
  static Likeness unchanged(Movement movement, String way) {
    return new Likeness(
        IntStream.rangeClosed(1, movement.tables()).boxed().toList(),
        IntStream.rangeClosed(1, 2 * movement.tables())
            .map(pair -> pair > movement.contestants() ? 0 : pair)
            .boxed()
            .toList(),
        0,
        movement.contestants() < 2 * movement.tables(),
        Optional.of(way));
  }

  /**
   * The tables of each pair, round by round; none where more than one pair is absent in a round.
   */
  private static Map<Integer, List<Integer>> ways(Movement movement) {
    int pairs = 2 * movement.tables();
    Map<Integer, List<Integer>> ways = new TreeMap<>();
    for (Round round : movement.rounds()) {
      Map<Integer, Integer> tables = new HashMap<>();
      for (Encounter e : round.encounters()) {
        e.seating().contestants().forEach(pair -> tables.put(pair, e.table()));
      }
      List<Integer> out = round.sittingOut(movement.contestants());
      if (movement.contestants() == pairs - 1 && out.size() == 1) {
        int empty = empty(round, movement.tables());
        tables.put(out.get(0), empty);
        tables.put(pairs, empty);
      }
      if (tables.size() != pairs) {
        return Map.of();
      }
      tables.forEach(
          (pair, table) -> ways.computeIfAbsent(pair, p -> new ArrayList<>()).add(table));
    }
    return ways;
  }

  private static int empty(Round round, int tables) {
    List<Integer> used = round.encounters().stream().map(Encounter::table).toList();
    return IntStream.rangeClosed(1, tables).filter(t -> !used.contains(t)).findFirst().orElse(0);
  }

  /** The pairs with the way of the first, each begun at another place; as many as there are. */
  private static List<Integer> line(Map<Integer, List<Integer>> moving, int rounds) {
    List<Integer> first = moving.values().iterator().next();
    List<Integer> ahead = new ArrayList<>();
    for (int turn = 0; turn < rounds; turn++) {
      int at = turn;
      moving.entrySet().stream()
          .filter(e -> !ahead.contains(e.getKey()) && turned(first, e.getValue(), at))
          .map(Map.Entry::getKey)
          .findFirst()
          .ifPresent(ahead::add);
    }
    // The pair one turn ahead is the one that a pair follows.
    Collections.reverse(ahead);
    Collections.rotate(ahead, 1);
    return ahead;
  }

  private static boolean turned(List<Integer> first, List<Integer> way, int turn) {
    int rounds = first.size();
    return IntStream.range(0, rounds)
        .allMatch(r -> way.get(r).equals(first.get((r + turn) % rounds)));
  }

  /** Whether the set that follows a set at its table is always the same, whichever table it is. */
  private static boolean setsFollow(Movement movement) {
    boolean whole = movement.contestants() == 2 * movement.tables();
    Map<Integer, Integer> next = new HashMap<>();
    for (int r = 0; r + 1 < movement.rounds().size(); r++) {
      Map<Integer, Integer> later = new HashMap<>();
      movement.rounds().get(r + 1).encounters().forEach(e -> later.put(e.table(), e.set()));
      for (Encounter e : movement.rounds().get(r).encounters()) {
        Integer after = later.get(e.table());
        if (after == null && whole) {
          return false;
        }
        Integer before = after == null ? after : next.putIfAbsent(e.set(), after);
        if (before != null && !before.equals(after)) {
          return false;
        }
      }
    }
    return true;
  }
}
