package org.boardwalk.scoring;

import java.util.List;
import org.boardwalk.movement.Direction;

/**
 * The gain of contestants of one side on a board at a table.
 *
 * @param play the board, the table, the round and the players
 * @param side the side
 * @param contestants the contestants credited with it: the whole side, unless averages differ
 *     within it
 * @param score the score it rests on: that of the side, or an average of the other half of its team
 * @param gained matchpoints, IMPs or points
 * @param top the most that could be gained; 0 where there is no top
 */
public record Award(
    BoardPlay play,
    Direction side,
    List<Integer> contestants,
    Score score,
    Fraction gained,
    Fraction top) {

  /** Copies the list. */
  public Award {
    contestants = List.copyOf(contestants);
  }

  /** Credits the whole side for its own score. */
  Award(Result result, Direction side, Fraction gained, Fraction top) {
    this(result.play(), side, result.of(side), gained, top);
  }

  /** Credits the whole side for a score that may be of the other half of its team. */
  Award(BoardPlay play, Direction side, Score score, Fraction gained, Fraction top) {
    this(play, side, play.seating().at(side), score, gained, top);
  }

  /** This award with another gain, for some contestants of the side. */
  Award of(List<Integer> some, Fraction other) {
    return new Award(play, side, some, score, other, top);
  }
}
