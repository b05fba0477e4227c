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
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rests;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the way of each table, and counts the sets that do not come by it. Uses plain loops on
 * the path of every command, because streams are linked when they are first used.
 */
final class WalkWays {

  /** A set played at a table in a round. */
  private record Play(int round, int table) {

    // A record's own methods are linked when they are first called, and every command judges.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Play play && round == play.round && table == play.table;
    }

    @Override
    public int hashCode() {
      return 1009 * round + table;
    }
  }

  /**
   * The result of a choice of ways.
   *
   * @param supplies the supplies of the tables that get a set after round 1
   * @param breaks sets that do not come by a way
   * @param stands tables before which a set waits
   */
  record Carried(List<WalkRule.Supply> supplies, int breaks, int stands) {}

  private final int tables;
  private final int copies;

  /** The number of tables up to each one that ever have boards; boards pass these tables only. */
  private final int[] upTo;

  /** For each set its plays, by rounds. */
  private final Map<Integer, List<Play>> plays = new TreeMap<>();

  /** The number of sets that can have come by each way. */
  private final Map<WalkRule.Way, Integer> seen = new HashMap<>();

  WalkWays(Movement movement) {
    this(movement, Rests.of(movement));
  }

  WalkWays(Movement movement, Rests rests) {
    tables = movement.tables();
    copies = movement.boards().copies();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        add(e.set(), new Play(r, e.table()));
      }
      // Boards rest on a table without a game.
      for (Rests.AtRest rest : rests.in(r)) {
        add(rest.set(), new Play(rest.round(), rest.table()));
      }
    }
    upTo = upTo();
    for (List<Play> set : plays.values()) {
      for (Play to : set) {
        for (Play from : set) {
          if (from.round() < to.round()) {
            WalkRule.Way way = way(from, to);
            seen.put(way, seen.getOrDefault(way, 0) + 1);
          }
        }
      }
    }
  }

  private void add(int set, Play play) {
    plays.computeIfAbsent(set, s -> new ArrayList<>()).add(play);
  }

  private int[] upTo() {
    int[] count = new int[tables + 1];
    for (List<Play> set : plays.values()) {
      for (Play play : set) {
        count[play.table()] = 1;
      }
    }
    for (int table = 1; table <= tables; table++) {
      count[table] += count[table - 1];
    }
    return count;
  }

  private static WalkRule.Way way(Play from, Play to) {
    return new WalkRule.Way(to.table(), from.table(), to.round() - from.round() - 1);
  }

  /** Each table gets its sets from the next higher one that has boards, the last from the first. */
  Carried downOne() {
    return carried(0);
  }

  /**
   * Each table gets its sets from any table, the nearest of equally good ones; from itself last.
   */
  Carried anyhow() {
    return carried(tables - 1);
  }

  /** Each table gets its sets from a table at most {@code most} beyond the next one. */
  private Carried carried(int most) {
    Map<Integer, WalkRule.Way> ways = new TreeMap<>();
    for (WalkRule.Way way : seen.keySet()) {
      if (beyond(way) <= most) {
        WalkRule.Way best = ways.get(way.to());
        if (best == null || better(way, best)) {
          ways.put(way.to(), way);
        }
      }
    }
    return carried(ways);
  }

  private int beyond(WalkRule.Way way) {
    return Math.floorMod(upTo[way.from()] - upTo[way.to()] - 1, upTo[tables]);
  }

  private Carried carried(Map<Integer, WalkRule.Way> ways) {
    Tally tally = new Tally(tables);
    int breaks = 0;
    for (List<Play> set : plays.values()) {
      breaks += breaks(set, ways, tally);
    }
    return new Carried(tally.supplies(ways), breaks, tally.stands.size());
  }

  /** Tallies the sets that come to each table by its way and from the stand. */
  private static final class Tally {
    final Set<Integer> stands = new HashSet<>();
    final int[] carried;
    final int[] fresh;

    Tally(int tables) {
      carried = new int[tables + 1];
      fresh = new int[tables + 1];
    }

    List<WalkRule.Supply> supplies(Map<Integer, WalkRule.Way> ways) {
      List<WalkRule.Supply> supplies = new ArrayList<>();
      for (int table = 1; table < carried.length; table++) {
        Optional<WalkRule.Way> way =
            carried[table] > 0 ? Optional.ofNullable(ways.get(table)) : Optional.empty();
        if (carried[table] + fresh[table] > 0) {
          supplies.add(new WalkRule.Supply(table, way, carried[table], fresh[table]));
        }
      }
      return supplies;
    }
  }

  /**
   * Chooses ways that come from different tables, as in segments that walk separately. Ways that
   * bring most sets are chosen first. A table whose way would bring fewer than {@code least} sets
   * has none: each of its sets comes from the stand, where it has waited since the session began.
   *
   * @param least the least number of sets that a way must bring
   */
  Carried apart(int least) {
    Map<Integer, WalkRule.Way> ways = new TreeMap<>();
    Set<Integer> left = new HashSet<>();
    seen.keySet().stream()
        .filter(w -> seen.getOrDefault(w, 0) >= least)
        .sorted(
            Comparator.comparingInt((WalkRule.Way w) -> -seen.getOrDefault(w, 0))
                .thenComparingInt(WalkRule.Way::waits)
                .thenComparing(w -> beyond(w) > 0)
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

  /**
   * Whether more sets can have come by one way than by another, or equally many and it is shorter.
   */
  private boolean better(WalkRule.Way way, WalkRule.Way other) {
    int more = seen.getOrDefault(way, 0) - seen.getOrDefault(other, 0);
    if (more != 0) {
      return more > 0;
    }
    return way.waits() != other.waits() ? way.waits() < other.waits() : beyond(way) < beyond(other);
  }

  /** Counts the breaks of one set; a play may be continued by only one way. */
  private int breaks(List<Play> set, Map<Integer, WalkRule.Way> ways, Tally tally) {
    Set<Play> left = new HashSet<>();
    Set<Play> all = new HashSet<>(set);
    int begins = Math.max(copies, most(set));
    int unruled = 0;
    for (Play to : set) {
      WalkRule.Way way = ways.get(to.table());
      if (way != null) {
        Play from = new Play(to.round() - 1 - way.waits(), way.from());
        if (all.contains(from) && left.add(from)) {
          tally.carried[to.table()]++;
          if (way.waits() > 0) {
            tally.stands.add(to.table());
          }
          continue;
        }
      }
      unruled++;
      boolean lay = in(set, to.round() - 1) == 0;
      tally.fresh[to.table()] += to.round() > 1 ? 1 : 0;
      if (to.round() > 1 && (unruled <= begins || lay)) {
        tally.stands.add(to.table());
      }
    }
    return Math.max(0, unruled - begins);
  }

  /** The number of tables at which a set is in a round. */
  private static int in(List<Play> set, int round) {
    int tables = 0;
    for (Play play : set) {
      tables += play.round() == round ? 1 : 0;
    }
    return tables;
  }

  /** The most tables at which a set is in one round. */
  private static int most(List<Play> set) {
    int most = 0;
    for (Play play : set) {
      most = Math.max(most, in(set, play.round()));
    }
    return most;
  }

  /** Counts the cases (round and set) with more tables than copies. */
  int sharing() {
    int sharing = 0;
    for (List<Play> set : plays.values()) {
      Set<Integer> rounds = new HashSet<>();
      for (Play play : set) {
        sharing += rounds.add(play.round()) && in(set, play.round()) > copies ? 1 : 0;
      }
    }
    return sharing;
  }
}
