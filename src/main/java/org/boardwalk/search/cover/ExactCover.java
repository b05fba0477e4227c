package org.boardwalk.search.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Exact cover with multiplicities: chooses rows so that each required item (a primary one) is
 * covered exactly as often as it is needed, and each other item (a secondary one) at most as often
 * as it is needed. A depth-first search, exhaustive unless it is stopped, which branches on the
 * required item with the fewest choices: D. E. Knuth, Dancing Links, Millennial Perspectives in
 * Computer Science (2000), algorithm X; for secondary items and multiplicities The Art of Computer
 * Programming 4B (2022), section 7.2.2.1, published before as fascicle 5 (2019), algorithm M.
 *
 * <p>Instead of links there is a matrix of bits, for each item the rows that have it, and the rows
 * that are left are a set of bits too. Whenever few are left, the matrix is written anew for these
 * alone. For the tables of bridge movements, of which a choice excludes about half, that is quicker
 * than links are. A node takes time proportional to the open items, times the rows of its matrix
 * divided by 64. Not thread-safe.
 */
public final class ExactCover {

  /** How a search ended. */
  public enum Ending {
    /** With a solution after which no more were wanted. */
    FOUND,
    /** After all solutions. */
    EXHAUSTED,
    /** Before it was through: it was told to stop, or the budget was spent. */
    STOPPED
  }

  private static final int SOLVED = -1;
  private static final int DEAD = -2;

  /** The matrix is written anew where that makes it smaller by this factor, by trial. */
  private static final int SMALLER = 3;

  /** The words of a matrix that is small enough in any case, by trial. */
  private static final int SMALL = 5;

  /** Some of the rows, and for each property (see {@link #more}) the bits of those that have it. */
  private static final class Matrix {

    private int words;
    private int[] rows = new int[0];
    private long[] holders = new long[0];

    /** The matrix of some of these rows. */
    private @Nullable Matrix smaller;

    private void clear(int count, int properties) {
      words = Math.max(1, (count + Long.SIZE - 1) / Long.SIZE);
      if (rows.length < count) {
        rows = new int[count];
      }
      if (holders.length < properties * words) {
        holders = new long[properties * words];
      } else {
        Arrays.fill(holders, 0, properties * words, 0);
      }
    }

    private Matrix smaller() {
      Matrix next = smaller == null ? new Matrix() : smaller;
      smaller = next;
      return next;
    }

    /** How many of the rows left have the property. */
    private int count(long[] left, int property) {
      int at = property * words;
      int count = Long.bitCount(left[0] & holders[at]);
      for (int w = 1; w < words; w++) {
        count += Long.bitCount(left[w] & holders[at + w]);
      }
      return count;
    }

    private void exclude(long[] left, int property) {
      int at = property * words;
      left[0] &= ~holders[at];
      for (int w = 1; w < words; w++) {
        left[w] &= ~holders[at + w];
      }
    }

    /** The row with the item before which there are so many others. */
    private int select(long[] left, int item, int before) {
      int at = item * words;
      int skip = before;
      int w = 0;
      long bits = left[0] & holders[at];
      for (int here = Long.bitCount(bits); here <= skip; here = Long.bitCount(bits)) {
        skip -= here;
        w++;
        bits = left[w] & holders[at + w];
      }
      for (; skip > 0; skip--) {
        bits &= bits - 1;
      }
      return w * Long.SIZE + Long.numberOfTrailingZeros(bits);
    }
  }

  private final int[] need;
  private final int required;

  /**
   * The properties of rows: they have an item (its number), or have it twice, thrice ...
   * (more[item] up to more[item + 1]); the last one is to have an item more often than needed.
   */
  private final int[] more;

  /** The items of properties but the last. */
  private final int[] itemOf;

  /** The properties of all rows, as many as items, and where those of each row end. */
  private int[] properties = new int[64];

  private int[] ends = new int[16];
  private int rows;

  /** The matrix of all rows. */
  private final Matrix all = new Matrix();

  /** For each depth the rows left, as bits. */
  private final long[][] left;

  private final int[] chosen;

  /** How often each item is still needed. */
  private final int[] missing;

  /** Where the bits of the rows begin that the row just chosen excludes. */
  private int[] excluded = new int[16];

  /** For each depth the required items still to be covered, as bits. */
  private final long[] open;

  private final int openWords;

  private long nodes;
  private long effort;
  private Ending ending = Ending.EXHAUSTED;
  private @Nullable RandomGenerator random;
  private BooleanSupplier over = () -> false;
  private Predicate<int[]> enough = rows -> false;

  /**
   * @param need how often each item is needed, from 0
   * @param required how many of the items, the first ones, are required
   */
  public ExactCover(int[] need, int required) {
    this.need = need.clone();
    missing = need.clone();
    this.required = required;
    more = new int[need.length + 1];
    more[0] = need.length;
    for (int item = 0; item < need.length; item++) {
      more[item + 1] = more[item] + Math.max(0, need[item] - 1);
    }
    itemOf = IntStream.range(0, never() + 1).toArray();
    for (int item = 0; item < need.length; item++) {
      Arrays.fill(itemOf, more[item], more[item + 1], item);
    }
    int deepest = Arrays.stream(need, 0, required).sum() + 1;
    left = new long[deepest][];
    Arrays.fill(left, new long[0]);
    openWords = required / Long.SIZE + 1;
    open = new long[deepest * openWords];
    chosen = new int[deepest];
  }

  /**
   * Adds a row; rows are numbered from 0.
   *
   * @param items the items, repeated where the row has them several times
   */
  public void add(int... items) {
    int from = from(rows);
    if (from + items.length > properties.length) {
      properties = Arrays.copyOf(properties, 2 * (from + items.length));
    }
    if (rows == ends.length) {
      ends = Arrays.copyOf(ends, 2 * rows);
    }
    if (items.length > excluded.length) {
      excluded = new int[items.length];
    }
    for (int k = 0; k < items.length; k++) {
      int times = 0;
      for (int j = 0; j < k; j++) {
        times += items[j] == items[k] ? 1 : 0;
      }
      int next = times == 0 ? items[k] : more[items[k]] + times - 1;
      properties[from + k] = times == 0 || next < more[items[k] + 1] ? next : never();
    }
    ends[rows++] = from + items.length;
  }

  /**
   * Changes how often an item is needed in the searches that follow.
   *
   * @param item the item
   * @param times how often, at most as often as at first
   */
  public void need(int item, int times) {
    need[item] = times;
  }

  /** How many rows the last search has chosen, on trial or for good. */
  public long nodes() {
    return nodes;
  }

  /**
   * About how many words of 64 bits the last search has looked at: a measure of its time where
   * nodes differ in size.
   */
  public long effort() {
    return effort;
  }

  /**
   * Searches for one solution; rows are tried in the order in which they were added, or nearly so.
   *
   * @param most the most nodes
   * @return the rows of a solution; empty if there is none, or none is found in time
   */
  public Optional<int[]> first(long most) {
    List<int[]> found = new ArrayList<>();
    search(found::add, () -> nodes >= most);
    return found.stream().findFirst();
  }

  /**
   * Finds all solutions, each once, or as many as are wanted.
   *
   * @param enough takes the rows of a solution; whether no more are wanted
   * @param over whether to stop, asked before each node
   * @return how it ended
   */
  public Ending search(Predicate<int[]> enough, BooleanSupplier over) {
    this.random = null;
    return searched(enough, over);
  }

  /**
   * Finds solutions as {@link #search(Predicate, BooleanSupplier)} does, but chooses the rows of an
   * item in random order, and at random among items with equally few choices.
   *
   * @param random the order
   * @param enough takes the rows of a solution; whether no more are wanted
   * @param over whether to stop, asked before each node
   * @return how it ended
   */
  public Ending search(RandomGenerator random, Predicate<int[]> enough, BooleanSupplier over) {
    this.random = random;
    return searched(enough, over);
  }

  private Ending searched(Predicate<int[]> enough, BooleanSupplier over) {
    this.enough = enough;
    this.over = over;
    nodes = 0;
    effort = 0;
    ending = Ending.EXHAUSTED;
    System.arraycopy(need, 0, missing, 0, need.length);
    if (all.rows.length < rows || all.words == 0) {
      all.clear(rows, never() + 1);
      for (int row = 0; row < rows; row++) {
        write(all, row, row);
      }
    }
    long[] now = fill(0, all.words, rows);
    all.exclude(now, never());
    Arrays.fill(open, 0, openWords, 0);
    for (int item = 0; item < need.length; item++) {
      int times = need[item];
      if (times == 0) {
        all.exclude(now, item);
      } else if (more[item] + times - 1 < more[item + 1]) {
        all.exclude(now, more[item] + times - 1);
      }
      if (item < required && need[item] > 0) {
        // Shifts take the item's number modulo 64.
        open[item / Long.SIZE] |= 1L << item;
      }
    }
    extend(0, all);
    return ending;
  }

  /** Writes a row into the matrix as its k-th one. */
  private void write(Matrix matrix, int k, int row) {
    matrix.rows[k] = row;
    for (int at = from(row); at < ends[row]; at++) {
      matrix.holders[properties[at] * matrix.words + k / Long.SIZE] |= 1L << k;
    }
  }

  private int never() {
    return more[need.length];
  }

  private int from(int row) {
    return row == 0 ? 0 : ends[row - 1];
  }

  /** The first rows of a matrix as bits. */
  private long[] fill(int depth, int words, int count) {
    long[] all = sized(depth, words);
    Arrays.fill(all, 0, words, -1);
    all[words - 1] >>>= words * Long.SIZE - count;
    return all;
  }

  private long[] sized(int depth, int words) {
    if (left[depth].length < words) {
      left[depth] = new long[words];
    }
    return left[depth];
  }

  /** Extends the chosen rows by those that are left; returns whether the search has ended. */
  private boolean extend(int depth, Matrix parent) {
    int item = scarcest(depth, parent);
    if (item == SOLVED && enough.test(Arrays.copyOf(chosen, depth))) {
      ending = Ending.FOUND;
      return true;
    }
    if (item < 0) {
      return false;
    }
    Matrix matrix = parent.words <= SMALL ? parent : shrunk(depth, parent);
    long[] now = left[depth];
    int count = matrix.count(now, item);
    int spare = count - missing[item] + 1;
    for (int property = more[item]; property < more[item + 1]; property++) {
      spare += matrix.count(now, property);
    }
    // Solutions with a row are found below it and nowhere else; the last rows alone are too few.
    while (spare > 0) {
      if (over.getAsBoolean()) {
        ending = Ending.STOPPED;
        return true;
      }
      nodes++;
      int k = matrix.select(now, item, pick(count--));
      now[k / Long.SIZE] &= ~(1L << k);
      int row = matrix.rows[k];
      chosen[depth] = row;
      int before = missing[item];
      choose(depth, row, matrix);
      spare -= before - missing[item];
      if (extend(depth + 1, matrix)) {
        return true;
      }
      for (int at = from(row); at < ends[row]; at++) {
        missing[itemOf[properties[at]]]++;
      }
    }
    return false;
  }

  private int pick(int choices) {
    return random == null ? 0 : random.nextInt(choices);
  }

  /** Takes the row: finds what is still open, and the rows that are left. */
  private void choose(int depth, int row, Matrix matrix) {
    int below = (depth + 1) * openWords;
    System.arraycopy(open, below - openWords, open, below, openWords);
    int words = matrix.words;
    int gone = 0;
    for (int at = from(row); at < ends[row]; at++) {
      int item = itemOf[properties[at]];
      int times = missing[item]--;
      if (times == 1) {
        excluded[gone++] = item * words;
        if (item < required) {
          open[below + item / Long.SIZE] &= ~(1L << item);
        }
      } else if (more[item] + times - 2 < more[item + 1]) {
        excluded[gone++] = (more[item] + times - 2) * words;
      }
    }
    effort += (long) gone * words;
    long[] now = left[depth];
    long[] next = sized(depth + 1, words);
    for (int w = 0; w < words; w++) {
      long bits = 0;
      for (int k = 0; k < gone; k++) {
        bits |= matrix.holders[excluded[k] + w];
      }
      next[w] = now[w] & ~bits;
    }
  }

  /**
   * The open item with the fewest choices; SOLVED where none is open, DEAD where one has no choice.
   * The first of the rows for an item needed k times is none of the last k - 1, unless these have
   * it twice.
   */
  private int scarcest(int depth, Matrix matrix) {
    long[] now = left[depth];
    int best = SOLVED;
    int fewest = Integer.MAX_VALUE;
    int ties = 0;
    int counted = 0;
    for (int w = 0; w < openWords; w++) {
      for (long bits = open[depth * openWords + w]; bits != 0; bits &= bits - 1) {
        int item = w * Long.SIZE + Long.numberOfTrailingZeros(bits);
        int ways = matrix.count(now, item) - missing[item] + 1;
        counted++;
        for (int property = more[item]; ways <= 0 && property < more[item + 1]; property++) {
          ways += matrix.count(now, property);
        }
        if (ways <= 0) {
          effort += (long) counted * matrix.words;
          return DEAD;
        }
        if (ways < fewest) {
          fewest = ways;
          best = item;
          ties = 1;
        } else if (ways == fewest && random != null && random.nextInt(++ties) == 0) {
          best = item;
        }
      }
    }
    effort += (long) counted * matrix.words;
    return best;
  }

  /** Writes the matrix anew, if that makes it much smaller. */
  private Matrix shrunk(int depth, Matrix matrix) {
    long[] now = left[depth];
    int count = 0;
    for (int w = 0; w < matrix.words; w++) {
      count += Long.bitCount(now[w]);
    }
    if ((count - 1) / Long.SIZE + 1 > matrix.words / SMALLER) {
      return matrix;
    }
    Matrix small = matrix.smaller();
    small.clear(count, never() + 1);
    int k = 0;
    for (int w = 0; w < matrix.words; w++) {
      for (long bits = now[w]; bits != 0; bits &= bits - 1) {
        write(small, k++, matrix.rows[w * Long.SIZE + Long.numberOfTrailingZeros(bits)]);
      }
    }
    effort += (long) small.words * never() + 16L * count;
    fill(depth, small.words, count);
    return small;
  }
}
