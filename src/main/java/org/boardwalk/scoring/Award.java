package org.boardwalk.scoring;

import java.util.List;
import org.boardwalk.movement.Direction;

/**
 * What contestants of one side gain on a board at a table.
 *
 * @param play which board, where and by whom
 * @param side the side
 * @param contestants who is credited with it: the whole side, unless averages differ within it
 * @param score what it rests on: the score of the side, or an average of the other half of its team
 * @param gained matchpoints, IMPs or points
 * @param top the most that could be gained; 0 where that has no meaning
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

  /** What the whole side is credited with by its own score. */
  Award(Result result, Direction side, Fraction gained, Fraction top) {
    this(result.play(), side, result.of(side), gained, top);
  }

  /** What the whole side is credited with by a score that may be of the other half of its team. */
  Award(BoardPlay play, Direction side, Score score, Fraction gained, Fraction top) {
    this(play, side, play.seating().at(side), score, gained, top);
  }

  /** The same with another gain, for some of the side. */
  Award of(List<Integer> some, Fraction other) {
    return new Award(play, side, some, score, other, top);
  }
}
