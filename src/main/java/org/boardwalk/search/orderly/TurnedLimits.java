package org.boardwalk.search.orderly;

import java.util.Optional;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.IndividualWish;

/**
 * Limits on what some rounds of a schedule, directions included, may have in common, if its total
 * must be below a given cost; for schedules without sit-outs and rotation.
 *
 * <p>In R rounds a pair that was together at a table P + O times is compared R - P - O times. So Σ
 * D² exceeds its cost by Σ (P + O - c)² at most, and by Σ (P - O - c)², for any c with the parity
 * of R: each square is at least 1 where the number of comparisons is odd. With that the cost is no
 * less than a constant plus a sum over pairs of rounds, and the argument of {@link CostLimits}
 * holds for it: a schedule can be grown such that r rounds, turned as they are in the end, never
 * have more of it than (r choose 2) parts of (R choose 2).
 */
final class TurnedLimits {

  private final TurnProducts products;
  private final Weights weights;

  /** Whether squares of P + O are taken, else of P - O. */
  private final boolean together;

  private final long[] common;

  private TurnedLimits(IndividualWish wish, TableKinds kinds, long below) {
    products = new TurnProducts(kinds, wish.tables(), wish.rounds());
    weights = wish.weights();
    int rounds = wish.rounds();
    int partners = 2 * wish.tables() * rounds;
    int opponents = 2 * partners;
    long pairs = kinds.pairCount();
    // The squares with the smaller sum about their mean are taken.
    long sum = nearest(partners + opponents, pairs, rounds);
    long difference = nearest(partners - opponents, pairs, rounds);
    together =
        Math.abs(partners + opponents - sum * pairs)
            < Math.abs(partners - opponents - difference * pairs);
    long c = together ? sum : difference;
    long mean = together ? partners + opponents : partners - opponents;
    long squares = partners + opponents - 2 * c * mean + c * c * pairs;
    int[] none = new int[kinds.pairCount()];
    long alone =
        weights.of(Criterion.PARTNER) * (partners - MeetingTally.leastSquares(none, partners))
            + weights.of(Criterion.OPPONENT)
                * (opponents - MeetingTally.leastSquares(none, opponents))
            + weights.of(Criterion.SIDE) * wish.bounds().of(Criterion.SIDE)
            + weights.of(Criterion.DIRECTION) * ((long) products.squares() * rounds - squares);
    common = new long[rounds + 1];
    common[rounds] = below - 1 - alone;
    for (int r = rounds - 1; r > 0; r--) {
      common[r] = Math.floorDiv(common[r + 1] * (r - 1), r + 1);
    }
  }

  /** The whole number of the parity of the rounds that is nearest to a mean. */
  private static long nearest(long total, long pairs, int rounds) {
    int odd = rounds % 2;
    return 2 * Math.round(((double) total / pairs - odd) / 2) + odd;
  }

  /** The limits of a wish, where they exclude anything. */
  static Optional<TurnedLimits> of(IndividualWish wish, TableKinds kinds, long below) {
    boolean says =
        wish.players() == 4 * wish.tables()
            && wish.tables() > 1
            && wish.rotation() == Rotation.NONE
            && TurnProducts.fits(wish.tables(), wish.rounds());
    return says ? Optional.of(new TurnedLimits(wish, kinds, below)) : Optional.empty();
  }

  /** Whether rounds, whose meetings are counted already, can be turned within the limits. */
  boolean allow(MeetingTally tally, int[][] rounds) {
    long partners = 0;
    long opponents = 0;
    long tables = 0;
    for (int pair = 0; pair < tally.partners.length; pair++) {
      int p = tally.partners[pair];
      int o = tally.opponents[pair];
      partners += (long) p * (p - 1);
      opponents += (long) o * (o - 1);
      tables += (long) (p + o) * (p + o - 1);
    }
    long squares = together ? tables : 2 * (partners + opponents) - tables;
    long directions = 2L * products.leastProducts(rounds) - squares;
    return weights.of(Criterion.PARTNER) * partners
            + weights.of(Criterion.OPPONENT) * opponents
            + weights.of(Criterion.DIRECTION) * directions
        <= common[rounds.length];
  }
}
