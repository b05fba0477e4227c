package org.boardwalk.library;

import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Origin;
import org.boardwalk.search.Outcome;

/**
 * What a solution file holds: one movement and what is claimed about it, or a proof that there is
 * none.
 *
 * @param movement the movement; empty exactly when the proof says impossible
 * @param quality how good it is said to be; a movement written by hand may say nothing
 * @param proof what is said to be known about that
 * @param model the wish it answers; always there when the proof says impossible
 * @param origin where it comes from
 */
public record Solution(
    Optional<Movement> movement,
    Optional<Quality> quality,
    Optional<Proof> proof,
    Optional<Wish> model,
    Optional<Origin> origin) {

  /** Checks that there is a movement, or a proof and a model that say there is none. */
  public Solution {
    boolean impossible = proof.map(p -> p.status() == Claim.IMPOSSIBLE).orElse(false);
    if (impossible == movement.isPresent() || (impossible && model.isEmpty())) {
      throw new IllegalArgumentException(
          "solution must have a movement, or else a model and a proof that it is impossible");
    }
    if (impossible && quality.isPresent()) {
      throw new IllegalArgumentException("solution [impossible] must not have a quality");
    }
  }

  /**
   * A movement alone, with its quality judged here; bounds by theorems, standard weights.
   *
   * @param movement any movement, valid or not
   * @return the solution, without proof, model and origin
   */
  public static Solution of(Movement movement) {
    Scorecard card = Judge.judge(movement);
    Bounds bounds = theoremBounds(movement);
    Quality quality = Quality.of(movement.kind(), card, Weights.STANDARD, bounds);
    return new Solution(
        Optional.of(movement),
        Optional.of(quality),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * @param answer an answer that is not given up
   * @return all of it, ready to be written
   * @throws IllegalArgumentException when the search gave up
   */
  public static Solution of(Answer answer) {
    if (answer.outcome() instanceof Outcome.Found found) {
      Quality quality =
          Quality.of(
              found.movement().kind(), found.card(), answer.problem().weights(), found.bounds());
      return new Solution(
          Optional.of(found.movement()),
          Optional.of(quality),
          Optional.of(new Proof(Claim.of(found.status()), found.by())),
          Optional.of(answer.problem()),
          Optional.of(answer.origin()));
    }
    if (answer.outcome() instanceof Outcome.Impossible none) {
      return new Solution(
          Optional.empty(),
          Optional.empty(),
          Optional.of(new Proof(Claim.IMPOSSIBLE, none.by())),
          Optional.of(answer.problem()),
          Optional.of(answer.origin()));
    }
    throw new IllegalArgumentException("outcome [" + answer.outcome() + "] is no solution");
  }

  /** The bounds of a movement that no model is known of. */
  static Bounds theoremBounds(Movement movement) {
    return Bounds.of(Profile.of(movement), java.util.Set.of(), Weights.STANDARD);
  }
}
