package org.boardwalk.library.files;

import org.boardwalk.quality.WalkRule;

/**
 * The figures in a file of how the boards of players in circulating play are carried. The rule
 * itself is not written, as the judge finds it in the movement.
 *
 * @param breaks number of times that a set comes to a table without a rule
 * @param stands tables before which a set has to wait in some round
 * @param sharing number of cases (round and set) in which more tables play a set than there are
 *     copies
 */
public record WalkFigures(int breaks, int stands, int sharing) {

  /** The judge's results in the form of the file. */
  static WalkFigures of(WalkRule rule) {
    return new WalkFigures(rule.breaks(), rule.stands(), rule.sharing());
  }
}
