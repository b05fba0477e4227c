package org.boardwalk.search;

import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;
import org.boardwalk.wish.Wish;

/**
 * A judged movement with what found it.
 *
 * @param judged the movement
 * @param finder what found it
 */
public record Find(Judged judged, Finder finder) {

  /**
   * @param other another wish of the same sizes
   * @return whether the movement answers it, too
   */
  public boolean answers(Wish other) {
    return other.accepts(judged.movement(), judged.card());
  }
}
