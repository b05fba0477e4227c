package org.boardwalk.scoring.entry;

import org.boardwalk.movement.Kind;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Vulnerability;

/**
 * A board that was played, with what determines the points of a contract on it.
 *
 * @param number the number of the board, from 1
 * @param kind the kind of contestants
 */
record PlayedBoard(int number, Kind kind) {

  static PlayedBoard of(BoardPlay play) {
    return new PlayedBoard(play.board(), play.seating().kind());
  }

  Vulnerability vulnerability() {
    return Vulnerability.of(number);
  }

  /** Points for NS, negative when EW score. */
  int points(Account account) {
    return account.played(kind).points(vulnerability());
  }
}
