package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class OccasionTest {

  @Test
  void thirteenRoundsOfTwoBoardsTakeThreeHoursAndTwentySixMinutes() {
    assertThat(Pace.USUAL.length(13, 2)).isEqualTo(Duration.ofMinutes(13 * 2 * 7 + 12 * 2));
  }

  @Test
  void anEveningOfThreeHoursHasTimeForTwentyThreeBoards() {
    Occasion evening = Occasion.of(new People.Players(13), OptionalInt.empty());
    assertThat(evening.off(23, 1)).isZero();
    assertThat(evening.off(10, 2)).isEqualTo(-3);
    assertThat(evening.allows(Duration.ofMinutes(189))).isTrue();
    assertThat(evening.allows(Duration.ofMinutes(190))).isFalse();
  }

  @Test
  void anEveningIsOverItsTimeByWhatExceedsTheLimit() {
    Occasion evening = Occasion.of(new People.Players(13), OptionalInt.empty());
    assertThat(evening.over(Duration.ofMinutes(184))).isEqualTo(Duration.ofMinutes(4));
    assertThat(evening.over(Duration.ofMinutes(170))).isZero();
    Occasion boards = Occasion.of(new People.Players(13), OptionalInt.of(60));
    assertThat(boards.over(Duration.ofHours(9))).isZero();
  }

  @Test
  void boardsThatAreSaidHaveNoLimitOfTime() {
    Occasion boards = Occasion.of(new People.Players(13), OptionalInt.of(60));
    assertThat(boards.limit()).isEmpty();
  }

  @Test
  void boardsThatEverybodyIsToPlayAreCountedWithoutSitOuts() {
    Occasion five = Occasion.of(new People.Players(5), OptionalInt.of(20));
    assertThat(five.off(5, 4)).isEqualTo(-4);
    assertThat(five.off(5, 5)).isZero();
    Occasion nine = Occasion.of(new People.Pairs(9), OptionalInt.of(24));
    assertThat(nine.off(9, 3)).isZero();
  }

  @Test
  void noMorePairsCannotMoveThanCame() {
    assertThatThrownBy(
            () ->
                new Occasion(
                    new People.Pairs(8),
                    OptionalInt.empty(),
                    Optional.empty(),
                    Pace.USUAL,
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    9))
        .hasMessage("stationary [9] must be from 0 to 8");
  }

  @Test
  void refusesWhatCannotBe() {
    assertThatThrownBy(() -> new People.Players(3)).hasMessageContaining("players [3]");
    assertThatThrownBy(() -> People.Pairs.atTables(0)).hasMessageContaining("tables [0]");
    assertThatThrownBy(() -> Occasion.of(new People.Players(8), OptionalInt.of(0)))
        .hasMessageContaining("boards [0]");
    assertThatThrownBy(
            () ->
                new Occasion(
                    new People.Players(8),
                    OptionalInt.empty(),
                    Optional.of(Duration.ofMinutes(3)),
                    Pace.USUAL,
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    0))
        .hasMessageContaining("time [3 minutes]");
  }
}
