package org.boardwalk.search.starter;

import java.util.Arrays;
import java.util.List;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * Differences of points under the translations and multipliers of a starter, numbered by classes
 * for the hot loops. Points 0 .. q-1 are the group's elements; point q is the fixed player, whose
 * differences belong to no class (-1).
 */
final class Differences {

  final int order;

  /** The multipliers as permutations of the points; the first is the identity. */
  final int[][] multipliers;

  /** directed[a][b]: class of b - a under the multipliers. */
  final int[][] directed;

  /** undirected[class]: the class joined with its negative. */
  final int[] undirected;

  final int directedClasses;
  final int undirectedClasses;

  Differences(AbelianGroup group, List<int[]> multipliers) {
    order = group.order();
    this.multipliers = multipliers.toArray(new int[0][]);
    int[] classOf = new int[order];
    Arrays.fill(classOf, -1);
    int count = 0;
    for (int d = 1; d < order; d++) {
      if (classOf[d] < 0) {
        for (int[] m : multipliers) {
          classOf[m[d]] = count;
        }
        count++;
      }
    }
    directedClasses = count;
    undirected = new int[count];
    Arrays.fill(undirected, -1);
    int joined = 0;
    for (int d = 1; d < order; d++) {
      if (undirected[classOf[d]] < 0) {
        undirected[classOf[d]] = joined;
        undirected[classOf[group.negate(d)]] = joined;
        joined++;
      }
    }
    undirectedClasses = joined;
    directed = new int[order + 1][order + 1];
    for (int a = 0; a <= order; a++) {
      for (int b = 0; b <= order; b++) {
        directed[a][b] =
            a == order || b == order || a == b ? -1 : classOf[group.add(b, group.negate(a))];
      }
    }
  }

  /** Class of the unordered difference, -1 when the fixed player is one of the two. */
  int between(int a, int b) {
    int d = directed[a][b];
    return d < 0 ? -1 : undirected[d];
  }
}
