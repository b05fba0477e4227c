package org.boardwalk.search.local.amend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Detour;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How sessions of pairs go on when a round was played wrongly. */
@Tag("thorough")
final class WrongRoundTest extends Amending {

  @Test
  void aRoundThatWentAsPlannedLosesNoBoards() {
    Movement half = movement(MITCHELL, 8, 7, true);
    Amendment planned = of(Disruption.wronglyPlayed(half, 2, half.parts(2))).get(0);
    assertThat(planned.way()).isEqualTo(ContinuationWay.PLANNED);
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
    return Disruption.wronglyPlayed(movement, round, List.of(new Round(encounters)));
  }

  @Test
  void afterAnExchangeOfPlacesNobodyElseMovesInTheFirstTwoWays() {
    for (Movement movement :
        List.of(movement(MITCHELL, 7, 7, false), movement(HOWELL, 7, 10, false))) {
      List<Amendment> all = of(exchanged(movement, 3));
      Amendment first = all.get(0);
      assertThat(first.way().leavesOthersAlone()).isTrue();
      assertThat(first.detour().moved()).isLessThanOrEqualTo(2);
      Amendment kept = by(ContinuationWay.EXCHANGED, all);
      assertThat(kept.detour().moved()).isEqualTo(2);
      assertThat(first.detour().boardsLost()).isLessThanOrEqualTo(kept.detour().boardsLost());
    }
  }

  /**
   * In a Mitchell of 7 tables with 2 boards a set, EW k play set k+2(r-1) in round r: EW 13 the
   * sets 6, 1, 3, 5, 7, 2, 4, and EW 14 the sets 7, 2, 4, 6, 1, 3, 5. In round 3 they play 4 and 3.
   * Back in their places each meets one of these again, in rounds 7 and 6 at table 5: two tables
   * rest, which costs each of four sides 2 boards, NS 5 twice. In each other's places EW 13 would
   * meet 6 and 1 again, and EW 14 sets 7 and 2: four tables rest.
   */
  @Test
  void goingBackAfterAnExchangeCostsTwoTablesAndKeepingThePlacesFour() {
    List<Amendment> all = of(exchanged(movement(MITCHELL, 7, 7, false), 3));
    assertThat(all.get(0).way()).isEqualTo(ContinuationWay.PLANNED);
    assertThat(all.get(0).detour()).isEqualTo(new Detour(8, 4, 0, 0, 0, 1, 0));
    Detour kept = by(ContinuationWay.EXCHANGED, all).detour();
    assertThat(kept.boardsLost()).isEqualTo(16);
    assertThat(kept.moved()).isEqualTo(2);
    assertThat(by(ContinuationWay.REPAIR, all).detour().moved()).isPositive();
  }

  @Test
  void theSameSeedGivesTheSameRest() {
    Disruption disruption = new Disruption(movement(HOWELL, 6, 9, false), 3, List.of(2, 9), 0);
    assertThat(Amendments.of(disruption, 5, () -> false))
        .isEqualTo(Amendments.of(disruption, 5, () -> false));
  }
}
