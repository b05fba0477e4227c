package org.boardwalk.search.local;

import java.util.Arrays;

/**
 * A table of the rises in cost of a pair for one meeting more or less at a table, for all counts
 * that a pair can have, so that neither computing nor making a change needs arithmetic. Counts far
 * from the mean share the rises of the last entries, which still lead back: so the table stays
 * small for any number of rounds.
 */
final class Rises {

  /** The largest rise, so that the sum of a dozen fits an int; a search meets none as large. */
  private static final long MOST = 1 << 27;

  /** The distance from its floor up to which a count of partners has rises of its own. */
  private static final int PARTNER_SPAN = 16;

  /** The distance for opponents, and for sides from 0. */
  private static final int OPPONENT_SPAN = 24;

  /** meeting[state + kind]: the rise by one more meeting of that kind. */
  final int[] meeting;

  /** parting[state + kind]: the rise by one less. */
  final int[] parting;

  private final int kinds;
  private final int leastPartners;
  private final int mostPartners;
  private final int leastOpponents;
  private final int mostOpponents;
  private final int mostLeft;

  /** Floors of partner and opponent counts; weights of partner, opponent and side. */
  Rises(TableRoles roles, int rounds, int[] floor, long[] weight) {
    kinds = roles.seatsOfKind.length;
    int partners = rounds * most(roles.partner);
    int opponents = rounds * most(roles.opponent);
    leastPartners = Math.max(0, floor[0] - PARTNER_SPAN);
    mostPartners = Math.min(partners, floor[0] + PARTNER_SPAN);
    leastOpponents = Math.max(0, floor[1] - OPPONENT_SPAN);
    mostOpponents = Math.min(opponents, floor[1] + OPPONENT_SPAN);
    mostLeft = Math.min(opponents, OPPONENT_SPAN);
    meeting = new int[state(mostPartners, mostOpponents, mostLeft) + kinds];
    parting = new int[meeting.length];
    for (int p = leastPartners; p <= mostPartners; p++) {
      for (int o = leastOpponents; o <= mostOpponents; o++) {
        for (int l = -mostLeft; l <= mostLeft; l++) {
          int state = state(p, o, l);
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
        weight[0] * PairCosts.evennessRise(p, times * by[0])
            + weight[1] * PairCosts.evennessRise(o, times * by[1])
            + weight[2] * PairCosts.balanceRise(l, times * by[2]);
    return (int) Math.max(-MOST, Math.min(MOST, rise));
  }

  /** The position of the rises of a pair with these counts. */
  int state(int partner, int opponent, int left) {
    int p = clamped(partner, leastPartners, mostPartners) - leastPartners;
    int o = clamped(opponent, leastOpponents, mostOpponents) - leastOpponents;
    int l = clamped(left, -mostLeft, mostLeft) + mostLeft;
    return ((p * (mostOpponents - leastOpponents + 1) + o) * (2 * mostLeft + 1) + l) * kinds;
  }

  private static int clamped(int count, int least, int most) {
    return Math.max(least, Math.min(most, count));
  }
}
