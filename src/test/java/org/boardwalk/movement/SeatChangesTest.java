package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeatChangesTest {

  @Test
  void eightPlayersMoveAsTheKnownRuleSays() {
    // Of seven who move after each of six rounds, four change tables and four directions.
    assertThat(SeatChanges.of(Examples.eightPlayers()))
        .isEqualTo(new SeatChanges(true, 1, 42, 24, 24, true));
  }

  @Test
  void onlyEastWestPairsMoveInMitchell() {
    assertThat(SeatChanges.of(Examples.mitchell(3, 0, 2)))
        .isEqualTo(new SeatChanges(true, 3, 6, 6, 0, true));
  }

  @Test
  void comingFromWaitingIsNoChange() {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>(eight.rounds().subList(0, 2));
    Movement ten =
        new Movement(
            "10",
            Kind.INDIVIDUAL,
            10,
            1,
            eight.boards(),
            Rotation.NONE,
            1,
            List.of(only(rounds.get(0), 1), only(rounds.get(1), 1)));
    // At table 1 sit 8 5 1 7, then 8 6 2 1: 1 moves from South to West.
    assertThat(SeatChanges.of(ten)).isEqualTo(new SeatChanges(true, 1, 1, 0, 1, true));
  }

  private static Round only(Round round, int table) {
    return new Round(round.encounters().stream().filter(e -> e.table() == table).toList());
  }

  @Test
  void aRuleComesFirstThenStationaryContestantsThenFewChanges() {
    List<SeatChanges> sorted =
        List.of(
            new SeatChanges(true, 0, 9, 9, 9, true),
            new SeatChanges(false, 2, 8, 8, 8, false),
            new SeatChanges(false, 1, 5, 5, 5, true),
            new SeatChanges(false, 1, 6, 4, 4, true),
            new SeatChanges(false, 1, 6, 5, 3, true),
            new SeatChanges(false, 1, 6, 5, 4, true),
            new SeatChanges(false, 1, 6, 5, 4, false));
    List<SeatChanges> shuffled = new ArrayList<>(sorted);
    Collections.reverse(shuffled);
    Collections.sort(shuffled);
    assertThat(shuffled).isEqualTo(sorted);
  }

  @Test
  void turnedTablesKeepLeftHandOpponents() {
    Seating.FourPlayers four = Examples.four(1, 2, 3, 4);
    assertThat(four.turned(0)).isEqualTo(four);
    assertThat(four.turned(1)).isEqualTo(Examples.four(4, 1, 2, 3));
    assertThat(four.turned(6)).isEqualTo(Examples.four(3, 4, 1, 2));
  }
}
