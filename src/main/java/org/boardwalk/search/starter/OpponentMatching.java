package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.boardwalk.search.cover.ExactCover;

/**
 * The second stage of starters: matches partner pairs to tables so that the differences of
 * opponents cover every undirected class twice or, for a directed schedule, the left-hand
 * differences cover every directed class once. Exhaustive: an exact cover with the possible tables
 * as rows, and the pairs and classes as items.
 */
final class OpponentMatching {

  /** The stop signal is read once in so many nodes. */
  private static final int STOP_MASK = 1023;

  private final Differences differences;
  private final int[][] pairs;
  private final boolean directed;
  private final List<int[]> tables = new ArrayList<>();
  private final ExactCover cover;
  private boolean stopped;

  /**
   * Pairs of points, the fixed player's first, and the sign of each pair: +1 NS, -1 EW. Where all
   * signs are equal, any two pairs may meet, and the first of them sits NS.
   */
  OpponentMatching(Differences differences, int[][] pairs, int[] sign, boolean directed) {
    this.differences = differences;
    this.pairs = pairs;
    this.directed = directed;
    boolean free = Arrays.stream(sign).allMatch(s -> s > 0);
    int classes = directed ? differences.directedClasses : differences.undirectedClasses;
    int[] need = new int[pairs.length + classes];
    Arrays.fill(need, directed ? 1 : 2);
    Arrays.fill(need, 0, pairs.length, 1);
    cover = new ExactCover(need, need.length);
    for (int a = 0; a < pairs.length; a++) {
      for (int b = 0; b < pairs.length; b++) {
        if (sign[a] > 0 && (free ? a < b : sign[b] < 0)) {
          addTables(a, b);
        }
      }
    }
  }

  int possibleTables() {
    return tables.size();
  }

  /** The effort, in nodes of a {@link PartnerStarter}: a table takes about as long as two pairs. */
  long nodes() {
    return 2 * cover.nodes();
  }

  /** Every matching, as tables N, E, S, W, until enough are found or the search is stopped. */
  void solve(Predicate<int[][]> enough, BooleanSupplier stop) {
    stopped = false;
    cover.search(
        chosen ->
            enough.test(
                Arrays.stream(chosen).mapToObj(r -> tables.get(r).clone()).toArray(int[][]::new)),
        () -> {
          if ((cover.nodes() & STOP_MASK) == 0) {
            stopped |= stop.getAsBoolean();
          }
          return stopped;
        });
  }

  private void addTables(int a, int b) {
    for (int[] multiplier : differences.multipliers) {
      int e = multiplier[pairs[b][0]];
      int w = multiplier[pairs[b][1]];
      addTable(a, b, new int[] {pairs[a][0], e, pairs[a][1], w});
      if (directed) {
        addTable(a, b, new int[] {pairs[a][0], w, pairs[a][1], e});
      }
    }
  }

  private void addTable(int a, int b, int[] table) {
    int[] row = {a, b, 0, 0, 0, 0};
    int items = 2;
    for (int seat = 0; seat < 4; seat++) {
      int d = differences.directed[table[seat]][table[seat + 1 & 3]];
      if (d >= 0) {
        row[items++] = pairs.length + (directed ? d : differences.undirected[d]);
      }
    }
    tables.add(table);
    cover.add(Arrays.copyOf(row, items));
  }
}
