package org.boardwalk.quality;

import java.util.List;
import org.boardwalk.movement.Rotation;

/**
 * Why left and right cannot be even in some movements with a rotation of three boards.
 *
 * <p><b>Theorem.</b> With an odd number of encounters the side cost is at least 12. <i>Proof.</i>
 * In an encounter L = 2 or -2 for the three pairs without North, and 0 for the others. Take the
 * pairs that are such a pair an odd number of times: their L is no multiple of 4. An encounter adds
 * a triangle modulo 2, so that everybody is in an even number of these pairs, and their number is
 * odd as that of the encounters. So they are no fewer than the three of a triangle, and each costs
 * 4 at least; everybody opposes everybody an even number of times, so that nothing is free. ∎
 *
 * @param profile the sizes
 */
record RotationParity(Profile profile) {

  private static final int BOARDS = 3;
  private static final int SEATS = 4;
  private static final long LEAST = 12;

  /**
   * @return the side cost, at least
   */
  long side() {
    boolean turns = profile.rotation() == Rotation.ROTATE && profile.perSet() == BOARDS;
    return turns && profile.seats() / (SEATS * BOARDS) % 2 == 1 ? LEAST : 0;
  }

  /**
   * The weighted total where all but the side cost no less than is known of them.
   *
   * @param pair what is known pair by pair
   * @param weights what each criterion counts
   * @return a bound on the total; 0 where the theorem says nothing
   */
  long joint(PairBound pair, Weights weights) {
    return side() == 0
        ? 0
        : pair.least(weights.only(c -> c != Criterion.SIDE)).cost() + weights.side() * side();
  }

  /**
   * @return the theorem; empty where it says nothing
   */
  List<TheoremCase> theorems() {
    return side() == 0 ? List.of() : List.of(Theorem.ODD_ROTATIONS.plain());
  }
}
