package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.local.state.Schedule;
import org.boardwalk.search.local.state.Seats;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolishingTest {

  private static final Duration SLICE = Duration.ofMillis(10);

  /** A schedule as the cards fall, with even sit-outs. */
  private static Movement shuffled(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(1);
    int[][] who = new Seats(wish.players(), wish.rounds(), wish.tables(), random).fair();
    return Unfolding.movement(wish, Schedule.shared(wish, who, SearchWeights.of(wish)).foursomes());
  }

  private static SearchScope<IndividualWish> beginningWith(IndividualWish wish, Movement movement) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    scope.offer(movement, SearchScopes.BY_HAND);
    assertThat(scope.best()).contains(movement);
    return scope;
  }

  private static Movement polished(IndividualWish wish, Movement movement, long seed) {
    SearchScope<IndividualWish> scope = beginningWith(wish, movement);
    assertThat(new Polishing().run(scope, SLICE, seed)).isTrue();
    return scope.best().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "8,7,NONE",
    "10,9,NONE",
    "14,9,NONE",
    "15,5,NONE",
    "21,4,NONE",
    "14,5,SWAP",
    "18,5,ROTATE"
  })
  void aShuffledScheduleBecomesMuchBetterAndIsPolishedFurther(
      int players, int rounds, Rotation rotation) {
    IndividualWish wish = Wishes.rotating(players, players / 4, rounds, rotation);
    Movement before = shuffled(wish);
    Movement once = polished(wish, before, 1);
    Movement twice = polished(wish, once, 2);
    Scorecard card = Judge.judge(twice);
    assertThat(wish.accepts(twice, card)).isTrue();
    assertThat(2 * total(once)).isLessThan(total(before));
    assertThat(total(twice)).isLessThanOrEqualTo(total(once));
  }

  private static long total(Movement movement) {
    return Judge.judge(movement).total(Weights.STANDARD);
  }

  @Test
  void sameSeedAndSliceGiveTheSameMovement() {
    IndividualWish wish = Wishes.shared(14, 3, 7);
    Movement before = shuffled(wish);
    assertThat(polished(wish, before, 3)).isEqualTo(polished(wish, before, 3));
  }

  @Test
  void thereIsNothingToPolishBeforeSomethingIsFound() {
    SearchScope<IndividualWish> scope = SearchScopes.of(Wishes.shared(8, 2, 5));
    assertThat(new Polishing().run(scope, SLICE, 1)).isTrue();
    assertThat(scope.best()).isEmpty();
  }

  @Test
  void itServesSharedPlayAndWeightedTotals() {
    assertThat(Polishing.fits(Wishes.shared(8, 2, 5))).isTrue();
    assertThat(Polishing.fits(UsualWish.inOrder(Wishes.shared(8, 2, 5)))).isFalse();
    assertThat(Polishing.fits(Wishes.circulating(8, 2, 5, 5, 1))).isFalse();
  }
}
