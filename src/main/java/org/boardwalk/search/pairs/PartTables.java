package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * Assigns tables to the encounters of rounds with parts, and puts the parts of each round in order,
 * so that the boards walk as quietly as possible: with the fewest sets that do not come straight
 * from the next table and, among these ways, with one in which a contestant stays, if there is any.
 * Meetings and their boards do not change. Exact, by dynamic programming over the rounds;
 * O(contestants · rounds · ways²) with as many ways as a round has assignments of tables times
 * orders of parts. Where these are too many, tables and orders stay as they are.
 */
final class PartTables {

  private static final int MOST_WAYS = 300;

  private final Movement movement;
  private final int parts;

  /** Rounds as they are played up to some round, and how often a set comes another way. */
  private record Walk(List<Round> rounds, int breaks) {}

  private PartTables(Movement movement) {
    this.movement = movement;
    parts = movement.boards().parts();
  }

  /**
   * @param movement a movement of one winner in rounds with parts
   * @param staying whether a contestant has to stay at one table
   * @return the movement with other tables
   */
  static Movement of(Movement movement, boolean staying) {
    PartTables seating = new PartTables(movement);
    int encounters = movement.rounds().get(0).encounters().size();
    if (orders(movement.tables(), encounters) * orders(seating.parts, seating.parts) > MOST_WAYS) {
      return movement;
    }
    List<Predicate<Encounter>> wishes = new ArrayList<>();
    IntStream.rangeClosed(1, movement.contestants()).forEach(c -> wishes.add(e -> stays(e, c)));
    if (!staying) {
      wishes.add(e -> true);
    }
    return wishes.stream()
        .map(seating::quietest)
        .min(Comparator.comparingInt(Walk::breaks))
        .map(walk -> movement.with(walk.rounds()))
        .orElse(movement);
  }

  /** Whether the contestant, if it plays there, is at the first table. */
  private static boolean stays(Encounter e, int contestant) {
    return e.table() == 1 || !e.seating().contestants().contains(contestant);
  }

  /** How many lists there are of {@code some} of {@code all} things. */
  private static long orders(int all, int some) {
    return IntStream.range(0, some).asLongStream().reduce(1, (n, k) -> n * (all - k));
  }

  private Walk quietest(Predicate<Encounter> wished) {
    Map<Round, Walk> best = new HashMap<>();
    for (int r = 0; r < movement.rounds().size(); r += parts) {
      Map<Round, Walk> next = new HashMap<>();
      for (List<Round> way : ways(movement.rounds().subList(r, r + parts), wished)) {
        Walk walk =
            best.values().stream()
                .map(before -> onward(before, way))
                .min(Comparator.comparingInt(Walk::breaks))
                .orElseGet(() -> onward(new Walk(List.of(), 0), way));
        next.merge(way.get(parts - 1), walk, (a, b) -> a.breaks() <= b.breaks() ? a : b);
      }
      best = next;
    }
    return best.values().stream().min(Comparator.comparingInt(Walk::breaks)).orElseThrow();
  }

  private Walk onward(Walk before, List<Round> way) {
    List<Round> rounds = new ArrayList<>(before.rounds());
    int breaks = before.breaks();
    for (Round part : way) {
      breaks += rounds.isEmpty() ? 0 : breaks(rounds.get(rounds.size() - 1), part);
      rounds.add(part);
    }
    return new Walk(rounds, breaks);
  }

  private int breaks(Round before, Round now) {
    return (int)
        now.encounters().stream()
            .filter(
                e ->
                    before.encounters().stream()
                        .noneMatch(
                            b ->
                                b.set() == e.set()
                                    && b.table() == e.table() % movement.tables() + 1))
            .count();
  }

  /** All ways to play a round in which all encounters are as wished. */
  private List<List<Round>> ways(List<Round> round, Predicate<Encounter> wished) {
    List<List<Round>> ways = new ArrayList<>();
    for (List<Integer> tables : lists(movement.tables(), round.get(0).encounters().size())) {
      List<Round> seated = round.stream().map(part -> at(tables, part)).toList();
      if (seated.get(0).encounters().stream().allMatch(wished)) {
        for (List<Integer> order : lists(parts, parts)) {
          ways.add(order.stream().map(part -> seated.get(part - 1)).toList());
        }
      }
    }
    return ways;
  }

  private static Round at(List<Integer> tables, Round part) {
    List<Encounter> seated = new ArrayList<>();
    for (Encounter e : part.encounters()) {
      seated.add(new Encounter(tables.get(seated.size()), e.seating(), e.set()));
    }
    return new Round(seated);
  }

  /** All lists of so many different numbers from 1 to {@code most}. */
  private static List<List<Integer>> lists(int most, int length) {
    List<List<Integer>> lists = List.of(List.of());
    for (int k = 0; k < length; k++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> list : lists) {
        for (int n = 1; n <= most; n++) {
          if (!list.contains(n)) {
            List<Integer> next = new ArrayList<>(list);
            next.add(n);
            longer.add(next);
          }
        }
      }
      lists = longer;
    }
    return lists;
  }
}
