package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.junit.jupiter.api.Test;

/** Wishes beyond people, boards and time. */
class FurtherTest {

  private static Occasion evening(OptionalInt boards, Further further) {
    return new Occasion(
        new People.Players(13),
        boards,
        Optional.empty(),
        Pace.USUAL,
        OptionalInt.empty(),
        OptionalInt.empty(),
        0,
        further);
  }

  private static Further further(OptionalInt rounds, OptionalInt mayStop) {
    return new Further(rounds, List.of(), List.of(), mayStop, OptionalInt.empty());
  }

  @Test
  void whoPartnersOnceIsNoReasonToForgetTheIdealMovement() {
    Further together =
        new Further(
            OptionalInt.empty(),
            List.of(new Couple(1, 2), new Couple(2, 3)),
            List.of(),
            OptionalInt.empty(),
            OptionalInt.empty());
    Proposal first = ShippedProposals.of(evening(OptionalInt.of(26), together)).get(0);
    assertThat(first.movement().rounds()).hasSize(13);
  }

  @Test
  void freeSitOutsAreSearchedFor() {
    Further free =
        new Further(
            OptionalInt.empty(),
            List.of(),
            List.of(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            SitOutRule.FREE);
    Quest quest = Quest.of(evening(OptionalInt.empty(), free), List.of()).orElseThrow();
    assertThat(quest.lack()).isEqualTo(Quest.Lack.WISHES);
    assertThat(quest.hopes())
        .allMatch(
            hope ->
                hope.wish() instanceof IndividualWish wish
                    && wish.fixed().sitOuts() == SitOutRule.FREE);
  }

  @Test
  void nothingIsStoppedAfterItsLastRound() {
    OptionalInt five = OptionalInt.of(5);
    assertThatThrownBy(() -> further(five, OptionalInt.of(20)))
        .hasMessage("may stop after round [20] must be from 1 to 5");
    Further late = further(OptionalInt.empty(), OptionalInt.of(40));
    assertThatThrownBy(() -> ShippedProposals.of(evening(OptionalInt.empty(), late)))
        .hasMessageStartingWith("may stop after round [40]: what fits has ")
        .hasMessageEndingWith("\nMaybe allow more time, or stop earlier.");
    Further atTheEnd = further(five, five);
    assertThat(Quest.of(evening(OptionalInt.empty(), atTheEnd), List.of())).isPresent();
  }
}
