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
 * @param form in which form the board was played, where it was fouled and others had other cards;
 *     empty for the form that nobody names
 */
public record Result(BoardPlay play, Score ns, Score ew, Optional<Account> account, String form) {

  /**
   * @param play which board, where and by whom
   * @param ns the score of NS
   * @param ew the score of EW
   */
  public Result(BoardPlay play, Score ns, Score ew) {
    this(play, ns, ew, Optional.empty(), "");
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

  /**
   * @param other where it belongs
   * @return the same at another play
   */
  public Result at(BoardPlay other) {
    return new Result(other, ns, ew, account, form);
  }

  /**
   * @param other the form in which the board was played
   * @return the same in that form
   */
  public Result in(String other) {
    return new Result(play, ns, ew, account, other);
  }
}
