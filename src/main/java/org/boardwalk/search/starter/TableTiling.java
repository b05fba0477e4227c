package org.boardwalk.search.starter;

import java.util.List;
import org.boardwalk.group.FiniteGroup;
import org.jspecify.annotations.Nullable;

/**
 * Seats tables of which only the differences are known: each is moved by an element of the group
 * such that every player sits once. An exact cover by translates, held as bits: the search branches
 * on the player whom the fewest translates seat. O(tables · order) a node.
 */
final class TableTiling {

  private final int order;
  private final int tables;

  /** seats[table·order + element]: the table moved by the element. */
  private final int[][] seats;

  private final long[][] bits;

  /** at[player]: the moved tables at which the player sits, except the first table. */
  private final int[][] at;

  private final long[] seated;
  private final boolean[] placed;
  private final int[] chosen;
  private long nodes;

  /**
   * @param group the group, which moves tables by multiplication from the left
   * @param cycles left-hand differences of each table; of the first, where a player stays, two
   */
  TableTiling(FiniteGroup group, List<int[]> cycles) {
    order = group.order();
    tables = cycles.size();
    seats = new int[tables * order][];
    bits = new long[tables * order][words(order)];
    at = new int[order][4 * (tables - 1)];
    int[] count = new int[order];
    for (int t = 0; t < tables; t++) {
      int[] cycle = cycles.get(t);
      for (int g = 0; g < order; g++) {
        int[] table = new int[cycle.length == 2 ? 3 : 4];
        table[0] = g;
        for (int k = 1; k < table.length; k++) {
          table[k] = group.multiply(table[k - 1], cycle[k - 1]);
        }
        seats[t * order + g] = table;
        for (int p : table) {
          bits[t * order + g][p / Long.SIZE] |= 1L << p;
          if (t > 0) {
            at[p][count[p]++] = t * order + g;
          }
        }
      }
    }
    seated = new long[words(order)];
    placed = new boolean[tables];
    chosen = new int[tables];
  }

  private static int words(int order) {
    return (order + Long.SIZE - 1) / Long.SIZE;
  }

  /** N, E, S, W of each table, the staying player North of the first; null where it gives up. */
  int @Nullable [][] tiles(long limit) {
    nodes = limit;
    place(0);
    if (!tiled(tables - 1)) {
      return null;
    }
    int[][] round = new int[tables][];
    int[] first = seats[chosen[0]];
    round[0] = new int[] {order, first[0], first[1], first[2]};
    for (int t = 1; t < tables; t++) {
      round[t] = seats[chosen[t]];
    }
    return round;
  }

  /** The nodes of the limit that were not needed. */
  long nodesLeft() {
    return Math.max(0, nodes);
  }

  private boolean tiled(int left) {
    if (left == 0) {
      return true;
    }
    if (--nodes < 0) {
      return false;
    }
    int player = hardest();
    if (player < 0) {
      return false;
    }
    for (int moved : at[player]) {
      if (free(moved)) {
        place(moved);
        if (tiled(left - 1)) {
          return true;
        }
        remove(moved);
      }
    }
    return false;
  }

  /** The player with the fewest tables to sit at; -1 where a player has none. */
  private int hardest() {
    int fewest = Integer.MAX_VALUE;
    int hardest = -1;
    for (int p = 0; p < order; p++) {
      if ((seated[p / Long.SIZE] >>> p & 1) == 0) {
        int ways = 0;
        for (int k = 0; k < at[p].length && ways < fewest; k++) {
          ways += free(at[p][k]) ? 1 : 0;
        }
        if (ways == 0) {
          return -1;
        }
        if (ways < fewest) {
          fewest = ways;
          hardest = p;
        }
      }
    }
    return hardest;
  }

  private boolean free(int moved) {
    if (placed[moved / order]) {
      return false;
    }
    long clash = 0;
    for (int w = 0; w < seated.length; w++) {
      clash |= seated[w] & bits[moved][w];
    }
    return clash == 0;
  }

  private void place(int moved) {
    placed[moved / order] = true;
    chosen[moved / order] = moved;
    for (int w = 0; w < seated.length; w++) {
      seated[w] |= bits[moved][w];
    }
  }

  private void remove(int moved) {
    placed[moved / order] = false;
    for (int w = 0; w < seated.length; w++) {
      seated[w] &= ~bits[moved][w];
    }
  }
}
