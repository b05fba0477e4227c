package org.boardwalk.search.local.state;

import java.util.Arrays;
import java.util.stream.IntStream;

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

  private final int[] ofPartner;
  private final int[] ofOpponent;
  private final int[] ofLeft;
  private final int mostSides;

  /** The rise when the counts of a pair change. */
  interface Rise {
    long of(int partner, int opponent, int left, int morePartners, int moreOpponents, int moreLeft);
  }

  /** Floors of partner and opponent counts; the rise by all criteria at a table. */
  Rises(TableRoles roles, int rounds, int[] floor, Rise rise) {
    int kinds = roles.seatsOfKind.length;
    int partners = rounds * most(roles.partner);
    int opponents = rounds * most(roles.opponent);
    int leastPartners = Math.max(0, floor[0] - PARTNER_SPAN);
    int mostPartners = Math.min(partners, floor[0] + PARTNER_SPAN);
    int leastOpponents = Math.max(0, floor[1] - OPPONENT_SPAN);
    int mostOpponents = Math.min(opponents, floor[1] + OPPONENT_SPAN);
    mostSides = opponents;
    int mostLeft = Math.min(opponents, OPPONENT_SPAN);
    int ofSides = (2 * mostLeft + 1) * kinds;
    int ofOpponents = (mostOpponents - leastOpponents + 1) * ofSides;
    ofLeft = parts(-opponents, opponents, -mostLeft, mostLeft, kinds);
    ofOpponent = parts(0, opponents, leastOpponents, mostOpponents, ofSides);
    ofPartner = parts(0, partners, leastPartners, mostPartners, ofOpponents);
    meeting = new int[state(mostPartners, mostOpponents) + ofLeft(mostLeft) + kinds];
    parting = new int[meeting.length];
    for (int p = leastPartners; p <= mostPartners; p++) {
      for (int o = leastOpponents; o <= mostOpponents; o++) {
        for (int l = -mostLeft; l <= mostLeft; l++) {
          int state = state(p, o) + ofLeft(l);
          for (int kind = 0; kind < kinds; kind++) {
            int seats = roles.seatsOfKind[kind];
            int[] by = {roles.partner[seats], roles.opponent[seats], roles.left[seats]};
            meeting[state + kind] = bounded(rise.of(p, o, l, by[0], by[1], by[2]));
            parting[state + kind] = bounded(rise.of(p, o, l, -by[0], -by[1], -by[2]));
          }
        }
      }
    }
  }

  private static int most(int[] role) {
    return Arrays.stream(role).max().orElseThrow();
  }

  private static int bounded(long rise) {
    return (int) Math.max(-MOST, Math.min(MOST, rise));
  }

  /** The position of the rises of a pair with these counts, without the part of its sides. */
  int state(int partner, int opponent) {
    return ofPartner[partner] + ofOpponent[opponent];
  }

  /** The part of its sides. */
  int ofLeft(int left) {
    return ofLeft[left + mostSides];
  }

  /** The parts of the position for all counts, where those far from the mean share entries. */
  private static int[] parts(int from, int to, int least, int most, int times) {
    return IntStream.rangeClosed(from, to)
        .map(count -> (Math.max(least, Math.min(most, count)) - least) * times)
        .toArray();
  }
}
