package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("time")
class GolfersTest {

  private static int[][] tabu(int golfers, int weeks, int moves, long seed) {
    AtomicInteger left = new AtomicInteger(moves);
    return new GolferTabu(golfers, weeks, seed).run(() -> left.getAndDecrement() <= 0);
  }

  @Test
  void aPairThatMeetsThreeTimesRepeatsTwice() {
    assertThat(Golfers.repeats(List.of(Set.of(1, 2, 3, 4), Set.of(1, 2, 5, 6), Set.of(1, 2, 7, 8))))
        .isEqualTo(2);
    assertThat(Golfers.repeats(List.of(Set.of(1, 2, 3, 4), Set.of(1, 2, 3, 4)))).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 12, 20})
  void tabuSearchSeatsEverybodyOnceAWeek(int golfers) {
    for (int[] week : tabu(golfers, 5, 100, 1)) {
      assertThat(week).hasSize(golfers).doesNotHaveDuplicates();
      assertThat(IntStream.of(week)).allMatch(g -> g >= 0 && g < golfers);
    }
  }

  @Test
  void tabuSearchFindsTwentyGolfersFourWeeksWithoutRepeats() {
    assertThat(Golfers.repeats(Golfers.groups(tabu(20, 4, 20_000, 1)))).isZero();
  }

  @Test
  void eightGolfersCannotAvoidRepeatsInTwoWeeks() {
    // Two of each four of the first week are together again: two groups, two repeats each.
    assertThat(Golfers.repeats(Golfers.groups(tabu(8, 2, 500, 1)))).isEqualTo(4);
  }

  @Test
  void sameSeedGivesTheSameWeeks() {
    assertThat(tabu(16, 5, 300, 3)).isDeepEqualTo(tabu(16, 5, 300, 3));
  }

  @Test
  @Tag("slow")
  void ourSearchFindsTheScheduleOfSixteenGolfersWithoutRepeats() {
    Golfers golfers = new Golfers(16, 5, Duration.ofSeconds(30), 1);
    assertThat(golfers.ours(new AtomicBoolean())).hasValue(0);
  }

  @Test
  void onlyPublishedSizesHaveAPublishedOptimum() {
    assertThat(new Golfers(32, 10, Duration.ofSeconds(1), 1).published()).hasValue(0);
    assertThat(new Golfers(32, 11, Duration.ofSeconds(1), 1).published()).isEmpty();
    assertThat(new Golfers(28, 9, Duration.ofSeconds(1), 1).published()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 30, 204})
  void numbersThatAreNoFoursAreRefused(int players) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Golfers(players, 5, Duration.ofSeconds(1), 1))
        .withMessageContaining("[" + players + "]");
  }
}
