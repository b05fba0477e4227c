package org.boardwalk.exchange;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.text.Text;

/**
 * Values that the formats do not hold, so that the user has to give them.
 *
 * @param boardsPerSet boards in a set, 1 to {@value Boards#MOST}
 */
public record Unstated(int boardsPerSet) {

  /** Two boards in a set. */
  public static final Unstated USUAL = new Unstated(2);

  /** Checks the range. */
  public Unstated {
    if (boardsPerSet < 1 || boardsPerSet > Boards.MOST) {
      throw new IllegalArgumentException(
          Text.of("boards in a set [%d] must be from 1 to %d", boardsPerSet, Boards.MOST));
    }
  }
}
