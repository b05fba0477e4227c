package org.boardwalk.search.local;

import java.util.Arrays;
import org.boardwalk.model.Development;

/**
 * Counts and costs of the orbits of pairs under a group that unfolds base rounds: what happens to a
 * pair in the whole schedule is what happens to all pairs of its orbit in the base rounds.
 */
final class OrbitCounts {

  /** Cost of each criterion in the whole schedule: partner, opponent, side, direction. */
  final long[] cost = new long[4];

  private final int players;
  private final long[] weight;
  private final int partnerFloor;
  private final int opponentFloor;

  /** orbit[p · players + q]: the orbit of the pair, in either order. */
  private final int[] orbit;

  /** +1 or -1 for the two orders of a pair; 0 when the group exchanges the two. */
  private final int[] sense;

  /** Pairs in an orbit. */
  private final int[] size;

  /** How often a pair of base rounds counts for each pair of its orbit. */
  private final int[] times;

  private final int[] partner;
  private final int[] opponent;
  private final int[] left;
  private final int[] direction;

  /** Weights in the order partner, opponent, side, direction; seats filled in all, in units. */
  OrbitCounts(Development development, int players, long seats, long[] weight) {
    this.players = players;
    this.weight = weight.clone();
    orbit = new int[players * players];
    sense = new int[players * players];
    int[] ordered = development.orderedPairOrbits();
    int orbits = Arrays.stream(ordered).max().orElse(0) + 1;
    size = new int[orbits];
    for (int p = 0; p < players; p++) {
      for (int q = 0; q < p; q++) {
        int there = ordered[p * players + q];
        int back = ordered[q * players + p];
        int way = Integer.compare(back, there);
        orbit[p * players + q] = Math.min(there, back);
        orbit[q * players + p] = Math.min(there, back);
        sense[p * players + q] = way;
        sense[q * players + p] = -way;
        size[Math.min(there, back)]++;
      }
    }
    times = Arrays.stream(size).map(s -> s == 0 ? 0 : development.order() / s).toArray();
    partner = new int[orbits];
    opponent = new int[orbits];
    left = new int[orbits];
    direction = new int[orbits];
    long pairs = (long) players * (players - 1) / 2;
    partnerFloor = (int) (seats / 2 / pairs);
    opponentFloor = (int) (seats / pairs);
    cost[0] = pairs * partnerFloor * (partnerFloor + 1);
    cost[1] = pairs * opponentFloor * (opponentFloor + 1);
  }

  /** The weighted sum. */
  long weighted() {
    return under(weight);
  }

  /** The costs under other weights. */
  long under(long[] weights) {
    return weights[0] * cost[0]
        + weights[1] * cost[1]
        + weights[2] * cost[2]
        + weights[3] * cost[3];
  }

  private static long evenness(long aboveFloor) {
    return aboveFloor * (aboveFloor - 1);
  }

  private static long balance(long x) {
    return x * x - (x & 1);
  }

  /** Players a and b sit in these seats of a table once more (1) or once less (-1). */
  void meet(int a, int b, int more, int seats, TableRoles roles) {
    int pair = a * players + b;
    int o = orbit[pair];
    int by = more * times[o];
    int p = partner[o] - partnerFloor;
    int newP = p + by * roles.partner[seats];
    int q = opponent[o] - opponentFloor;
    int newQ = q + by * roles.opponent[seats];
    int l = left[o];
    int newL = l + by * sense[pair] * roles.left[seats];
    cost[0] += size[o] * (evenness(newP) - evenness(p));
    cost[1] += size[o] * (evenness(newQ) - evenness(q));
    cost[2] += size[o] * (balance(newL) - balance(l));
    partner[o] = newP + partnerFloor;
    opponent[o] = newQ + opponentFloor;
    left[o] = newL;
    compare(a, b, -more * roles.same[seats]);
  }

  /** Directions of a and b agree by so much more in a base round. */
  void compare(int a, int b, int by) {
    int o = orbit[a * players + b];
    int d = direction[o];
    int now = d + by * times[o];
    direction[o] = now;
    cost[3] += size[o] * (balance(now) - balance(d));
  }
}
