package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;

/** Chooses the way of each table, and counts what does not come by it. */
final class WalkWays {

  /** A set played at a table in a round. */
  private record Play(int round, int table) {}

  /**
   * What comes of some ways.
   *
   * @param ways of the tables to which a set comes from a table
   * @param breaks sets that come by no way
   * @param stands tables before which a set waits
   */
  record Carried(List<WalkRule.Way> ways, int breaks, int stands) {}

  private final int tables;
  private final int copies;

  /** For each set its plays, by rounds. */
  private final Map<Integer, List<Play>> plays = new TreeMap<>();

  /** How many sets can have come by a way. */
  private final Map<WalkRule.Way, Integer> seen = new HashMap<>();

  WalkWays(Movement movement) {
    tables = movement.tables();
    copies = movement.boards().copies();
    HalfTables halfTables = HalfTables.of(movement);
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        plays.computeIfAbsent(e.set(), s -> new ArrayList<>()).add(new Play(r, e.table()));
      }
      // Where nobody plays for a round, boards rest on the table.
      halfTables.in(r).ifPresent(this::rest);
    }
    for (List<Play> set : plays.values()) {
      for (Play to : set) {
        set.stream()
            .filter(from -> from.round() < to.round())
            .forEach(from -> seen.merge(way(from, to), 1, Integer::sum));
      }
    }
  }

  private void rest(HalfTables.Wait half) {
    half.set()
        .ifPresent(
            set ->
                plays
                    .computeIfAbsent(set, s -> new ArrayList<>())
                    .add(new Play(half.round(), half.table())));
  }

  private static WalkRule.Way way(Play from, Play to) {
    return new WalkRule.Way(to.table(), from.table(), to.round() - from.round() - 1);
  }

  /**
   * @param from the tables from which one may get its sets, the preferred one first
   */
  Carried carried(IntFunction<IntStream> from) {
    Map<Integer, WalkRule.Way> ways = new TreeMap<>();
    Map<Integer, List<WalkRule.Way>> byTable = new HashMap<>();
    seen.keySet().forEach(w -> byTable.computeIfAbsent(w.to(), t -> new ArrayList<>()).add(w));
    for (int t = 1; t <= tables; t++) {
      List<Integer> order = from.apply(t).boxed().toList();
      best(byTable.getOrDefault(t, List.of()), order).ifPresent(w -> ways.put(w.to(), w));
    }
    return carried(ways);
  }

  private Carried carried(Map<Integer, WalkRule.Way> ways) {
    Set<Integer> stands = new HashSet<>();
    int breaks = plays.values().stream().mapToInt(set -> breaks(set, ways, stands)).sum();
    return new Carried(List.copyOf(ways.values()), breaks, stands.size());
  }

  /**
   * With ways that share no table they come from, as in segments that walk apart: those that bring
   * most sets first, and none where a way would bring fewer than so many; there each set comes from
   * the stand, where it has waited since the session began.
   *
   * @param least sets that a way brings at least
   */
  Carried apart(int least) {
    Map<Integer, WalkRule.Way> ways = new TreeMap<>();
    Set<Integer> left = new HashSet<>();
    seen.keySet().stream()
        .filter(w -> seen.getOrDefault(w, 0) >= least)
        .sorted(
            Comparator.comparingInt((WalkRule.Way w) -> -seen.getOrDefault(w, 0))
                .thenComparingInt(WalkRule.Way::waits)
                .thenComparing(w -> w.from() != w.to() % tables + 1)
                .thenComparingInt(WalkRule.Way::to)
                .thenComparingInt(WalkRule.Way::from))
        .forEach(
            w -> {
              if (!ways.containsKey(w.to()) && left.add(w.from())) {
                ways.put(w.to(), w);
              }
            });
    return carried(ways);
  }

  /** The way by which most sets can have come, then the shortest. */
  private Optional<WalkRule.Way> best(List<WalkRule.Way> ways, List<Integer> order) {
    return ways.stream()
        .filter(w -> order.contains(w.from()))
        .min(
            Comparator.comparingInt((WalkRule.Way w) -> -seen.getOrDefault(w, 0))
                .thenComparingInt(WalkRule.Way::waits)
                .thenComparingInt(w -> order.indexOf(w.from())));
  }

  /** Breaks of one set; no play may be left by two ways. */
  private int breaks(List<Play> set, Map<Integer, WalkRule.Way> ways, Set<Integer> stands) {
    Set<Play> left = new HashSet<>();
    Set<Play> all = new HashSet<>(set);
    int begins = Math.max(copies, most(set));
    int unruled = 0;
    for (Play to : set) {
      Optional<WalkRule.Way> way = Optional.ofNullable(ways.get(to.table()));
      Optional<Play> from =
          way.map(w -> new Play(to.round() - 1 - w.waits(), w.from())).filter(all::contains);
      if (from.isPresent() && left.add(from.get())) {
        if (way.get().waits() > 0) {
          stands.add(to.table());
        }
        continue;
      }
      unruled++;
      boolean lay = set.stream().noneMatch(p -> p.round() == to.round() - 1);
      if (to.round() > 1 && (unruled <= begins || lay)) {
        stands.add(to.table());
      }
    }
    return Math.max(0, unruled - begins);
  }

  /** The most tables at which a set is in one round. */
  private static int most(List<Play> set) {
    return (int)
        set.stream()
            .mapToLong(p -> set.stream().filter(q -> q.round() == p.round()).count())
            .max()
            .orElse(0);
  }

  /** Rounds and sets with more tables than copies. */
  int sharing() {
    return (int)
        plays.values().stream()
            .mapToLong(
                set ->
                    set.stream()
                        .map(Play::round)
                        .distinct()
                        .filter(r -> set.stream().filter(p -> p.round() == r).count() > copies)
                        .count())
            .sum();
  }
}
