package org.boardwalk.scoring.entry;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;

/**
 * What was written down of a board at a table.
 *
 * @param ns the score of NS
 * @param ew the score of EW
 * @param account what was bid and made, where that is known
 * @param meant how it was understood, where that is not plain; else empty
 * @param form in which form the board was played, where it was fouled; else empty
 */
record Entered(Score ns, Score ew, Optional<Account> account, String meant, String form) {

  /** The same score for both sides. */
  static Entered of(Score score) {
    return of(score, score, "");
  }

  /** A score for each side. */
  static Entered of(Score ns, Score ew, String meant) {
    return new Entered(ns, ew, Optional.empty(), meant, "");
  }

  /** Points of a contract that was played. */
  static Entered of(Account account, int points, String meant) {
    Score score = new Score.Points(points);
    return new Entered(score, score, Optional.of(account), meant, "");
  }

  /** Whether both say the same of what is scored. */
  boolean scoresLike(Entered other) {
    return ns.equals(other.ns) && ew.equals(other.ew);
  }

  /** The same with the card led, where the contract is known. */
  Entered led(String card) {
    return card.isEmpty() ? this : new Entered(ns, ew, account.map(a -> a.led(card)), meant, form);
  }

  /** The same with something more to be said of how it was understood. */
  Entered noting(String more) {
    String all = Stream.of(meant, more).filter(m -> !m.isEmpty()).collect(Collectors.joining("; "));
    return new Entered(ns, ew, account, all, form);
  }

  /** The same on a form of the board. */
  Entered in(String other) {
    return new Entered(ns, ew, account, meant, other);
  }

  Result at(BoardPlay play) {
    return new Result(play, ns, ew, account, form);
  }
}
