package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

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
  private final List<int[]> rows = new ArrayList<>();
  private final int[] need;
  private long nodes;
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
    need = new int[pairs.length + classes()];
    Arrays.fill(need, directed ? 1 : 2);
    Arrays.fill(need, 0, pairs.length, 1);
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

  long nodes() {
    return nodes;
  }

  /** Every matching, as tables N, E, S, W, until stopped. */
  void solve(Consumer<int[][]> found, BooleanSupplier stop) {
    stopped = false;
    new TableCover(rows.toArray(int[][]::new), need)
        .solve(
            new TableCover.Visitor() {
              @Override
              public void found(int[] chosen) {
                found.accept(
                    Arrays.stream(chosen)
                        .mapToObj(r -> tables.get(r).clone())
                        .toArray(int[][]::new));
              }

              @Override
              public boolean enough() {
                if ((++nodes & STOP_MASK) == 0) {
                  stopped |= stop.getAsBoolean();
                }
                return stopped;
              }
            });
  }

  private int classes() {
    return directed ? differences.directedClasses : differences.undirectedClasses;
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
    int[] row = new int[6];
    int items = 0;
    row[items++] = a;
    row[items++] = b;
    int[] count = new int[classes()];
    for (int seat = 0; seat < 4; seat++) {
      int d = differences.directed[table[seat]][table[seat + 1 & 3]];
      if (d >= 0) {
        int c = directed ? d : differences.undirected[d];
        if (++count[c] > need[pairs.length + c]) {
          return;
        }
        row[items++] = pairs.length + c;
      }
    }
    tables.add(table);
    rows.add(Arrays.copyOf(row, items));
  }
}
