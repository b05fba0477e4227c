package org.boardwalk.search.local.amend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How sessions of pairs go on when a round was played wrongly. */
@Tag("thorough")
final class WrongRoundTest extends Amending {

  @Test
  void aRoundThatWentAsPlannedLosesNoBoards() {
    Movement half = movement(MITCHELL, 8, 7, true);
    Amendment planned = of(Disruption.wronglyPlayed(half, 2, half.rounds().get(1))).get(0);
    assertThat(planned.way()).isEqualTo(WayOn.PLANNED);
    assertThat(planned.detour().boardsLost()).isZero();
    assertThat(planned.detour().changes()).isZero();
  }

  /** Two pairs went to each other's table. */
  private static Disruption exchanged(Movement movement, int round) {
    List<Encounter> encounters = new ArrayList<>(movement.rounds().get(round - 1).encounters());
    Encounter one = encounters.get(0);
    Encounter two = encounters.get(1);
    Seating.TwoPairs first = (Seating.TwoPairs) one.seating();
    Seating.TwoPairs second = (Seating.TwoPairs) two.seating();
    encounters.set(0, new Encounter(1, new Seating.TwoPairs(first.ns(), second.ew()), one.set()));
    encounters.set(1, new Encounter(2, new Seating.TwoPairs(second.ns(), first.ew()), two.set()));
    return Disruption.wronglyPlayed(movement, round, new Round(encounters));
  }

  @Test
  void afterAWrongRoundTheLeastChangedRestComesFirst() {
    for (Movement movement :
        List.of(movement(MITCHELL, 7, 7, false), movement(HOWELL, 7, 10, false))) {
      List<Amendment> all = of(exchanged(movement, 3));
      Amendment first = all.get(0);
      assertThat(all)
          .allMatch(a -> a.detour().boardsLost() >= first.detour().boardsLost())
          .allMatch(
              a ->
                  a.detour().boardsLost() > first.detour().boardsLost()
                      || a.detour().changes() >= first.detour().changes());
    }
  }

  @Test
  void theSameSeedGivesTheSameRest() {
    Disruption disruption = new Disruption(movement(HOWELL, 6, 9, false), 3, List.of(2, 9), 0);
    assertThat(Amendments.of(disruption, 5, () -> false))
        .isEqualTo(Amendments.of(disruption, 5, () -> false));
  }
}
