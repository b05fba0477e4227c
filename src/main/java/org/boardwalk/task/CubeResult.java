package org.boardwalk.task;

import java.util.Optional;
import org.boardwalk.answer.Finder;
import org.boardwalk.movement.Movement;

/**
 * What came of searching a cube.
 *
 * @param ending how the search ended
 * @param movement the movement that was found; empty for every other ending
 * @param finder the engine and its version
 * @param milliseconds how long it took, at least 0
 */
public record CubeResult(
    Ending ending, Optional<Movement> movement, Finder finder, long milliseconds) {

  /** How the search of a cube ended. */
  public enum Ending {
    /** There is a movement that answers the wish. */
    FOUND,
    /** There is no solution in the cube. */
    EXHAUSTED,
    /** A limit ended it. */
    NOT_FINISHED,
    /** There is a solution, which the judge does not accept as an answer: nothing is proved. */
    REFUSED
  }

  /** Checks that a movement was found, or nothing. */
  public CubeResult {
    if ((ending == Ending.FOUND) != movement.isPresent() || milliseconds < 0) {
      throw new IllegalArgumentException("result [" + ending + "] does not fit its movement");
    }
  }
}
