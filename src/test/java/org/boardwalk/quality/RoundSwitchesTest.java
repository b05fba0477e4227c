package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;

class RoundSwitchesTest {

  private static RoundSwitches of(Movement movement) {
    return RoundSwitches.of(movement).orElseThrow();
  }

  @Test
  void whereverThereIsNoSwitchOfAWholeRoundNothingIsFound() {
    assertThat(RoundSwitches.of(Examples.mitchell(7, 0, 1))).isEmpty();
    assertThat(RoundSwitches.of(Examples.mitchell(7, 0, 2))).isEmpty();
    assertThat(RoundSwitches.of(Examples.eightPlayers())).isEmpty();
  }

  @Test
  void theKnownCalibresComeWithTheFirstAndWithTheLastRounds() {
    for (int switched = 1; switched <= 3; switched++) {
      RoundSwitches found = of(Examples.mitchell(13, switched, 1));
      double due = List.of(83.63, 92.53, 67.79).get(switched - 1);
      assertThat(found.rounds()).hasSize(switched);
      assertThat(found.calibre(found.first())).isEqualTo(due, within(0.005));
      assertThat(found.calibre(found.last())).isEqualTo(due, within(0.005));
      assertThat(found.equal(found.last())).isTrue();
    }
  }

  @Test
  void theSwitchCanGoToOtherRoundsAndBack() {
    RoundSwitches found = of(Examples.mitchell(7, 2, 1));
    RoundSwitches moved = of(found.with(List.of(3, 5)));
    assertThat(moved.rounds()).containsExactly(3, 5);
    assertThat(moved.with(found.rounds())).isEqualTo(found.movement());
    assertThat(found.with(found.rounds())).isEqualTo(found.movement());
  }

  @Test
  void atMostHalfOfTheRoundsAreCalledSwitched() {
    RoundSwitches found = of(Examples.mitchell(7, 2, 1));
    RoundSwitches five = of(found.with(List.of(1, 2)));
    Movement turned =
        new RoundSwitches(five.movement(), List.of()).with(List.of(1, 2, 3, 4, 5, 6, 7));
    assertThat(of(turned).rounds()).hasSize(2);
  }
}
