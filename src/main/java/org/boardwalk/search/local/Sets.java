package org.boardwalk.search.local;

import org.boardwalk.movement.Play;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;

/** Which sets tables play when people change places. */
enum Sets {
  /** As at the start: then a random start has them go down one table after every round. */
  STAY,
  /** Whatever serves. */
  CHANGE;

  /**
   * @param hunt what is searched
   * @param start how many starts there were before
   * @return in every other start they may change, unless boards that follow no rule could be no
   *     part of anything better than the best
   */
  static Sets of(Hunt<IndividualWish> hunt, int start) {
    boolean circulating = hunt.wish().boards().play() == Play.CIRCULATING;
    return circulating && start % 2 == 1 && mayWander(hunt) ? CHANGE : STAY;
  }

  /** Whether boards that follow no rule could be part of something better than the best. */
  static boolean mayWander(Hunt<IndividualWish> hunt) {
    return worst(hunt) == WalkGrade.ANY;
  }

  /** The worst walk that could be part of something better than the best. */
  static WalkGrade worst(Hunt<IndividualWish> hunt) {
    return switch (hunt.wish().walk()) {
      case ANY -> WalkGrade.ANY;
      // What is settled may have boards that go another way than a random start has them go.
      case DOWN_ONE, RULE ->
          hunt.wish().fixed().first().isEmpty() ? hunt.wish().walk().worst() : WalkGrade.ANY;
      case AUTO ->
          hunt.bestCard().filter(hunt.wish()::plain).isEmpty() ? WalkGrade.ANY : WalkGrade.DOWN_ONE;
    };
  }
}
