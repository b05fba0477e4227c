package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.search.cover.ExactCover;

/**
 * A base round with given North-South players, for a group of odd order that moves all players but
 * one: all play; every difference p⁻¹q occurs once between a player p and q on the left of p; and
 * it or its inverse occurs once between partners. These are the items of an exact cover.
 */
final class BalancedRound {

  private final FiniteGroup group;

  /** The item of a difference between partners: one for it and its inverse. */
  private final int[] partnership;

  private final SplittableRandom random;
  private final List<int[]> tables = new ArrayList<>();
  private final ExactCover cover;

  /**
   * @param group the group that moves all players but the last
   * @param northSouth one less than half of these players; the staying player joins them
   * @param random gives the order in which tables are tried
   */
  BalancedRound(FiniteGroup group, BitSet northSouth, SplittableRandom random) {
    this.group = group;
    this.random = random;
    int n = group.order();
    partnership = new int[n];
    int next = 2 * n;
    for (int d = 1; d < n; d++) {
      partnership[d] = d < group.inverse(d) ? next++ : partnership[group.inverse(d)];
    }
    int[] need = new int[next];
    Arrays.fill(need, 1);
    cover = new ExactCover(need, next);
    int[] first = IntStream.rangeClosed(0, n).filter(p -> p == n || northSouth.get(p)).toArray();
    int[] second = IntStream.range(0, n).filter(p -> !northSouth.get(p)).toArray();
    for (int north : first) {
      for (int south : first) {
        if (north < south) {
          addTables(north, south, second);
        }
      }
    }
  }

  private void addTables(int north, int south, int[] eastWest) {
    for (int east : eastWest) {
      for (int west : eastWest) {
        int[] table = {north, east, south, west};
        if (east != west && items(table).distinct().count() == items(table).count()) {
          tables.add(table);
          cover.add(items(table).toArray());
        }
      }
    }
  }

  /**
   * The items of a table: players, left-hand differences, partners' differences; the staying player
   * has none.
   */
  private IntStream items(int[] table) {
    int n = group.order();
    IntStream.Builder all = IntStream.builder();
    for (int seat = 0; seat < 4; seat++) {
      int here = table[seat];
      all.add(here);
      int left = table[(seat + 1) % 4];
      if (here < n && left < n) {
        all.add(n + group.multiply(group.inverse(here), left));
      }
      int partner = table[(seat + 2) % 4];
      if (here < partner && partner < n) {
        all.add(partnership[group.multiply(group.inverse(here), partner)]);
      }
    }
    return all.build();
  }

  /**
   * @param most the most nodes
   * @return the tables, N, E, S, W; empty if none were found
   */
  List<int[]> tables(long most) {
    List<int[]> found = new ArrayList<>();
    cover.search(
        random,
        rows -> found.addAll(Arrays.stream(rows).mapToObj(tables::get).toList()),
        () -> cover.nodes() >= most);
    return found;
  }

  /** The number of nodes of the last search. */
  long nodes() {
    return cover.nodes();
  }
}
