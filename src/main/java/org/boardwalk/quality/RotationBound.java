package org.boardwalk.quality;

import java.util.Set;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;

/**
 * What three boards with {@link Rotation#ROTATE} settle: whoever meets, partners once and opposes
 * twice, so k meetings of a pair count P = k and O = 2k. Three of the six pairs of a table, those
 * without North, meet as opponents on the same side both times, L = ±2.
 *
 * <p>P and O are convex in k, so their joint cost is least when the meetings are as even as
 * integers allow. A pair whose meetings of the second kind are odd in number has |L| ≥ 2 and, as O
 * is even, a side cost of at least 4. If nobody need meet twice, a pair can only avoid that by
 * meeting at least twice, which costs at least half the second difference of the joint cost for
 * each meeting so paired off. A multiple of three boards counts for more.
 */
final class RotationBound {

  private static final long SIDE = 4;

  private final boolean applies;
  private final long pairs;
  private final long meetings;
  private final long sidelong;
  private final long partnerFloor;
  private final long opponentFloor;

  RotationBound(Profile profile) {
    int v = profile.contestants();
    pairs = (long) v * (v - 1) / 2;
    applies =
        profile.rotation() == Rotation.ROTATE
            && profile.kind() == Kind.INDIVIDUAL
            && profile.winners() == 1
            && profile.units() == 3 * profile.rounds();
    meetings = profile.seats() / 2;
    sidelong = profile.seats() / 4;
    partnerFloor = meetings / pairs;
    opponentFloor = 2 * meetings / pairs;
  }

  /** Least opponent cost. */
  long opponent() {
    return applies ? even(new Weights(0, 1, 0, 0)) : 0;
  }

  /** Least side cost. */
  long side(Set<Criterion> held) {
    return applies && meetings <= pairs && held.contains(Criterion.PARTNER) ? SIDE * sidelong : 0;
  }

  /** Least weighted total. */
  long joint(Weights weights, Set<Criterion> held) {
    if (!applies) {
      return 0;
    }
    long sides = 0;
    if (meetings <= pairs) {
      long again = cost(2, weights) - 2 * cost(1, weights) + cost(0, weights);
      long each = SIDE * weights.side();
      sides =
          held.contains(Criterion.PARTNER)
              ? sidelong * each
              : Math.min(2 * each, again) * sidelong / 2;
    }
    return even(weights) + sides;
  }

  private long even(Weights weights) {
    long floor = meetings / pairs;
    long above = meetings - floor * pairs;
    return (pairs - above) * cost(floor, weights) + above * cost(floor + 1, weights);
  }

  private long cost(long k, Weights weights) {
    long p = k - partnerFloor;
    long o = 2 * k - opponentFloor;
    return weights.partner() * p * (p - 1) + weights.opponent() * o * (o - 1);
  }
}
