package org.boardwalk.search.starter;

import java.util.Arrays;

/**
 * An exact cover with multiplicities: choose rows so that every item is covered as often as it is
 * needed, once or twice. The rows still allowed are a bit set, and the item with the fewest choices
 * is branched on. The cost of a node is proportional to rows times items divided by 64.
 */
final class TableCover {

  private final int[][] rows;
  private final int[] need;
  private final int words;

  /** holders[item]: the rows with this item, as bits. */
  private final long[][] holders;

  /** doubles[item]: the rows that have this item twice. */
  private final long[][] doubles;

  private final long[][] allowed;
  private final int[] chosen;

  /** Called for every solution and every node. */
  interface Visitor {
    /** Receives the chosen rows. */
    void found(int[] rows);

    /** Whether to end the search here. */
    boolean enough();
  }

  /** Items of each row, with repetition, none more often than needed; how often each is needed. */
  TableCover(int[][] rows, int[] need) {
    this.rows = rows;
    this.need = need.clone();
    words = (rows.length + 63) / 64;
    holders = new long[need.length][words];
    doubles = new long[need.length][words];
    for (int r = 0; r < rows.length; r++) {
      for (int item : rows[r]) {
        long bit = 1L << r;
        doubles[item][r / 64] |= holders[item][r / 64] & bit;
        holders[item][r / 64] |= bit;
      }
    }
    int most = Arrays.stream(need).sum() + 2;
    allowed = new long[most][words];
    chosen = new int[most];
    for (int r = 0; r < rows.length; r++) {
      allowed[0][r / 64] |= 1L << r;
    }
  }

  /** Every solution once, until the visitor has had enough. */
  void solve(Visitor visitor) {
    extend(0, visitor);
  }

  private void extend(int depth, Visitor visitor) {
    if (visitor.enough()) {
      return;
    }
    long[] now = allowed[depth];
    int item = scarcest(now);
    if (item == SOLVED) {
      visitor.found(Arrays.copyOf(chosen, depth));
      return;
    }
    if (item == DEAD) {
      return;
    }
    long[] of = holders[item];
    for (int w = 0; w < words; w++) {
      for (long left = now[w] & of[w]; left != 0; left &= left - 1) {
        int row = 64 * w + Long.numberOfTrailingZeros(left);
        // Whatever follows has this row not.
        now[w] &= ~(1L << row);
        chosen[depth] = row;
        choose(now, allowed[depth + 1], row);
        extend(depth + 1, visitor);
        for (int i : rows[row]) {
          need[i]++;
        }
        if (visitor.enough()) {
          return;
        }
      }
    }
  }

  private static final int SOLVED = -1;
  private static final int DEAD = -2;

  private int scarcest(long[] now) {
    int fewest = Integer.MAX_VALUE;
    int best = SOLVED;
    for (int item = 0; item < need.length; item++) {
      if (need[item] == 0) {
        continue;
      }
      int count = 0;
      long[] of = holders[item];
      for (int w = 0; w < words; w++) {
        count += Long.bitCount(now[w] & of[w]);
      }
      if (count == 0) {
        return DEAD;
      }
      // The first of two rows of an item: the last candidate alone would not do.
      int choices = count - need[item] + 1;
      if (choices < fewest) {
        if (choices == 0 && !anyDouble(now, item)) {
          return DEAD;
        }
        fewest = choices;
        best = item;
      }
    }
    return best;
  }

  private boolean anyDouble(long[] now, int item) {
    for (int w = 0; w < words; w++) {
      if ((now[w] & doubles[item][w]) != 0) {
        return true;
      }
    }
    return false;
  }

  private void choose(long[] now, long[] next, int row) {
    System.arraycopy(now, 0, next, 0, words);
    for (int i : rows[row]) {
      need[i]--;
    }
    for (int i : rows[row]) {
      if (need[i] < 2) {
        long[] gone = need[i] == 0 ? holders[i] : doubles[i];
        for (int w = 0; w < words; w++) {
          next[w] &= ~gone[w];
        }
      }
    }
  }
}
