package org.boardwalk.search.local.moves;

import org.boardwalk.movement.Play;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;

/** Whether tables keep their sets when people change places. */
public enum Sets {
  /**
   * Tables keep the sets of the start; a random start moves sets down one table after every round.
   */
  STAY,
  /** Tables may change their sets. */
  CHANGE;

  /**
   * @param scope the search
   * @param start how many starts there were before
   * @return in every other start tables may change their sets, unless boards that follow no rule
   *     could not be part of anything better than the incumbent
   */
  public static Sets of(SearchScope<IndividualWish> scope, int start) {
    boolean circulating = scope.wish().boards().play() == Play.CIRCULATING;
    return circulating && start % 2 == 1 && mayWander(scope) ? CHANGE : STAY;
  }

  /** Whether boards that follow no rule could be part of anything better than the incumbent. */
  static boolean mayWander(SearchScope<IndividualWish> scope) {
    return worst(scope) == WalkGrade.ANY;
  }

  /** The worst walk that could be part of anything better than the incumbent. */
  public static WalkGrade worst(SearchScope<IndividualWish> scope) {
    return switch (scope.wish().walk()) {
      case ANY -> WalkGrade.ANY;
      // Boards of fixed rounds may go another way than those of a random start.
      case DOWN_ONE, RULE ->
          scope.wish().fixed().first().isEmpty() ? scope.wish().walk().worst() : WalkGrade.ANY;
      case AUTO ->
          scope.bestCard().filter(scope.wish()::plain).isEmpty()
              ? WalkGrade.ANY
              : WalkGrade.DOWN_ONE;
    };
  }
}
