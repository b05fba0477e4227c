package org.boardwalk.search;

import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Scorecard;

/** The three answers to a wish: found, proved impossible, gave up. */
public sealed interface Outcome {

  /**
   * A movement that the judge has accepted.
   *
   * @param movement the movement
   * @param card the judge's scorecard of it
   * @param bounds proven lower bounds for the wish
   * @param status ideal, optimal or feasible
   * @param by what the status rests on: theorem or exhausted search
   */
  record Found(Movement movement, Scorecard card, Bounds bounds, Status status, String by)
      implements Outcome {}

  /**
   * No movement answers the wish.
   *
   * @param by the theorem with its source, or the search that was exhausted
   */
  record Impossible(String by) implements Outcome {}

  /**
   * Nothing was found and nothing proved.
   *
   * @param limit the limit that ended the search
   */
  record GaveUp(String limit) implements Outcome {}
}
