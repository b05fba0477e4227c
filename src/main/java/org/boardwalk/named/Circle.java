package org.boardwalk.named;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * Whether some pairs stay at their tables and all others follow each other round one circle:
 * whoever is r places behind is r rounds later where the first one was. In which direction they sit
 * there is left aside.
 */
final class Circle {

  private Circle() {}

  /** The movement is its own form: no table is renamed; empty when there is no such circle. */
  static Optional<Likeness> of(Movement movement) {
    int rounds = movement.rounds().size();
    Map<Integer, List<Integer>> ways = ways(movement);
    List<List<Integer>> moving = new ArrayList<>();
    for (List<Integer> way : ways.values()) {
      if (way.size() != rounds) {
        return Optional.empty();
      }
      if (way.stream().distinct().count() > 1) {
        moving.add(way);
      }
    }
    boolean circle =
        moving.size() == rounds
            && ways.size() == movement.contestants()
            && distinctTurns(moving, rounds)
            && setsFollow(movement);
    return circle
        ? Optional.of(
            new Likeness(IntStream.rangeClosed(1, movement.tables()).boxed().toList(), 0, false))
        : Optional.empty();
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

  /** Everybody's way is that of the first, begun at another place. */
  private static boolean distinctTurns(List<List<Integer>> moving, int rounds) {
    List<Integer> first = moving.get(0);
    boolean[] taken = new boolean[rounds];
    for (List<Integer> way : moving) {
      int turn = 0;
      while (turn < rounds && (taken[turn] || !turned(first, way, turn))) {
        turn++;
      }
      if (turn == rounds) {
        return false;
      }
      taken[turn] = true;
    }
    return true;
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
