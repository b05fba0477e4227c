package org.boardwalk.search.local;

import org.boardwalk.quality.Weights;
import org.boardwalk.wish.IndividualWish;

/** Schedules of local search for tests. */
final class LocalSchedules {

  private LocalSchedules() {}

  /** Who sits where in each round, with the standard weights. */
  static SharedSchedule of(IndividualWish wish, int[][] who) {
    Weights w = Weights.STANDARD;
    long[] weights = {w.partner(), w.opponent(), w.side(), w.direction()};
    return SharedSchedule.of(wish, who, weights);
  }
}
