package org.boardwalk.scoring;

import java.util.Optional;
import org.boardwalk.movement.Direction;

/**
 * What was scored on a board at a table. The two sides may be given different scores by the
 * director.
 *
 * @param play which board, where and by whom
 * @param ns the score of NS
 * @param ew the score of EW
 * @param account what was bid and made, where that is known
 */
public record Result(BoardPlay play, Score ns, Score ew, Optional<Account> account) {

  /**
   * @param play which board, where and by whom
   * @param ns the score of NS
   * @param ew the score of EW
   */
  public Result(BoardPlay play, Score ns, Score ew) {
    this(play, ns, ew, Optional.empty());
  }

  /**
   * @param play which board, where and by whom
   * @param score the score of both sides
   */
  public Result(BoardPlay play, Score score) {
    this(play, score, score);
  }

  /**
   * @param side NS or EW
   * @return the score of that side, points as NS see them
   */
  public Score of(Direction side) {
    return side == Direction.NS ? ns : ew;
  }
}
