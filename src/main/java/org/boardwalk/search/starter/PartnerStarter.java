package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * The first stage of starters: pairs of points of equal direction whose differences cover every
 * undirected class once, so that all players partner each other once. Random backtracking; one
 * attempt gives up after a number of nodes.
 */
final class PartnerStarter {

  private static final int NODES_PER_ATTEMPT = 2000;

  private final Differences differences;
  private final int[] points;
  private final int[] sign;
  private final SplittableRandom random;
  private final boolean[] covered;
  private final BitSet used = new BitSet();
  private final int[][] pairs;
  private int found;
  private int nodes;

  /** The sign of every point, the fixed player's last; 0 = not in the base round. */
  PartnerStarter(Differences differences, int[] sign, SplittableRandom random) {
    this.differences = differences;
    this.sign = sign;
    this.random = random;
    covered = new boolean[sign.length];
    points = IntStream.range(0, sign.length).filter(p -> sign[p] != 0).toArray();
    pairs = new int[points.length / 2 / differences.multipliers.length][];
  }

  /**
   * The patterned starter: every element with its negative, and 0 with the fixed player if there is
   * one. Its tables {x, -x}, {y, -y} cover every class of opponents twice, once on either side.
   */
  static int[][] patterned(AbelianGroup group, boolean fixedPlayer) {
    List<int[]> pairs = new ArrayList<>();
    if (fixedPlayer) {
      pairs.add(new int[] {group.order(), 0});
    }
    for (int a = 1; a < group.order(); a++) {
      if (a < group.negate(a)) {
        pairs.add(new int[] {a, group.negate(a)});
      }
    }
    return pairs.toArray(int[][]::new);
  }

  /** Makes one attempt: returns the pairs, one of each orbit under the multipliers, or null. */
  int @org.jspecify.annotations.Nullable [][] attempt() {
    for (int k = points.length - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int point = points[k];
      points[k] = points[other];
      points[other] = point;
    }
    Arrays.fill(covered, false);
    used.clear();
    found = 0;
    nodes = 0;
    return extend() ? pairs.clone() : null;
  }

  int nodes() {
    return nodes;
  }

  private boolean extend() {
    if (found == pairs.length) {
      return true;
    }
    int first = 0;
    while (covered[points[first]]) {
      first++;
    }
    int a = points[first];
    cover(a, true);
    for (int k = first + 1; k < points.length; k++) {
      int b = points[k];
      int difference = differences.between(a, b);
      if (covered[b] || sign[b] != sign[a] || (difference >= 0 && used.get(difference))) {
        continue;
      }
      if (++nodes > NODES_PER_ATTEMPT) {
        return false;
      }
      cover(b, true);
      use(difference, true);
      // The fixed player comes first, as North of their table.
      pairs[found++] = b == differences.order ? new int[] {b, a} : new int[] {a, b};
      if (extend()) {
        return true;
      }
      found--;
      use(difference, false);
      cover(b, false);
    }
    cover(a, false);
    return false;
  }

  private void use(int difference, boolean now) {
    if (difference >= 0) {
      used.set(difference, now);
    }
  }

  private void cover(int point, boolean now) {
    if (point == differences.order) {
      covered[point] = now;
      return;
    }
    for (int[] multiplier : differences.multipliers) {
      covered[multiplier[point]] = now;
    }
  }
}
