package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.boardwalk.search.cover.ExactCover;
import org.boardwalk.search.starter.TwoOrbits.BaseTable;

/** A base round that no move keeps, with given classes: an exact cover of classes and players. */
final class FreeRound {

  private final TwoOrbits orbits;
  private final BitSet open;
  private final List<int[]> seats = new ArrayList<>();
  private final ExactCover cover;

  /**
   * @param orbits the players
   * @param open the classes that the tables must have, each once
   */
  FreeRound(TwoOrbits orbits, BitSet open) {
    this.orbits = orbits;
    this.open = open;
    int[] need = new int[orbits.classes() + orbits.players()];
    open.stream().forEach(c -> need[c] = 1);
    Arrays.fill(need, orbits.classes(), need.length, 1);
    cover = new ExactCover(need, need.length);
    List<BaseTable> fitting =
        orbits.tables().stream().filter(t -> KeptRounds.isOpen(t, open)).toList();
    int pinned = scarcest(fitting);
    for (BaseTable table : fitting) {
      boolean pin = has(table, pinned);
      // In one of the moves of the round the table with the pinned class is unmoved.
      for (int by = 0; by < (pin ? 1 : orbits.order()); by++) {
        add(table, by);
      }
    }
  }

  private static boolean has(BaseTable table, int wanted) {
    for (int c : table.classes()) {
      if (c == wanted) {
        return true;
      }
    }
    return false;
  }

  private int scarcest(List<BaseTable> fitting) {
    int[] count = new int[orbits.classes()];
    for (BaseTable table : fitting) {
      for (int c : table.classes()) {
        count[c]++;
      }
    }
    int scarcest = open.nextSetBit(0);
    for (int c = scarcest; c >= 0; c = open.nextSetBit(c + 1)) {
      scarcest = count[c] < count[scarcest] ? c : scarcest;
    }
    return scarcest;
  }

  private void add(BaseTable table, int by) {
    int[] moved = new int[4];
    int[] row = new int[table.classes().length + 4];
    for (int seat = 0; seat < 4; seat++) {
      moved[seat] = orbits.moved(table.seats()[seat], by);
      row[seat] = orbits.classes() + moved[seat];
    }
    System.arraycopy(table.classes(), 0, row, 4, table.classes().length);
    seats.add(moved);
    cover.add(row);
  }

  /**
   * @param nodes the most nodes to look at
   * @return the tables, N, E, S, W; empty if none were found
   */
  List<int[]> tables(long nodes) {
    return cover.first(nodes).stream().flatMapToInt(Arrays::stream).mapToObj(seats::get).toList();
  }

  /** The nodes of the last search. */
  long nodes() {
    return cover.nodes();
  }
}
