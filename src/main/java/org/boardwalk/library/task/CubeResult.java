package org.boardwalk.library.task;

import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.answer.Finder;

/**
 * The result of searching a cube.
 *
 * @param ending the end of the search
 * @param movement the found movement; empty for all other endings
 * @param finder the engine and its version
 * @param milliseconds the time it took, at least 0
 */
public record CubeResult(
    Ending ending, Optional<Movement> movement, Finder finder, long milliseconds) {

  /** The ways in which the search of a cube can end. */
  public enum Ending {
    /** A movement that answers the wish was found. */
    FOUND,
    /** This process has found that the cube has no solution. */
    EXHAUSTED,
    /** Another process says that the cube has no solution. */
    CLAIMED,
    /** A limit ended the search. */
    NOT_FINISHED,
    /** The judge does not accept a solution as an answer, so the search proves nothing. */
    REFUSED
  }

  /** Checks that there is a movement exactly when one was found. */
  public CubeResult {
    if ((ending == Ending.FOUND) != movement.isPresent() || milliseconds < 0) {
      throw new IllegalArgumentException("result [" + ending + "] does not fit its movement");
    }
  }
}
