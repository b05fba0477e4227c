package org.boardwalk.quality.logistics;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.TableRing;

/**
 * The regular ways of boards to tables at a break of the walk: each comes from a table whose boards
 * always come here after the same number of rounds on a stand, such as the first table of a segment
 * for its last one. Of several such tables the one with the shortest wait is taken.
 */
final class RegularWays {

  /** The least number of times a way must occur to be a rule. */
  private static final int LEAST_SEEN = 2;

  /**
   * @param table the table that the boards come from
   * @param rounds rounds between, 0 for a jump
   */
  record Way(int table, int rounds) {}

  private final int tables;
  private final TableRing ring;
  private final int rounds;
  private final int[][] set;
  private final Map<Integer, Way> ways = new HashMap<>();

  RegularWays(Movement movement, HalfTables halfTables) {
    tables = movement.tables();
    ring = TableRing.of(movement);
    rounds = movement.rounds().size();
    set = new int[tables + 1][rounds + 1];
    for (int r = 1; r <= rounds; r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        set[e.table()][r] = e.set();
      }
      halfTables.in(r).ifPresent(half -> set[half.table()][half.round()] = half.set().orElse(0));
    }
    for (int table = 1; table <= tables; table++) {
      int to = table;
      find(table).ifPresent(way -> ways.put(to, way));
    }
  }

  /**
   * Whether boards that left table {@code from} and waited {@code wait} rounds come to table {@code
   * to} by the rule.
   */
  boolean rules(int to, int from, int wait) {
    return new Way(from, wait).equals(ways.get(to));
  }

  private Optional<Way> find(int to) {
    for (int wait = 0; wait < rounds; wait++) {
      for (int from = 1; from <= tables; from++) {
        if (always(to, from, wait)) {
          return Optional.of(new Way(from, wait));
        }
      }
    }
    return Optional.empty();
  }

  private boolean always(int to, int from, int wait) {
    int seen = 0;
    int down = 0;
    for (int r = wait + 2; r <= rounds; r++) {
      int now = set[to][r];
      if (now != 0 && set[ring.next(to)][r - 1] != now) {
        if (set[from][r - 1 - wait] != now) {
          return false;
        }
        seen++;
        down += set[ring.before(from)][r - wait] == now ? 1 : 0;
      }
    }
    return seen >= LEAST_SEEN && 2 * down < seen;
  }
}
