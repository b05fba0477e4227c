package org.boardwalk.search.starter;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Second stage: NS pairs are matched with EW pairs so that the differences of opponents cover every
 * undirected class twice, with as few classes as possible where both meetings are on the same side.
 * Exhaustive backtracking.
 */
final class OpponentMatching {

  /** The stop signal is read once in so many nodes. */
  private static final int STOP_MASK = 4095;

  private final Differences differences;
  private final int[][] ns;
  private final int[][] ew;
  private final boolean[] taken;
  private final int[] meetings;
  private final int[] sides;
  private final int[][] tables;
  private int oneSided;
  private int mostOneSided;
  private long nodes;
  private boolean stopped;

  OpponentMatching(Differences differences, int[][] ns, int[][] ew) {
    this.differences = differences;
    this.ns = ns;
    this.ew = ew;
    taken = new boolean[ew.length];
    tables = new int[ns.length][];
    meetings = new int[differences.undirectedClasses];
    sides = new int[differences.directedClasses];
  }

  long nodes() {
    return nodes;
  }

  /** Classes met twice on the same side in the last solution. */
  int oneSided() {
    return oneSided;
  }

  /**
   * The first matching with at most so many one-sided classes: tables as N, E, S, W, or null when
   * there is none or the search was stopped.
   */
  int @org.jspecify.annotations.Nullable [][] solve(int mostOneSided, BooleanSupplier stop) {
    this.mostOneSided = mostOneSided;
    Arrays.fill(taken, false);
    Arrays.fill(meetings, 0);
    Arrays.fill(sides, 0);
    oneSided = 0;
    stopped = false;
    return extend(0, stop) ? tables.clone() : null;
  }

  private boolean extend(int i, BooleanSupplier stop) {
    if (i == ns.length) {
      return true;
    }
    for (int j = 0; j < ew.length; j++) {
      if (taken[j]) {
        continue;
      }
      taken[j] = true;
      for (int[] multiplier : differences.multipliers) {
        int e = multiplier[ew[j][0]];
        int w = multiplier[ew[j][1]];
        if (seat(i, e, w, stop) || seat(i, w, e, stop)) {
          return true;
        }
      }
      taken[j] = false;
      if (stopped) {
        return false;
      }
    }
    return false;
  }

  private boolean seat(int i, int e, int w, BooleanSupplier stop) {
    int n = ns[i][0];
    int s = ns[i][1];
    if ((++nodes & STOP_MASK) == 0) {
      stopped = stop.getAsBoolean();
    }
    if (meet(n, e)) {
      if (meet(e, s)) {
        if (meet(s, w)) {
          if (meet(w, n)) {
            tables[i] = new int[] {n, e, s, w};
            if (extend(i + 1, stop)) {
              return true;
            }
            part(w, n);
          }
          part(s, w);
        }
        part(e, s);
      }
      part(n, e);
    }
    return false;
  }

  /**
   * Counts that the second is the first's left-hand opponent; undoes it and says no when that is
   * once too often.
   */
  private boolean meet(int player, int leftHand) {
    int side = differences.directed[player][leftHand];
    if (side < 0) {
      return true;
    }
    int twice = ++sides[side] == 2 ? 1 : 0;
    oneSided += twice;
    if (++meetings[differences.undirected[side]] > 2 || oneSided > mostOneSided) {
      part(player, leftHand);
      return false;
    }
    return true;
  }

  private void part(int player, int leftHand) {
    int side = differences.directed[player][leftHand];
    if (side >= 0) {
      oneSided -= sides[side]-- == 2 ? 1 : 0;
      meetings[differences.undirected[side]]--;
    }
  }
}
