package org.boardwalk.named;

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
 * Pairs that stay at their tables, and circles of pairs that follow each other: each goes where the
 * one before it has just been. A circle has as many pairs as there are rounds. In which direction
 * they sit is left aside. One pair may be missing: its number is the one after the last, and it is
 * wherever a table is empty.
 *
 * @param lines the pairs of each circle, each one after the one that it follows, and the lowest
 *     first
 * @param staying the pairs that stay, in ascending order
 */
record Circles(List<List<Integer>> lines, List<Integer> staying) {

  Circles {
    lines = lines.stream().map(List::copyOf).toList();
    staying = List.copyOf(staying);
  }

  /** Empty when those who move are not of so many circles, or boards follow no rule. */
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

  /** The movement is its own form, run as said: nothing is renamed. */
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

  /** Each pair's tables, round by round; none where more than one pair is nowhere in a round. */
  private static Map<Integer, List<Integer>> ways(Movement movement) {
    int pairs = 2 * movement.tables();
    Map<Integer, List<Integer>> ways = new TreeMap<>();
    for (Round round : movement.rounds()) {
      Map<Integer, Integer> tables = new HashMap<>();
      for (Encounter e : round.encounters()) {
        e.seating().seats().values().forEach(pair -> tables.put(pair, e.table()));
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

  /** Those whose ways are that of the first, each begun at another place; as many as there are. */
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
    // Whoever is one turn ahead of a pair is the one that it follows.
    Collections.reverse(ahead);
    Collections.rotate(ahead, 1);
    return ahead;
  }

  private static boolean turned(List<Integer> first, List<Integer> way, int turn) {
    int rounds = first.size();
    return IntStream.range(0, rounds)
        .allMatch(r -> way.get(r).equals(first.get((r + turn) % rounds)));
  }

  /** After a set at a table always comes the same other set, wherever that is. */
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
