package org.boardwalk.plan;

import java.time.Duration;
import org.boardwalk.movement.text.Word;

/**
 * How long boards and moves take.
 *
 * @param perBoard time to play a board, more than 0
 * @param perMove time to move for the next round, at least 0
 */
public record Pace(Duration perBoard, Duration perMove) {

  /** Seven minutes a board and two for each move: an evening at a club. */
  public static final Pace USUAL = new Pace(Duration.ofMinutes(7), Duration.ofMinutes(2));

  /** Checks the ranges. */
  public Pace {
    if (perBoard.isNegative() || perBoard.isZero() || perBoard.compareTo(Duration.ofHours(2)) > 0) {
      throw new IllegalArgumentException(
          "time for a board [" + Word.of(perBoard) + "] must be more than 0, at most 2 hours");
    }
    if (perMove.isNegative() || perMove.compareTo(Duration.ofHours(2)) > 0) {
      throw new IllegalArgumentException(
          "time for a move [" + Word.of(perMove) + "] must be 0 to 2 hours");
    }
  }

  /**
   * @param rounds number of rounds, at least 1
   * @param perRound boards in a round, at least 1
   * @return time from the first card to the last, to the millisecond
   */
  public Duration length(int rounds, int perRound) {
    return Duration.ofMillis(
        perBoard.toMillis() * rounds * perRound + perMove.toMillis() * (rounds - 1));
  }
}
