package org.boardwalk.wish.answer;

import org.boardwalk.movement.text.Word;

/** The known quality of a found movement. */
public enum Status {
  /** Every criterion that counts has its least value: the cost is 0. */
  IDEAL,
  /** The cost is above 0 and proven to be the least possible. */
  OPTIMAL,
  /** No better movement is known; cost minus bound is the gap. */
  FEASIBLE;

  /**
   * @return the name used in files and messages, in lower case
   */
  public String word() {
    return Word.of(this);
  }
}
