package org.boardwalk.answer;

import org.boardwalk.text.Word;

/** How good a movement that was found is known to be. */
public enum Status {
  /** Every criterion that counts meets its least value: cost 0. */
  IDEAL,
  /** The cost is above 0 and proven to be the least possible. */
  OPTIMAL,
  /** Nothing better is known; cost minus bound is the gap. */
  FEASIBLE;

  /**
   * @return the name used in files and messages, in lower case
   */
  public String word() {
    return Word.of(this);
  }
}
