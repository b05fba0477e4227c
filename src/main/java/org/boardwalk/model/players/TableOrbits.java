package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.ModelBuilder;

/**
 * The tables that a base round may have, with their sets, as orbits under the multipliers. A table
 * is {N, E, S, W}; tables that no wanted criterion tells apart are taken once.
 */
final class TableOrbits {

  /** Above this number of orbits a model is too large to be worth building. */
  static final int MOST = 100_000;

  /** Above this number of tables in all orbits a model takes too long to build. */
  private static final long MOST_TABLES = 500_000;

  private final Development development;
  private final List<int[]> exchanges;
  private final BaseDirections directions;
  private final SetOrbits moves;
  private final int sets;
  private final List<TableChoice> choices = new ArrayList<>();

  /**
   * @param exchanges the permutations of the seats that change no wanted criterion, a group
   * @param moves how sets move
   * @param sets number of sets that circulate; 1 in shared play
   */
  TableOrbits(Development development, List<int[]> exchanges, SetOrbits moves, int sets) {
    this.development = development;
    this.exchanges = exchanges;
    this.sets = sets;
    directions = development.directions();
    this.moves = moves;
  }

  /**
   * All orbits; empty when there are too many. O(sets · players⁴).
   *
   * @throws java.util.concurrent.CancellationException when this thread is interrupted
   */
  List<TableChoice> all() {
    long tables = sets * tables() / exchanges.size();
    if (tables > MOST_TABLES || tables / development.multipliers().size() > 4L * MOST) {
      return List.of();
    }
    for (int set = 0; set < sets; set++) {
      add(set, players(set, 1), players(set, -1));
    }
    return choices.size() > MOST ? List.of() : choices;
  }

  /** The players who may sit in a direction where this set is played. */
  private int[] players(int set, int direction) {
    return IntStream.range(0, development.players())
        .filter(p -> !directions.given() || directions.allow(moves.key(p, set), direction))
        .toArray();
  }

  private void add(int set, int[] ns, int[] ew) {
    for (int n : ns) {
      for (int s : ns) {
        ModelBuilder.stopIfUnwanted();
        for (int e : ew) {
          for (int w : ew) {
            boolean four = n != s && e != w && n != e && n != w && s != e && s != w;
            if (four && choices.size() <= MOST) {
              add(new int[] {n, e, s, w}, set);
            }
          }
        }
      }
    }
  }

  private long tables() {
    long v = development.players();
    long ns = directions.facing(1);
    long ew = directions.facing(-1);
    return directions.given() ? ns * (ns - 1) * ew * (ew - 1) : v * (v - 1) * (v - 2) * (v - 3);
  }

  private void add(int[] table, int set) {
    if (!normal(table)) {
      return;
    }
    List<int[]> tables = new ArrayList<>();
    List<Integer> played = new ArrayList<>();
    for (int m = 0; m < development.multipliers().size(); m++) {
      int[] multiplier = development.multipliers().get(m);
      int[] image = first(image(multiplier, table));
      int its = moves.multiplied(set, m);
      int order = its == set ? Arrays.compare(image, table) : Integer.compare(its, set);
      if (order < 0) {
        return;
      }
      if (!contains(tables, played, image, its)) {
        tables.add(image);
        played.add(its);
      }
    }
    if (disjoint(tables)) {
      choices.add(new TableChoice(tables, List.copyOf(played)));
    }
  }

  private static boolean contains(
      List<int[]> tables, List<Integer> sets, int[] table, Integer set) {
    for (int k = 0; k < tables.size(); k++) {
      if (Arrays.equals(tables.get(k), table) && sets.get(k).equals(set)) {
        return true;
      }
    }
    return false;
  }

  /** Whether no player sits at two tables of an orbit: all its tables are in one round. */
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

  /** The first of the tables that no wanted criterion tells apart. */
  private int[] first(int[] table) {
    int[] best = exchanges.get(0);
    for (int[] exchange : exchanges) {
      if (compare(table, exchange, image(table, best)) < 0) {
        best = exchange;
      }
    }
    return image(table, best);
  }

  /** The images of the elements of {@code of} under {@code map}. */
  private static int[] image(int[] map, int[] of) {
    return new int[] {map[of[0]], map[of[1]], map[of[2]], map[of[3]]};
  }

  /** Compares the table with its seats exchanged to the other table: negative, 0 or positive. */
  private static int compare(int[] table, int[] exchange, int[] other) {
    for (int seat = 0; seat < other.length; seat++) {
      if (table[exchange[seat]] != other[seat]) {
        return Integer.compare(table[exchange[seat]], other[seat]);
      }
    }
    return 0;
  }
}
