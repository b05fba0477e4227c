package org.boardwalk.search.local.crossover;

import org.boardwalk.movement.Session;
import org.boardwalk.quality.Playbacks;

/** The outcome of a search for a crossover. */
public sealed interface CrossoverOutcome {

  /**
   * A later session, judged.
   *
   * @param later the session with the contestants' own numbers
   * @param playbacks the judge's count of playbacks
   * @param bound a proven lower bound: no numbering that keeps the wish for directions equally well
   *     has fewer playbacks
   * @param by the argument for the bound, in words
   */
  record Found(Session later, Playbacks playbacks, int bound, String by)
      implements CrossoverOutcome {

    /** {@return whether fewer playbacks in all are proved impossible} */
    public boolean optimal() {
      return playbacks.total() == bound;
    }
  }

  /**
   * No session answers the wish.
   *
   * @param by the reason
   */
  record Impossible(String by) implements CrossoverOutcome {}
}
