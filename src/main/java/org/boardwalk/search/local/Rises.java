package org.boardwalk.search.local;

import java.util.Arrays;

/**
 * What one more or one less meeting at a table would cost a pair, in a table for every way in which
 * a pair can have met so far; so neither looking at a change nor making it needs arithmetic.
 */
final class Rises {

  /** A dozen such rises fit an int; none that comes in a search is as large. */
  private static final long MOST = 1 << 27;

  /** meeting[state + kind]: the rise by one more meeting of that kind. */
  final int[] meeting;

  /** parting[state + kind]: the rise by one less. */
  final int[] parting;

  private final int kinds;
  private final int lefts;
  private final int opponents;
  private final int mostOpposed;

  /** Floors of partner and opponent counts; weights of partner, opponent and side. */
  Rises(TableRoles roles, int rounds, int[] floor, long[] weight) {
    kinds = roles.seatsOfKind.length;
    int partners = 1 + rounds * most(roles.partner);
    mostOpposed = rounds * most(roles.opponent);
    opponents = 1 + mostOpposed;
    lefts = 1 + 2 * mostOpposed;
    meeting = new int[partners * opponents * lefts * kinds];
    parting = new int[meeting.length];
    for (int p = 0; p < partners; p++) {
      for (int o = 0; o < opponents; o++) {
        for (int l = -mostOpposed; l <= mostOpposed; l++) {
          int state = start() + step(p, o, l);
          for (int kind = 0; kind < kinds; kind++) {
            int seats = roles.seatsOfKind[kind];
            int[] by = {roles.partner[seats], roles.opponent[seats], roles.left[seats]};
            meeting[state + kind] = rise(p - floor[0], o - floor[1], l, by, 1, weight);
            parting[state + kind] = rise(p - floor[0], o - floor[1], l, by, -1, weight);
          }
        }
      }
    }
  }

  private static int most(int[] role) {
    return Arrays.stream(role).max().orElseThrow();
  }

  private static int rise(int p, int o, int l, int[] by, int times, long[] weight) {
    long rise =
        weight[0] * SharedCounts.evennessRise(p, times * by[0])
            + weight[1] * SharedCounts.evennessRise(o, times * by[1])
            + weight[2] * SharedCounts.balanceRise(l, times * by[2]);
    return (int) Math.max(-MOST, Math.min(MOST, rise));
  }

  /** The state of a pair that has never met. */
  int start() {
    return mostOpposed * kinds;
  }

  /** How a state changes with the counts of partner, opponent and left. */
  int step(int partner, int opponent, int left) {
    return ((partner * opponents + opponent) * lefts + left) * kinds;
  }
}
