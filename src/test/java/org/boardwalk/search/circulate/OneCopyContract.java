package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Hunts;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Test;

/** What every annealing with one copy of the boards has to do in turns of half a second. */
abstract class OneCopyContract {

  private static final Duration HALF_A_SECOND = Duration.ofMillis(500);

  /** A wish for one copy, as the method is asked for it. */
  abstract IndividualWish oneCopy(int players, int rounds);

  abstract List<Method<IndividualWish>> methods(IndividualWish wish);

  private Hunt<IndividualWish> hunted(IndividualWish wish, long... seeds) {
    return hunted(wish, HALF_A_SECOND, seeds);
  }

  /** One turn for each seed. */
  private Hunt<IndividualWish> hunted(IndividualWish wish, Duration turn, long... seeds) {
    Hunt<IndividualWish> hunt = Hunts.of(wish);
    for (Method<IndividualWish> method : methods(wish)) {
      for (long seed : seeds) {
        method.run(hunt, turn, seed);
      }
    }
    return hunt;
  }

  /** In two turns it finds a movement at this cost or less, whose sets go down one table. */
  void assertCostsAtMost(long cost, int players, int rounds) {
    Hunt<IndividualWish> hunt = hunted(oneCopy(players, rounds), 1, 2);
    assertThat(hunt.find().orElseThrow().judged().cost()).isLessThanOrEqualTo(cost);
    assertThat(hunt.bestCard().orElseThrow().carried(WalkGrade.DOWN_ONE)).isTrue();
  }

  /** Where 14 tables have 15 sets, what is looked for at every step is seldom found. */
  @Test
  void aTurnLeavesMostOfTheTimeToOthersWhereItFindsNothing() {
    SearchSettings twoSeconds =
        new SearchSettings(EngineChoice.AUTO, Limit.effort(Duration.ofSeconds(2)), 1, 1);
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
