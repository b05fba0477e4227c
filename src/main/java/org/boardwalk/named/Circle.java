package org.boardwalk.named;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * Whether some pairs stay at their tables and all others follow each other round circles, as many
 * in each as there are rounds: whoever is r places behind is r rounds later where the first one of
 * the circle was. In which direction they sit there is left aside.
 */
final class Circle {

  private Circle() {}

  /** The movement is its own form: no table is renamed. */
  static Likeness unchanged(Movement movement) {
    return new Likeness(IntStream.rangeClosed(1, movement.tables()).boxed().toList(), 0, false);
  }

  /** The pairs of each circle; empty when those who move are not of so many circles. */
  static Optional<List<Set<Integer>>> of(Movement movement, int circles) {
    int rounds = movement.rounds().size();
    Map<Integer, List<Integer>> ways = ways(movement);
    Map<Integer, List<Integer>> moving = new TreeMap<>();
    for (Map.Entry<Integer, List<Integer>> way : ways.entrySet()) {
      if (way.getValue().size() != rounds) {
        return Optional.empty();
      }
      if (way.getValue().stream().distinct().count() > 1) {
        moving.put(way.getKey(), way.getValue());
      }
    }
    if (moving.size() != circles * rounds
        || ways.size() != movement.contestants()
        || !setsFollow(movement)) {
      return Optional.empty();
    }
    List<Set<Integer>> found = new ArrayList<>();
    while (!moving.isEmpty()) {
      Optional<Set<Integer>> circle = circle(moving, rounds);
      if (circle.isEmpty()) {
        return Optional.empty();
      }
      circle.get().forEach(moving::remove);
      found.add(circle.get());
    }
    return Optional.of(found);
  }

  /** Each pair's tables, round by round. */
  private static Map<Integer, List<Integer>> ways(Movement movement) {
    Map<Integer, List<Integer>> ways = new HashMap<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        for (int pair : e.seating().seats().values()) {
          ways.computeIfAbsent(pair, p -> new ArrayList<>()).add(e.table());
        }
      }
    }
    return ways;
  }

  /** Those whose ways are that of the first, each begun at another place. */
  private static Optional<Set<Integer>> circle(Map<Integer, List<Integer>> moving, int rounds) {
    List<Integer> first = moving.values().iterator().next();
    Set<Integer> circle = new HashSet<>();
    for (int turn = 0; turn < rounds; turn++) {
      int at = turn;
      Optional<Integer> next =
          moving.entrySet().stream()
              .filter(e -> !circle.contains(e.getKey()) && turned(first, e.getValue(), at))
              .map(Map.Entry::getKey)
              .findFirst();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      circle.add(next.get());
    }
    return Optional.of(circle);
  }

  private static boolean turned(List<Integer> first, List<Integer> way, int turn) {
    int rounds = first.size();
    return IntStream.range(0, rounds)
        .allMatch(r -> way.get(r).equals(first.get((r + turn) % rounds)));
  }

  /** After a set at a table always comes the same other set, wherever that is. */
  private static boolean setsFollow(Movement movement) {
    Map<Integer, Integer> next = new HashMap<>();
    for (int r = 0; r + 1 < movement.rounds().size(); r++) {
      Map<Integer, Integer> later = new HashMap<>();
      movement.rounds().get(r + 1).encounters().forEach(e -> later.put(e.table(), e.set()));
      for (Encounter e : movement.rounds().get(r).encounters()) {
        Integer after = later.get(e.table());
        Integer before = next.putIfAbsent(e.set(), after == null ? 0 : after);
        if (after == null || (before != null && !before.equals(after))) {
          return false;
        }
      }
    }
    return true;
  }
}
