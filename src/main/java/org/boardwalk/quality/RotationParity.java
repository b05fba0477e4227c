package org.boardwalk.quality;

import java.util.List;
import org.boardwalk.movement.Rotation;

/**
 * The theorem that left and right cannot be even in some movements with a rotation of three boards.
 *
 * <p><b>Theorem.</b> With an odd number of encounters the side cost is at least 12. <i>Proof.</i>
 * In an encounter L = 2 or -2 for the three pairs without North, and 0 for the others. Consider the
 * pairs of players that are such a pair in an odd number of encounters: their L is not a multiple
 * of 4. Modulo 2 each encounter adds a triangle to the graph of these pairs, so every player is in
 * an even number of these pairs, and their number is odd, like that of the encounters. A graph with
 * even degrees and an odd number of edges has at least the three edges of a triangle. Each of these
 * pairs costs at least 4, because all players oppose each other an even number of times, so no part
 * of L² is free. ∎
 *
 * @param profile the sizes
 */
record RotationParity(Profile profile) {

  private static final int BOARDS = 3;
  private static final int SEATS = 4;
  private static final long LEAST = 12;

  /** {@return a lower bound on the side cost} */
  long side() {
    boolean turns = profile.rotation() == Rotation.ROTATE && profile.perSet() == BOARDS;
    return turns && profile.seats() / (SEATS * BOARDS) % 2 == 1 ? LEAST : 0;
  }

  /**
   * A lower bound on the weighted total from this theorem and the bounds on the other criteria.
   *
   * @param pair the bounds pair by pair
   * @param weights the weight of each criterion
   * @return a bound on the total; 0 where the theorem does not apply
   */
  long joint(PairBound pair, Weights weights) {
    return side() == 0
        ? 0
        : pair.least(weights.only(c -> c != Criterion.SIDE)).cost()
            + weights.of(Criterion.SIDE) * side();
  }

  /** {@return the theorem; empty where it does not apply} */
  List<TheoremCase> theorems() {
    return side() == 0 ? List.of() : List.of(Theorem.ODD_ROTATIONS.plain());
  }
}
