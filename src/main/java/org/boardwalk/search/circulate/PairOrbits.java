package org.boardwalk.search.circulate;

import java.util.Arrays;

/**
 * The orbits of unordered pairs of players under a group: all pairs of an orbit have equal counts.
 * A pair of players a, b, counted from 0, is at a · players + b. Immutable.
 */
final class PairOrbits {

  /** In place of an orbit: a player with themselves, of size 0. */
  static final int NONE = 0;

  final int players;

  /** The order of the group. */
  final int order;

  /** The orbit of a pair, in either order. */
  final int[] orbit;

  /** +1 or -1 for the two orders of a pair; 0 when the group exchanges the two. */
  final int[] sense;

  /** The number of pairs in an orbit. */
  final int[] size;

  /** How often a pair of the base rounds counts for each pair of its orbit. */
  final int[] times;

  /**
   * Computes the orbits. O(players²).
   *
   * @param players number of players
   * @param order the order of the group
   * @param ordered for every ordered pair the number of its orbit, from 0
   */
  PairOrbits(int players, int order, int[] ordered) {
    this.players = players;
    this.order = order;
    orbit = new int[players * players];
    sense = new int[players * players];
    int[] sizes = new int[2 + Arrays.stream(ordered).max().orElse(0)];
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < a; b++) {
        int there = ordered[a * players + b];
        int back = ordered[b * players + a];
        int o = 1 + Math.min(there, back);
        orbit[a * players + b] = o;
        orbit[b * players + a] = o;
        sense[a * players + b] = Integer.compare(back, there);
        sense[b * players + a] = Integer.compare(there, back);
        sizes[o]++;
      }
    }
    size = sizes;
    times = Arrays.stream(size).map(s -> s == 0 ? 0 : order / s).toArray();
  }

  /**
   * @param a a player
   * @param b another one
   * @return the orbit of the pair, from 1 to below {@link #orbits}; {@link #NONE} for equal players
   */
  int orbit(int a, int b) {
    return orbit[a * players + b];
  }

  /**
   * @param o an orbit
   * @return how often a pair of the base rounds counts for each pair of this orbit; 0 where it has
   *     none
   */
  int times(int o) {
    return times[o];
  }

  /** {@return one more than the greatest number of an orbit; some below it may have no pairs} */
  int orbits() {
    return size.length;
  }
}
