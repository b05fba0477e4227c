package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.junit.jupiter.api.Test;

/** What every annealing with one copy of the boards has to do in turns of half a second. */
abstract class OneCopyContract {

  private static final Duration HALF_A_SECOND = Duration.ofMillis(500);

  /** A wish for one copy, as the method is asked for it. */
  abstract IndividualWish oneCopy(int players, int rounds);

  abstract List<Method<IndividualWish>> methods(IndividualWish wish);

  /** One turn for each seed. */
  private SearchScope<IndividualWish> hunted(IndividualWish wish, Duration turn, long... seeds) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    for (Method<IndividualWish> method : methods(wish)) {
      for (long seed : seeds) {
        method.run(scope, turn, seed);
      }
    }
    return scope;
  }

  /** In two turns it finds a movement at this cost or less, whose sets go down one table. */
  void assertCostsAtMost(long cost, int players, int rounds) {
    IndividualWish wish = oneCopy(players, rounds);
    SearchScope<IndividualWish> scope = hunted(wish, HALF_A_SECOND, 1);
    if (scope.incumbent().filter(found -> found.judged().cost() <= cost).isEmpty()) {
      scope = hunted(wish, HALF_A_SECOND, 1, 2);
    }
    assertThat(scope.incumbent().orElseThrow().judged().cost()).isLessThanOrEqualTo(cost);
    assertThat(scope.bestCard().orElseThrow().carried(WalkGrade.DOWN_ONE)).isTrue();
  }

  /** Where 14 tables have 15 sets, what is looked for at every step is seldom found. */
  @Test
  void aTurnLeavesMostOfTheTimeToOthersWhereItFindsNothing() {
    SearchSettings twoSeconds = SearchSettings.repeatable(Duration.ofSeconds(2), 1);
    Duration turn = Duration.ofMillis(100);
    assertThat(hunted(oneCopy(56, 15).with(twoSeconds), turn, 1).over()).isFalse();
  }

  @Test
  void theSameSeedFindsTheSame() {
    IndividualWish wish = oneCopy(18, 9);
    Duration turn = Duration.ofMillis(150);
    assertThat(hunted(wish, turn, 3).best()).isEqualTo(hunted(wish, turn, 3).best()).isPresent();
  }
}
