package org.boardwalk.scoring;

import org.boardwalk.movement.Range;

/** What one side scores on a board at a table. */
public sealed interface Score {

  /**
   * A score that can be compared with others.
   *
   * @param ns points for NS, negative ones for EW, whichever side this is the score of
   */
  record Points(int ns) implements Score {}

  /**
   * An artificial adjusted score.
   *
   * @param percent its share of what can be won on the board: 60, 50 and 40 are average plus,
   *     average and average minus (Law 12 C2)
   */
  record Average(int percent) implements Score {

    /** Checks the range. */
    public Average {
      Range.check("percent", percent, 0, 100);
    }
  }

  /** The board was not played, and counts for nothing. */
  record NotPlayed() implements Score {}
}
