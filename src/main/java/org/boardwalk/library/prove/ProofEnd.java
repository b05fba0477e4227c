package org.boardwalk.library.prove;

import java.util.List;
import java.util.Optional;
import org.boardwalk.library.prove.LedgerLine.Mark;
import org.boardwalk.movement.Movement;

/**
 * The end of a proof.
 *
 * @param kind the kind of end
 * @param movement the movement that answers the wish after all
 * @param cubes the cubes exhausted so far, here or as others claim; with {@link Finish#EXHAUSTED}
 *     there is at least one, and together with the parts excluded by single constraints they make
 *     up the whole
 * @param splits number of split cubes
 * @param milliseconds the total time of searching these cubes and splitting
 */
public record ProofEnd(
    Finish kind,
    Optional<Movement> movement,
    List<LedgerLine> cubes,
    int splits,
    long milliseconds) {

  /** The kinds of ends of a proof. */
  public enum Finish {
    /** A movement answers the wish. */
    FOUND,
    /** Every cube is exhausted, here or as others claim. */
    EXHAUSTED,
    /** The proof was stopped early. */
    STOPPED,
    /** A solution of the model does not answer the wish, so this model proves nothing. */
    REFUSED,
    /** A cube could not be searched after repeated attempts. */
    FAILED
  }

  /** Copies the list. */
  public ProofEnd {
    cubes = List.copyOf(cubes);
  }

  /** {@return the number of cubes that other machines claim to have exhausted} */
  public int claimed() {
    return (int) cubes.stream().filter(line -> line.mark() == Mark.CLAIMED).count();
  }
}
