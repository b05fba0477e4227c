package org.boardwalk.library.answers;

import java.time.Duration;
import org.boardwalk.answer.Answer;
import org.boardwalk.wish.PairsWish;

/** Answers that are known, but so poor that a search shall be made all the same. */
final class WeakAnswers {

  /** Calibre below which a movement of one winner is not balanced well. */
  private static final double LEAST_CALIBRE = 75;

  /** So many times as long as before it may be searched for: then that is worth while. */
  private static final int MUCH_LONGER = 10;

  private WeakAnswers() {}

  /**
   * @param known an answer
   * @return whether it is a movement of pairs of one winner of less calibre than 75 that a search
   *     has found, and that is not proved best
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
   * @param time how long it may be searched for now
   * @return whether it was found in less than a tenth of that, and nobody says it is the best
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
