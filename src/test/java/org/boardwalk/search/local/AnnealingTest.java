package org.boardwalk.search.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Wishes;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Hunts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnnealingTest {

  private static final Duration SLICE = Duration.ofMillis(100);

  private static Movement best(IndividualWish problem, long seed) {
    Hunt hunt = Hunts.of(problem);
    new Annealing(1).run(hunt, SLICE, seed);
    return hunt.best().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"10,9", "11,9", "14,9", "15,9", "5,12", "7,5", "6,20"})
  void sitOutsStayEven(int players, int rounds) {
    for (long seed = 1; seed <= 3; seed++) {
      IndividualWish problem = Wishes.shared(players, players / 4, rounds);
      Movement movement = best(problem, seed);
      Scorecard card = Judge.judge(movement);
      assertThat(problem.accepts(movement, card)).as("seed %d: %s", seed, card).isTrue();
      assertThat(card.sitOuts().even()).isTrue();
    }
  }

  @Test
  void sameSeedAndSliceGiveTheSameMovement() {
    IndividualWish problem = Wishes.shared(10, 2, 9);
    assertThat(best(problem, 5)).isEqualTo(best(problem, 5));
  }

  @ParameterizedTest
  @CsvSource({"10,9", "11,9", "14,9", "15,9", "5,12", "7,5", "6,20", "8,7"})
  void sitOutsStayEvenWhereMeetingsComeFirst(int players, int rounds) {
    IndividualWish problem =
        Wishes.inOrder(
            Wishes.shared(players, players / 4, rounds),
            Criterion.PARTNER,
            Criterion.OPPONENT,
            Criterion.SIDE,
            Criterion.DIRECTION);
    assertThat(MeetingAnnealing.fits(problem)).isTrue();
    for (long seed = 1; seed <= 3; seed++) {
      Hunt hunt = Hunts.of(problem);
      new MeetingAnnealing(1).run(hunt, SLICE, seed);
      Scorecard card = Judge.judge(hunt.best().orElseThrow());
      assertThat(card.valid()).isTrue();
      assertThat(card.sitOuts().even()).as("seed %d", seed).isTrue();
    }
  }
}
