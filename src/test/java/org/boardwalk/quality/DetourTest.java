package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.movement.HalfMitchell;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;

/** What it costs that a session goes on otherwise than planned. */
class DetourTest {

  private static final List<Integer> ALL = List.of(1, 2, 3, 4, 5);

  @Test
  void waitsThatWerePlannedAreNotLost() {
    Movement planned = HalfMitchell.planned();
    Detour none = Detour.of(planned, planned, 1, ALL);
    assertThat(none.boardsLost()).isZero();
    assertThat(none.mostLost()).isZero();
    assertThat(none.changes()).isZero();
  }

  /** Two boards a round: pair 2 plays the last round in place of pair 3. */
  @Test
  void aPairThatWaitsForAnotherLosesARoundAndBothSitElsewhere() {
    Detour detour = Detour.of(HalfMitchell.planned(), HalfMitchell.exchanged(), 1, ALL);
    assertThat(detour.boardsLost()).isEqualTo(2);
    assertThat(detour.mostLost()).isEqualTo(2);
    assertThat(detour.moved()).isEqualTo(2);
    assertThat(detour.places()).isEqualTo(2);
  }

  @Test
  void aLatePlayerWithoutAGameLosesIt() {
    Movement planned = HalfMitchell.planned();
    assertThat(Detour.of(planned, HalfMitchell.withSixth(), 1, List.of(6)).boardsLost())
        .isEqualTo(4);
  }
}
