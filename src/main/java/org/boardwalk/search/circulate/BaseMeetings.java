package org.boardwalk.search.circulate;

import java.util.Arrays;
import org.boardwalk.model.Roles;

/**
 * The partners and opponents in the base rounds, with their sides. A change takes a few operations
 * for each pair at the tables that it touches. Not thread-safe.
 */
final class BaseMeetings implements BaseFollower {

  private final OrbitCounts counts;
  private final int seats;
  private final int[][] who;

  /** Whether moving all players of a table on by so many seats leaves their relations unchanged. */
  private final boolean[] alike = new boolean[4];

  /** Starts with all seats empty. */
  BaseMeetings(Circuit circuit, Roles roles, int tables, OrbitCounts counts) {
    this.counts = counts;
    seats = 4 * tables;
    who = new int[circuit.bases()][circuit.players()];
    for (int[] round : who) {
      Arrays.fill(round, NOBODY);
    }
    for (int by = 1; by < alike.length; by++) {
      alike[by] = alike(roles, by);
    }
  }

  private static boolean alike(Roles roles, int by) {
    for (int ab = 0; ab < 16; ab++) {
      int a = ab >> 2;
      int b = ab & 3;
      int c = (a + by) & 3;
      int d = (b + by) & 3;
      if (roles.partner(a, b) != roles.partner(c, d)
          || roles.opponent(a, b) != roles.opponent(c, d)
          || roles.left(a, b) != roles.left(c, d)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void leave(int b, int at) {
    meet(b, at, -1);
    who[b][at] = NOBODY;
  }

  @Override
  public void take(int b, int at, int player) {
    who[b][at] = player;
    meet(b, at, 1);
  }

  @Override
  public void exchange(int b, int i, int j) {
    int[] round = who[b];
    around(round, i, j, -1);
    around(round, j, i, -1);
    int p = round[i];
    round[i] = round[j];
    round[j] = p;
    around(round, i, j, 1);
    around(round, j, i, 1);
    if (i >> 2 == j >> 2 && i < seats) {
      counts.meet(round[j], round[i], -1, 4 * (i & 3) + (j & 3));
      counts.meet(round[i], round[j], 1, 4 * (i & 3) + (j & 3));
    }
  }

  /** Counts the meetings at a place of a full table, except those with another place. */
  private void around(int[] round, int at, int except, int more) {
    for (int k = at & ~3; at < seats && k < (at & ~3) + 4; k++) {
      if (k != at && k != except) {
        counts.meet(round[at], round[k], more, 4 * (at & 3) + (k & 3));
      }
    }
  }

  @Override
  public void turn(int b, int table, int by) {
    int first = 4 * table;
    int[] four = Arrays.copyOfRange(who[b], first, first + 4);
    for (int seat = 0; seat < 4; seat++) {
      if (alike[by]) {
        who[b][first + ((seat + by) & 3)] = four[seat];
      } else {
        leave(b, first + seat);
      }
    }
    for (int seat = 0; seat < 4 && !alike[by]; seat++) {
      take(b, first + ((seat + by) & 3), four[seat]);
    }
  }

  @Override
  public void shift(int table, int to) {
    // Meetings do not depend on the boards.
  }

  @Override
  public void empty(int b, int at) {
    who[b][at] = NOBODY;
  }

  @Override
  public void fill(int b, int at, int player) {
    who[b][at] = player;
  }

  @Override
  public void shiftEmpty(int table, int to) {
    // Meetings do not depend on the boards.
  }

  private void meet(int b, int at, int more) {
    if (at >= seats) {
      return;
    }
    int[] round = who[b];
    int p = round[at];
    int seat = at & 3;
    for (int k = 0; k < 4; k++) {
      int q = round[(at & ~3) + k];
      if (q != NOBODY && seat != k) {
        counts.meet(p, q, more, 4 * seat + k);
      }
    }
  }
}
