package org.boardwalk.search.circulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The tables of a base round at which nobody would meet anybody twice in all rounds: four players
 * whose six pairs lie in different orbits, each once. With multipliers, which keep the base round,
 * a table stands for all its images too: any two share neither players nor orbits. Immutable.
 */
final class MeetingTables {

  static final int SEATS = 4;

  /** Pairs at a table. */
  static final int PAIRS = 6;

  private final List<int[]> multipliers;
  private final int[] orbit;
  private final int players;

  /** What is to be covered: players, then the orbits whose pairs can meet once. */
  private final int items;

  /** The item of an orbit of pairs; -1 where a pair at a table would meet more than once. */
  private final int[] itemOf;

  private final List<Choice> choices = new ArrayList<>();

  /** A table with its images. */
  static final class Choice {

    /** The items, as bits. */
    final long[] covered;

    /** Four of each table. */
    final int[] players;

    Choice(long[] covered, int[] players) {
      this.covered = covered;
      this.players = players;
    }

    int tables() {
      return players.length / SEATS;
    }

    boolean covers(int item) {
      return in(covered, item);
    }

    /** Whether it has none of these items. */
    boolean avoids(long[] used) {
      for (int w = 0; w < used.length; w++) {
        if ((covered[w] & used[w]) != 0) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * Lists all of them, up to players⁴/24.
   *
   * @param circuit how they unfold; one base round
   * @param multipliers a group of permutations of the players, the identity first
   * @param over when to leave off; there are fewer then
   */
  MeetingTables(Circuit circuit, List<int[]> multipliers, BooleanSupplier over) {
    this.multipliers = multipliers;
    orbit = circuit.pairs().orbit;
    players = circuit.players();
    int[] times = circuit.pairs().times;
    itemOf = new int[times.length];
    int count = players;
    for (int o = 0; o < times.length; o++) {
      itemOf[o] = o != PlayerPairs.NONE && times[o] == 1 ? count++ : -1;
    }
    items = count;
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players && !over.getAsBoolean(); q++) {
        for (int r = q + 1; r < players; r++) {
          for (int s = r + 1; meetOnce(p, q, r) && s < players; s++) {
            add(p, q, r, s);
          }
        }
      }
    }
  }

  private int meet(int p, int q) {
    return itemOf[orbit[p * players + q]];
  }

  private boolean meetOnce(int p, int q, int r) {
    int a = meet(p, q);
    int b = meet(p, r);
    int c = meet(q, r);
    return a >= 0 && b >= 0 && c >= 0 && a != b && a != c && b != c;
  }

  /** Of a table and its images that which is listed first stands for all. */
  private void add(int... four) {
    if (!meetOnce(four[0], four[1], four[3])
        || !meetOnce(four[0], four[2], four[3])
        || !meetOnce(four[1], four[2], four[3])
        || !first(four)) {
      return;
    }
    List<int[]> images = new ArrayList<>();
    for (int[] multiplier : multipliers) {
      int[] image = image(multiplier, four);
      if (images.stream().noneMatch(i -> Arrays.equals(i, image))) {
        images.add(image);
      }
    }
    long[] covered = nothing();
    if (images.stream().allMatch(image -> cover(covered, image))) {
      choices.add(new Choice(covered, images.stream().flatMapToInt(Arrays::stream).toArray()));
    }
  }

  private boolean first(int... four) {
    for (int[] m : multipliers) {
      int least = Math.min(Math.min(m[four[0]], m[four[1]]), Math.min(m[four[2]], m[four[3]]));
      if (least < four[0] || (least == four[0] && Arrays.compare(image(m, four), four) < 0)) {
        return false;
      }
    }
    return true;
  }

  private static int[] image(int[] multiplier, int... four) {
    int[] image = new int[SEATS];
    for (int k = 0; k < SEATS; k++) {
      image[k] = multiplier[four[k]];
    }
    Arrays.sort(image);
    return image;
  }

  /** Adds the items of a table; whether none was there. */
  private boolean cover(long[] covered, int[] table) {
    boolean fresh = true;
    for (int k = 0; k < SEATS && fresh; k++) {
      fresh = add(covered, table[k]);
      for (int j = 0; j < k && fresh; j++) {
        fresh = add(covered, meet(table[k], table[j]));
      }
    }
    return fresh;
  }

  /** A set of items, without any yet. */
  long[] nothing() {
    return new long[(items + Long.SIZE - 1) / Long.SIZE];
  }

  /** Adds an item; whether it was not there. */
  static boolean add(long[] items, int item) {
    boolean fresh = !in(items, item);
    items[item / Long.SIZE] |= 1L << item;
    return fresh;
  }

  static boolean in(long[] items, int item) {
    return (items[item / Long.SIZE] >>> item & 1) != 0;
  }

  List<Choice> choices() {
    return choices;
  }

  int players() {
    return players;
  }

  /** Players and orbits; players are the first. */
  int items() {
    return items;
  }
}
