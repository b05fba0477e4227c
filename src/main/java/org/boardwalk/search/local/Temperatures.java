package org.boardwalk.search.local;

import java.util.Arrays;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;

/**
 * Where a cooling begins and where it ends, in units of the weighted cost.
 *
 * @param hot the first temperature
 * @param cold the last one
 */
record Temperatures(double hot, double cold) {

  /**
   * With a weighted total nearly everything is decided between 7 and 1.5 times the lightest weight,
   * by trial on 12 to 36 players; with an order every criterion freezes at a temperature of its
   * own.
   */
  static Temperatures of(IndividualWish wish, long[] weights) {
    double lightest = Arrays.stream(weights).filter(w -> w > 0).min().orElse(1);
    double heaviest = Arrays.stream(weights).max().orElse(1);
    return wish.objective() instanceof Objective.Weighted
        ? new Temperatures(7 * lightest, 1.5 * lightest)
        : new Temperatures(3 * heaviest, 0.6 * lightest);
  }

  Temperatures times(double factor) {
    return new Temperatures(factor * hot, factor * cold);
  }
}
