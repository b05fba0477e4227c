package org.boardwalk.scoring;

import org.boardwalk.movement.Direction;

/**
 * What was scored on a board at a table. The two sides may be given different scores by the
 * director.
 *
 * @param play which board, where and by whom
 * @param ns the score of NS
 * @param ew the score of EW
 */
public record Result(BoardPlay play, Score ns, Score ew) {

  /**
   * @param play which board, where and by whom
   * @param score the score of both sides
   */
  public Result(BoardPlay play, Score score) {
    this(play, score, score);
  }

  Score of(Direction side) {
    return side == Direction.NS ? ns : ew;
  }
}
