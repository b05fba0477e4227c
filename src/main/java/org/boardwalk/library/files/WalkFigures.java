package org.boardwalk.library.files;

import org.boardwalk.quality.WalkRule;

/**
 * How the boards of players in circulating play are carried, as it stands in a file. By which rule
 * they are is not written: the judge sees it in the movement.
 *
 * @param breaks how many times a set comes to a table by no rule
 * @param stands tables before which a set has to wait in some round
 * @param sharing how many times more tables play a set than there are copies
 */
public record WalkFigures(int breaks, int stands, int sharing) {

  /** What the judge says, as it is written. */
  static WalkFigures of(WalkRule rule) {
    return new WalkFigures(rule.breaks(), rule.stands(), rule.sharing());
  }
}
