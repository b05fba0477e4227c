package org.boardwalk.library.answers;

import java.time.Duration;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Answer;

/** Weak answers: known, but so poor that a search is made nevertheless. */
final class WeakAnswers {

  /** The least calibre of a well-balanced movement of one winner. */
  private static final double LEAST_CALIBRE = 75;

  /**
   * The factor by which the time now must exceed the former search time to make a search
   * worthwhile.
   */
  private static final int MUCH_LONGER = 10;

  private WeakAnswers() {}

  /**
   * @param known an answer
   * @return whether it is a movement of pairs of one winner with a calibre below 75 that was found
   *     by a search and is not proved best
   */
  static boolean weak(Answer known) {
    return known.wish() instanceof PairsWish wish
        && wish.winners() == 1
        && !wish.byRule()
        && known
            .outcome()
            .found()
            .filter(f -> !f.standing().settled() && f.card().calibre().worst() < LEAST_CALIBRE)
            .isPresent();
  }

  /**
   * @param known an answer
   * @param time the time for a search now
   * @return whether it was found in less than a tenth of that time, and there is no claim that it
   *     is the best
   */
  static boolean hasty(Answer known, Duration time) {
    return !known.wish().byRule()
        && known
            .outcome()
            .found()
            .filter(f -> !f.standing().settled() && !f.standing().claimed())
            .isPresent()
        && known.origin().took().multipliedBy(MUCH_LONGER).compareTo(time) < 0;
  }
}
