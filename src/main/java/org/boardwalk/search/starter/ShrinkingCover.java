package org.boardwalk.search.starter;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * An exact cover of at most 128 items, each once, for rows of which each choice excludes many: the
 * rows still allowed are a list, which is rebuilt, shorter, for every node. The search branches on
 * the item with the fewest rows (D. E. Knuth, Dancing Links, 2000), and tries rows in the order in
 * which they are given. The cost of a node is proportional to the rows left times their items;
 * {@link TableCover} is for fewer rows and for items needed twice.
 */
final class ShrinkingCover {

  /**
   * Rows as lists of items; the next arrays hold them as bits, the first 64 items and the others.
   */
  private final int[][] rows;

  private final long[] low;
  private final long[] high;
  private final int items;
  private final int[][] allowed;
  private final int[] chosen;

  /**
   * @param rows lists of items from 0, each without repetition
   * @param items number of items, at most 128
   */
  ShrinkingCover(int[][] rows, int items) {
    this.rows = rows;
    this.items = items;
    low = new long[rows.length];
    high = new long[rows.length];
    for (int r = 0; r < rows.length; r++) {
      for (int item : rows[r]) {
        // Shifts take the item's number modulo 64.
        (item < Long.SIZE ? low : high)[r] |= 1L << item;
      }
    }
    int fewest = Arrays.stream(rows).mapToInt(r -> r.length).min().orElse(1);
    int deepest = items / fewest + 1;
    allowed = new int[deepest + 1][rows.length];
    Arrays.setAll(allowed[0], r -> r);
    chosen = new int[deepest];
  }

  /**
   * @param enough whether to end the search; asked before every choice of a row
   * @return the rows of a cover; empty if there is none or the search was ended
   */
  int[] solve(BooleanSupplier enough) {
    int size = extend(0, rows.length, new boolean[items], enough);
    return Arrays.copyOf(chosen, Math.max(0, size));
  }

  /** The number of rows of a cover; -1 where there is none. */
  private int extend(int depth, int count, boolean[] covered, BooleanSupplier enough) {
    int item = scarcest(allowed[depth], count, covered);
    if (item < 0) {
      return depth;
    }
    boolean inLow = item < Long.SIZE;
    for (int k = 0; k < count && !enough.getAsBoolean(); k++) {
      int row = allowed[depth][k];
      if (((inLow ? low : high)[row] >> item & 1) == 1) {
        chosen[depth] = row;
        mark(row, covered, true);
        int size = extend(depth + 1, without(row, depth, count), covered, enough);
        if (size >= 0) {
          return size;
        }
        mark(row, covered, false);
      }
    }
    return -1;
  }

  private void mark(int row, boolean[] covered, boolean is) {
    for (int item : rows[row]) {
      covered[item] = is;
    }
  }

  /** Lists the rows that share no item with this row, one level deeper. */
  private int without(int row, int depth, int count) {
    int[] from = allowed[depth];
    int[] to = allowed[depth + 1];
    int left = 0;
    for (int k = 0; k < count; k++) {
      int other = from[k];
      if ((low[other] & low[row]) == 0 && (high[other] & high[row]) == 0) {
        to[left++] = other;
      }
    }
    return left;
  }

  /** The uncovered item with the fewest rows; -1 where all are covered. */
  private int scarcest(int[] now, int count, boolean[] covered) {
    int[] times = new int[items];
    for (int k = 0; k < count; k++) {
      for (int item : rows[now[k]]) {
        times[item]++;
      }
    }
    int best = -1;
    for (int item = 0; item < items; item++) {
      if (!covered[item] && (best < 0 || times[item] < times[best])) {
        best = item;
      }
    }
    return best;
  }
}
