package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;
import org.junit.jupiter.api.Test;

final class NothingFitsTextTest {

  private static Occasion evening(People people, OptionalInt boards, OptionalInt stock) {
    return new Occasion(
        people,
        boards,
        Optional.of(Duration.ofMinutes(90)),
        Pace.USUAL,
        stock,
        OptionalInt.empty(),
        0);
  }

  private static String of(People people, OptionalInt boards, OptionalInt stock) {
    return NothingFitsText.of(evening(people, boards, stock), other -> other.stock().isEmpty());
  }

  @Test
  void boardsThatTakeLongerThanThereIsTimeSaySo() {
    assertThat(of(new People.Pairs(12), OptionalInt.of(24), OptionalInt.empty()))
        .isEqualTo(
            "24 boards take 2 h 48 min without a move; in 1 h 30 min there is time for about 12.\n"
                + "Maybe ask for fewer boards, or allow more time.");
  }

  @Test
  void ofPairsNothingWasSearched() {
    assertThat(of(new People.Pairs(12), OptionalInt.empty(), OptionalInt.of(1)))
        .isEqualTo(
            "Nothing that is known fits.\n" + "Maybe bring more boards, or design a movement.");
    assertThat(of(new People.Players(12), OptionalInt.empty(), OptionalInt.of(1)))
        .startsWith("Nothing that is known fits, and a few seconds of search found nothing.\n");
  }

  @Test
  void onlyWhatWouldHelpIsAdvised() {
    Occasion oneCopy =
        evening(new People.Players(13), OptionalInt.empty(), OptionalInt.empty())
            .withCopies(OptionalInt.of(1));
    assertThat(NothingFitsText.of(oneCopy, other -> other.copies().isEmpty()))
        .endsWith("\nMaybe make more copies, or design a movement.");
    assertThat(NothingFitsText.of(oneCopy, other -> false)).endsWith("\nMaybe design a movement.");
  }

  @Test
  void theLeastTimeThatHelpsIsSaid() {
    Occasion evening = evening(new People.Players(13), OptionalInt.empty(), OptionalInt.empty());
    assertThat(NothingFitsText.of(evening, other -> other.allows(Pace.USUAL.length(5, 3))))
        .endsWith("\nMaybe allow 1 h 50 min, or design a movement.");
  }
}
