package org.boardwalk.scoring.entry;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;

/**
 * A score as written down for a board at a table.
 *
 * @param ns the score of NS
 * @param ew the score of EW
 * @param account the contract and its result, where known
 * @param meant how an unclear score was understood; else empty
 * @param form the form in which the board was played, where it was fouled; else empty
 */
record Entered(Score ns, Score ew, Optional<Account> account, String meant, String form) {

  /** One score for both sides. */
  static Entered of(Score score) {
    return of(score, score, "");
  }

  /** Separate scores of the two sides. */
  static Entered of(Score ns, Score ew, String meant) {
    return new Entered(ns, ew, Optional.empty(), meant, "");
  }

  /** The points of a contract that was played. */
  static Entered of(Account account, int points, String meant) {
    Score score = new Score.Points(points);
    return new Entered(score, score, Optional.of(account), meant, "");
  }

  /** Whether the board was played: the score of a side can be compared with others. */
  boolean fromPlay() {
    return !ns.outcomes().isEmpty() || !ew.outcomes().isEmpty();
  }

  /** Whether both hold the same score. */
  boolean scoresLike(Entered other) {
    return ns.equals(other.ns) && ew.equals(other.ew);
  }

  /** This entry with the card led, where the contract is known. */
  Entered led(String card) {
    return card.isEmpty() ? this : new Entered(ns, ew, account.map(a -> a.led(card)), meant, form);
  }

  /** This entry with one more remark on how it was understood. */
  Entered noting(String more) {
    String all = Stream.of(meant, more).filter(m -> !m.isEmpty()).collect(Collectors.joining("; "));
    return new Entered(ns, ew, account, all, form);
  }

  /** This entry on a form of the board. */
  Entered in(String other) {
    return new Entered(ns, ew, account, meant, other);
  }

  Result at(BoardPlay play) {
    return new Result(play, ns, ew, account, form);
  }
}
