package org.boardwalk.search.circulate;

import java.util.Arrays;

/**
 * The orbits of unordered pairs of players under a group: all pairs of an orbit fare alike. A pair
 * of players a, b stands at a · players + b.
 */
final class PlayerPairs {

  /** The orbit of a pair, in either order; {@link #NONE} for a player with themselves. */
  final int[] orbit;

  /** +1 or -1 for the two orders of a pair; 0 when the group exchanges the two. */
  final int[] sense;

  /** Pairs in an orbit. */
  final int[] size;

  /** How often a pair of the base rounds counts for each pair of its orbit. */
  final int[] times;

  /** The orbit of nothing, of size 0. */
  static final int NONE = 0;

  PlayerPairs(Circuit circuit) {
    int players = circuit.players();
    orbit = new int[players * players];
    sense = new int[players * players];
    int[] sizes = new int[players * players + 1];
    int count = 1;
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < a; b++) {
        if (orbit[a * players + b] == NONE) {
          sizes[count] = fill(circuit, a, b, count);
          count++;
        }
      }
    }
    size = Arrays.copyOf(sizes, count);
    times = new int[count];
    for (int o = 1; o < count; o++) {
      times[o] = circuit.order() / size[o];
    }
  }

  private int fill(Circuit circuit, int a, int b, int o) {
    int players = circuit.players();
    int pairs = 0;
    for (int g = 0; g < circuit.order(); g++) {
      int p = circuit.image(g, a) * players + circuit.image(g, b);
      int q = circuit.image(g, b) * players + circuit.image(g, a);
      pairs += orbit[p] == NONE ? 1 : 0;
      orbit[p] = o;
      orbit[q] = o;
      sense[p]++;
      sense[q]--;
    }
    for (int g = 0; g < circuit.order(); g++) {
      int p = circuit.image(g, a) * players + circuit.image(g, b);
      int q = circuit.image(g, b) * players + circuit.image(g, a);
      sense[p] = Integer.signum(sense[p]);
      sense[q] = Integer.signum(sense[q]);
    }
    return pairs;
  }
}
