package org.boardwalk.prove;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;

/**
 * What a proof came to.
 *
 * @param kind which end it has
 * @param movement what answers the wish after all
 * @param cubes the cubes that are exhausted so far; with {@link Finish#EXHAUSTED} there is one at
 *     least, and they make up the whole, together with what single constraints exclude
 * @param splits how many cubes were split
 * @param milliseconds how long the search of all these cubes and the splitting took together
 */
public record ProofEnd(
    Finish kind,
    Optional<Movement> movement,
    List<LedgerLine> cubes,
    int splits,
    long milliseconds) {

  /** How a proof can end. */
  public enum Finish {
    /** A movement answers the wish. */
    FOUND,
    /** Every cube is exhausted. */
    EXHAUSTED,
    /** Stopped before the end. */
    STOPPED,
    /** A solution of the model is no answer, so that nothing is proved by this model. */
    REFUSED,
    /** A cube could not be searched, however often it was tried. */
    FAILED
  }

  /** Copies the list. */
  public ProofEnd {
    cubes = List.copyOf(cubes);
  }
}
