package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.search.cover.ExactCover;

/**
 * Seats tables of which only the differences are known: each is moved by an element of the group
 * such that every player sits once. An exact cover by translates; its items are players and tables.
 */
final class SeatedCycles {

  private final int order;

  /** The players of the moved tables; the first table is not moved, and is the first here. */
  private final List<int[]> seats = new ArrayList<>();

  private final ExactCover cover;

  /**
   * @param group the group, which moves tables by multiplication from the left
   * @param cycles left-hand differences of each table; of the first, where a player stays, two
   */
  SeatedCycles(FiniteGroup group, List<int[]> cycles) {
    order = group.order();
    seats.add(table(group, 0, cycles.get(0), 3));
    int[] need = new int[order + cycles.size() - 1];
    Arrays.fill(need, 1);
    for (int player : seats.get(0)) {
      need[player] = 0;
    }
    cover = new ExactCover(need, need.length);
    for (int t = 1; t < cycles.size(); t++) {
      for (int g = 0; g < order; g++) {
        int[] table = table(group, g, cycles.get(t), 4);
        seats.add(table);
        cover.add(table[0], table[1], table[2], table[3], order + t - 1);
      }
    }
  }

  private static int[] table(FiniteGroup group, int first, int[] cycle, int players) {
    int[] table = new int[players];
    table[0] = first;
    for (int k = 1; k < players; k++) {
      table[k] = group.multiply(table[k - 1], cycle[k - 1]);
    }
    return table;
  }

  /**
   * @param most the most nodes
   * @return N, E, S, W of each table, the staying player North of the first; empty where none is
   *     found in time
   */
  Optional<List<int[]>> seated(long most) {
    return cover.first(most).map(this::round);
  }

  private List<int[]> round(int[] rows) {
    List<int[]> round = new ArrayList<>();
    int[] first = seats.get(0);
    round.add(new int[] {order, first[0], first[1], first[2]});
    for (int row : rows) {
      round.add(seats.get(row + 1));
    }
    return round;
  }

  /** The nodes of the search. */
  long nodes() {
    return cover.nodes();
  }
}
