package org.boardwalk.scoring;

import java.util.Optional;
import org.boardwalk.movement.Direction;

/**
 * The result of a board at a table. The director may give different scores to the two sides.
 *
 * @param play the board, the table, the round and the players
 * @param ns the score of NS
 * @param ew the score of EW
 * @param account the contract and its result, where known
 * @param form the form in which the board was played, where it was fouled and other tables had
 *     other cards; empty for the form without a name
 * @param enteredBy the contestant that entered it and whose opponents have not confirmed it yet; 0
 *     for a result that stands
 */
public record Result(
    BoardPlay play, Score ns, Score ew, Optional<Account> account, String form, int enteredBy) {

  /**
   * A result that stands.
   *
   * @param play the board, the table, the round and the players
   * @param ns the score of NS
   * @param ew the score of EW
   * @param account the contract and its result, where known
   * @param form the form in which the board was played; empty for the form without a name
   */
  public Result(BoardPlay play, Score ns, Score ew, Optional<Account> account, String form) {
    this(play, ns, ew, account, form, 0);
  }

  /**
   * @param play the board, the table, the round and the players
   * @param ns the score of NS
   * @param ew the score of EW
   */
  public Result(BoardPlay play, Score ns, Score ew) {
    this(play, ns, ew, Optional.empty(), "");
  }

  /**
   * @param play the board, the table, the round and the players
   * @param score the score of both sides
   */
  public Result(BoardPlay play, Score score) {
    this(play, score, score);
  }

  /**
   * @param side NS or EW
   * @return the score of that side, in points for NS
   */
  public Score of(Direction side) {
    return side == Direction.NS ? ns : ew;
  }

  /** {@return whether the board was played: the score of a side can be compared with others} */
  public boolean fromPlay() {
    return !ns.outcomes().isEmpty() || !ew.outcomes().isEmpty();
  }

  /**
   * @param other the play to which the result belongs
   * @return this result at that play
   */
  public Result at(BoardPlay other) {
    return new Result(other, ns, ew, account, form, enteredBy);
  }

  /**
   * @param other the form in which the board was played
   * @return this result in that form
   */
  public Result in(String other) {
    return new Result(play, ns, ew, account, other, enteredBy);
  }

  /**
   * @param contestant the contestant that entered it; 0 once the opponents have confirmed it
   * @return this result, provisional until the opponents confirm it
   */
  public Result enteredBy(int contestant) {
    return new Result(play, ns, ew, account, form, contestant);
  }

  /** {@return whether the opponents have yet to confirm it} */
  public boolean provisional() {
    return enteredBy > 0;
  }
}
