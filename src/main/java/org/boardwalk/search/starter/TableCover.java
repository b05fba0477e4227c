package org.boardwalk.search.starter;

import java.util.Arrays;

/**
 * An exact cover with multiplicities: chooses rows so that every item is covered as often as it is
 * needed, once or twice. The rows still allowed are a bit set; the search branches on the item with
 * the fewest choices (D. E. Knuth, Dancing Links, 2000). Exhaustive; the cost of a node is
 * proportional to rows times items, divided by 64.
 */
final class TableCover {

  private static final int SOLVED = -1;
  private static final int DEAD = -2;

  private final int[][] rows;
  private final int[] need;
  private final int words;

  /** holders[item]: the rows with this item, as bits. */
  private final long[][] holders;

  /** doubles[item]: the rows that have this item twice. */
  private final long[][] doubles;

  private final long[][] allowed;
  private final int[] chosen;

  /** Receives the solutions. */
  interface Visitor {

    /** The rows of a solution. */
    void found(int[] rows);

    /** Whether to end the search; asked at every node. */
    boolean enough();
  }

  /** Items of each row, repeated where it has them twice; how often each item is needed. */
  TableCover(int[][] rows, int[] need) {
    this.rows = rows;
    this.need = need.clone();
    words = (rows.length + Long.SIZE - 1) / Long.SIZE;
    holders = new long[need.length][words];
    doubles = new long[need.length][words];
    int mostRows = Arrays.stream(need).sum() + 1;
    allowed = new long[mostRows][words];
    chosen = new int[mostRows];
    for (int r = 0; r < rows.length; r++) {
      // Shifts take the row's number modulo 64.
      long bit = 1L << r;
      int word = r / Long.SIZE;
      allowed[0][word] |= bit;
      for (int item : rows[r]) {
        doubles[item][word] |= holders[item][word] & bit;
        holders[item][word] |= bit;
      }
    }
    for (int item = 0; item < need.length; item++) {
      exclude(allowed[0], item);
    }
  }

  /** Gives every solution once, until the visitor ends the search. */
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
    for (int w = 0; w < words; w++) {
      for (long left = now[w] & holders[item][w]; left != 0; left &= left - 1) {
        int row = Long.SIZE * w + Long.numberOfTrailingZeros(left);
        // Solutions with this row are found below it, and nowhere else.
        now[w] &= ~(1L << row);
        chosen[depth] = row;
        choose(row, now, allowed[depth + 1]);
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

  private void choose(int row, long[] now, long[] next) {
    System.arraycopy(now, 0, next, 0, words);
    for (int i : rows[row]) {
      need[i]--;
    }
    for (int i : rows[row]) {
      exclude(next, i);
    }
  }

  /** Excludes the rows that have an item more often than it is still needed. */
  private void exclude(long[] bits, int item) {
    if (need[item] < 2) {
      long[] gone = need[item] == 0 ? holders[item] : doubles[item];
      for (int w = 0; w < words; w++) {
        bits[w] &= ~gone[w];
      }
    }
  }

  private int scarcest(long[] now) {
    int fewest = Integer.MAX_VALUE;
    int best = SOLVED;
    for (int item = 0; item < need.length; item++) {
      if (need[item] == 0) {
        continue;
      }
      int count = 0;
      for (int w = 0; w < words; w++) {
        count += Long.bitCount(now[w] & holders[item][w]);
      }
      // The first of two rows is chosen: the last candidate alone is enough only if it covers
      // twice.
      int choices = count - need[item] + 1;
      if (count == 0 || (choices == 0 && !anyDouble(now, item))) {
        return DEAD;
      }
      if (choices < fewest) {
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
}
