package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class SharedAnnealingTest {

  private static final Duration SLICE = Duration.ofMillis(20);

  /** Three turns: two choose directions first, one does not. */
  private static Movement best(IndividualWish wish, long seed) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    SharedAnnealing method = new SharedAnnealing(1);
    for (int turn = 0; turn < 3; turn++) {
      method.run(scope, SLICE, seed);
    }
    return scope.best().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"10,9", "11,9", "14,9", "15,9", "5,12", "7,5", "6,20"})
  void sitOutsStayEven(int players, int rounds) {
    for (long seed = 1; seed <= 3; seed++) {
      IndividualWish wish = Wishes.shared(players, players / 4, rounds);
      Movement movement = best(wish, seed);
      Scorecard card = Judge.judge(movement);
      assertThat(wish.accepts(movement, card)).as("seed %d: %s", seed, card).isTrue();
      assertThat(card.sitOuts().even()).isTrue();
    }
  }

  @Test
  void sameSeedAndSliceGiveTheSameMovement() {
    IndividualWish wish = Wishes.shared(10, 2, 9);
    assertThat(best(wish, 5)).isEqualTo(best(wish, 5));
  }

  @ParameterizedTest
  @CsvSource({"10,9", "11,9", "14,9", "15,9", "5,12", "7,5", "6,20", "8,7"})
  void sitOutsStayEvenWhereMeetingsComeFirst(int players, int rounds) {
    IndividualWish wish =
        Wishes.inOrder(
            Wishes.shared(players, players / 4, rounds),
            Criterion.PARTNER,
            Criterion.OPPONENT,
            Criterion.SIDE,
            Criterion.DIRECTION);
    assertThat(MeetingAnnealing.fits(wish)).isTrue();
    for (long seed = 1; seed <= 3; seed++) {
      SearchScope<IndividualWish> scope = SearchScopes.of(wish);
      new MeetingAnnealing(1).run(scope, SLICE, seed);
      Scorecard card = Judge.judge(scope.best().orElseThrow());
      assertThat(card.valid()).isTrue();
      assertThat(card.sitOuts().even()).as("seed %d", seed).isTrue();
    }
  }
}
