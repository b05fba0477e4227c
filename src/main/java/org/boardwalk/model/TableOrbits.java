package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tables that a base round may have, as orbits under the multipliers. A table is {N, E, S, W};
 * tables that differ by what no wanted criterion can see are taken once.
 */
final class TableOrbits {

  /** Above this number of orbits a model is too large to be worth building. */
  static final int MOST = 100_000;

  /** And above this number of tables in them it takes too long to build. */
  private static final long MOST_TABLES = 500_000;

  private final Development development;
  private final List<int[]> exchanges;
  private final BaseDirections directions;

  /**
   * @param exchanges the permutations of the seats that no wanted criterion can see, a group
   */
  TableOrbits(Development development, List<int[]> exchanges) {
    this.development = development;
    this.exchanges = exchanges;
    directions = development.directions();
  }

  /**
   * Every orbit as the list of its tables; empty when there are too many. O(players⁴).
   *
   * @throws java.util.concurrent.CancellationException when this thread is interrupted
   */
  List<List<int[]>> all() {
    int v = development.players();
    long tables = tables() / exchanges.size();
    if (tables > MOST_TABLES || tables / development.multipliers().size() > 4L * MOST) {
      return List.of();
    }
    List<List<int[]>> orbits = new ArrayList<>();
    for (int n = 0; n < v; n++) {
      for (int s = 0; s < v && directions.allow(n, 1); s++) {
        ModelBuilder.stopIfUnwanted();
        for (int e = 0; e < v && s != n && directions.allow(s, 1); e++) {
          for (int w = 0; w < v && e != n && e != s && directions.allow(e, -1); w++) {
            if (w != n && w != s && w != e && directions.allow(w, -1) && orbits.size() <= MOST) {
              add(orbits, new int[] {n, e, s, w});
            }
          }
        }
      }
    }
    return orbits.size() > MOST ? List.of() : orbits;
  }

  private long tables() {
    long v = development.players();
    long ns = directions.facing(1);
    long ew = directions.facing(-1);
    return directions.given() ? ns * (ns - 1) * ew * (ew - 1) : v * (v - 1) * (v - 2) * (v - 3);
  }

  private void add(List<List<int[]>> orbits, int[] table) {
    if (!normal(table)) {
      return;
    }
    List<int[]> orbit = new ArrayList<>();
    for (int[] multiplier : development.multipliers()) {
      int[] image = first(image(multiplier, table));
      if (Arrays.compare(image, table) < 0) {
        return;
      }
      if (!contains(orbit, image)) {
        orbit.add(image);
      }
    }
    if (disjoint(orbit)) {
      orbits.add(orbit);
    }
  }

  private static boolean contains(List<int[]> orbit, int[] table) {
    for (int[] other : orbit) {
      if (Arrays.equals(other, table)) {
        return true;
      }
    }
    return false;
  }

  /** Whether nobody sits at two tables of an orbit. */
  private boolean disjoint(List<int[]> orbit) {
    boolean[] seated = new boolean[development.players()];
    for (int[] table : orbit) {
      for (int p : table) {
        if (seated[p]) {
          return false;
        }
        seated[p] = true;
      }
    }
    return true;
  }

  private boolean normal(int[] table) {
    for (int[] exchange : exchanges) {
      if (compare(table, exchange, table) < 0) {
        return false;
      }
    }
    return true;
  }

  /** The first of the tables that count as the same. */
  private int[] first(int[] table) {
    int[] best = exchanges.get(0);
    for (int[] exchange : exchanges) {
      if (compare(table, exchange, image(table, best)) < 0) {
        best = exchange;
      }
    }
    return image(table, best);
  }

  /** What the first takes each of the second to. */
  private static int[] image(int[] map, int[] of) {
    return new int[] {map[of[0]], map[of[1]], map[of[2]], map[of[3]]};
  }

  /** Whether the table with its seats exchanged comes before the other, after it, or is it. */
  private static int compare(int[] table, int[] exchange, int[] other) {
    for (int seat = 0; seat < other.length; seat++) {
      if (table[exchange[seat]] != other[seat]) {
        return Integer.compare(table[exchange[seat]], other[seat]);
      }
    }
    return 0;
  }
}
