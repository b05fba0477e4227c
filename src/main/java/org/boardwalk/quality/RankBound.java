package org.boardwalk.quality;

import java.util.Set;
import org.boardwalk.movement.Kind;

/**
 * The rank bound on the direction cost, jointly with the partner and opponent costs.
 *
 * <p>Let row i of X hold +1 (NS), -1 (EW) or 0 for contestant i in every unit, G = X·Xᵀ. Every unit
 * seats as many NS as EW, so 1ᵀX = 0 and rank G ≤ ρ = min(units, v-1). Hence ‖G‖² ≥ (tr G)²/ρ =
 * w²/ρ, w the seats filled. Off the diagonal D = G + O - P, Σ G = -w and Σ (O - P) = w, so with ḡ =
 * -w/(v(v-1))
 *
 * <p>‖D‖ ≥ ‖G - ḡ‖ - ‖P - mean‖ - ‖O - mean‖ (norms over ordered pairs off the diagonal),
 *
 * <p>where ‖P - mean‖² is its least value for integers plus twice the partner cost, and likewise
 * for O. A pair's direction cost is at least D² - 1.
 */
final class RankBound {

  /** Subtracted before rounding up: far more than the error of the arithmetic. */
  private static final double ROUNDING = 1e-6;

  private static final double RELATIVE_ROUNDING = 1e-9;

  private final long pairs;
  private final double spread;
  private final double partnerLeast;
  private final double opponentLeast;

  RankBound(Profile profile) {
    int v = profile.contestants();
    pairs = (long) v * (v - 1) / 2;
    double w = profile.seats();
    double mean = w * w / (2.0 * pairs);
    double diagonal = 0;
    for (int p : profile.plays()) {
      diagonal += (double) p * p;
    }
    int rank = Math.min(profile.units(), v - 1);
    boolean applies = profile.winners() == 1 && rank > 0;
    spread = applies ? Math.sqrt(Math.max(0, w * w / rank - diagonal - mean)) : 0;
    boolean individual = profile.kind() == Kind.INDIVIDUAL;
    partnerLeast = individual ? leastVariation(profile.seats() / 2) : 0;
    opponentLeast = leastVariation(individual ? profile.seats() : profile.seats() / 2);
  }

  /**
   * Least Σ (x - mean)² over ordered pairs, for integers x with this total over unordered pairs.
   */
  private double leastVariation(long total) {
    long floor = total / pairs;
    long above = total - floor * pairs;
    double least =
        (double) (pairs - above) * floor * floor + (double) above * (floor + 1) * (floor + 1);
    return Math.max(0, 2 * (least - (double) total * total / pairs));
  }

  /** Least direction cost when partner and opponent are ideal. */
  long direction() {
    double d = Math.max(0, spread - Math.sqrt(partnerLeast) - Math.sqrt(opponentLeast));
    return up(d * d / 2 - pairs);
  }

  /**
   * The least 8·partner + 4·opponent + direction (or with other weights), over all trade-offs
   * between them.
   */
  long joint(Weights weights, Set<Criterion> held) {
    boolean partnerFree = !held.contains(Criterion.PARTNER);
    double first = atPartner(0, weights, held);
    if (!partnerFree || weights.of(Criterion.PARTNER) == 0) {
      return partnerFree ? 0 : up(first);
    }
    // Convex in the partner cost, and never below the first value once the weighted partner cost
    // alone reaches it: find the integer minimum.
    long low = 0;
    long high = (long) Math.ceil(first / weights.of(Criterion.PARTNER));
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (atPartner(middle, weights, held) <= atPartner(middle + 1, weights, held)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return up(atPartner(low, weights, held));
  }

  private double atPartner(long partner, Weights weights, Set<Criterion> held) {
    double reach = spread - Math.sqrt(partnerLeast + 2 * partner);
    double b = Math.sqrt(opponentLeast);
    double s = b;
    if (!held.contains(Criterion.OPPONENT) && weights.of(Criterion.DIRECTION) > 0) {
      // Minimise opponent·(s² - b²)/2 + direction·max(0, (reach - s)²/2 - pairs) over s ≥ b:
      // convex.
      double free =
          weights.of(Criterion.DIRECTION)
              * reach
              / (weights.of(Criterion.OPPONENT) + weights.of(Criterion.DIRECTION));
      s = Math.max(b, Math.min(free, reach - Math.sqrt(2.0 * pairs)));
    }
    double d = Math.max(0, reach - s);
    return weights.of(Criterion.PARTNER) * partner
        + weights.of(Criterion.OPPONENT) * (s * s - opponentLeast) / 2
        + weights.of(Criterion.DIRECTION) * Math.max(0, d * d / 2 - pairs);
  }

  private static long up(double bound) {
    return (long) Math.ceil(Math.max(0, bound * (1 - RELATIVE_ROUNDING) - ROUNDING));
  }
}
