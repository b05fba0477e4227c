package org.boardwalk.search;

import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;

/**
 * A judged movement with its finder.
 *
 * @param judged the movement
 * @param finder the method that found it
 */
public record Incumbent(Judged judged, Finder finder) {

  /**
   * @param other another wish of equal sizes
   * @return whether the movement answers that wish, too
   */
  public boolean answers(Wish other) {
    return other.accepts(judged.movement(), judged.card());
  }
}
