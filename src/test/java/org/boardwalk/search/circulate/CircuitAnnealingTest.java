package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WalkWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class CircuitAnnealingTest extends OneCopyContract {

  /** No criterion is required. */
  @Override
  IndividualWish oneCopy(int players, int rounds) {
    return CircuitWishes.circulating(players, rounds, 1).demanding(Map.of());
  }

  @Override
  List<Method<IndividualWish>> methods(IndividualWish wish) {
    return CircuitAnnealing.forWish(wish, 1);
  }

  /** 13 players: page 180 of the manual of the English Bridge Union costs as much. */
  @ParameterizedTest
  @CsvSource({"13, 13, 156"})
  void isAsGoodAsWhatIsPublished(int players, int rounds, long cost) {
    assertCostsAtMost(cost, players, rounds);
  }

  @ParameterizedTest
  @CsvSource({"12, 11, 440", "18, 9, 576"})
  @Tag("slow")
  void isAsGoodAsWhatIsPublishedInOtherSizes(int players, int rounds, long cost) {
    assertCostsAtMost(cost, players, rounds);
  }

  @Test
  void fitsNothingInSharedPlayAndNoPrimeNumberOfRoundsAboveThePlayers() {
    List<IndividualWish> others =
        List.of(CircuitWishes.shared(13, 13).demanding(Map.of()), oneCopy(12, 13));
    others.forEach(w -> assertThat(methods(w)).isEmpty());
  }

  /** Of 9 players everybody sits out once, so that 8 sets serve 9 rounds. */
  @Test
  void fitsNothingWhereThereAreFewerSetsThanRounds() {
    assertThat(methods(CircuitWishes.circulating(9, 9, 9, 1))).isNotEmpty();
    assertThat(methods(CircuitWishes.circulating(9, 9, 8, 1))).isEmpty();
  }

  @Test
  void aLongerScheduleHasTheWalkThatIsWished() {
    IndividualWish wish = CircuitWishes.circulating(9, 7, 9, 1).with(WalkWish.ANY);
    assertThat(Circuits.longer(wish).orElseThrow().walk()).isEqualTo(WalkWish.ANY);
  }
}
