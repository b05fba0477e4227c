package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class FollowRulesTest {

  @Test
  void eightPlayersFollowTheKnownRule() {
    FollowRules rules = FollowRules.of(Examples.eightPlayers());
    assertThat(rules.sentence())
        .isEqualTo(
            "table 1: N stays, S to W1, E to E2, W to S2;"
                + " table 2: N to S1, S to E1, E to W2, W to N2");
    assertThat(rules.stationary())
        .containsExactly(new FollowRules.Stationary(8, new Place.AtTable(1, Seat.NORTH)));
    assertThat(rules.next(new Place.AtTable(2, Seat.WEST)))
        .contains(new Place.AtTable(2, Seat.NORTH));
  }

  @Test
  void disturbedMovementHasNoRuleButStillItsStationaryPlayer() {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>(eight.rounds());
    Collections.swap(rounds, 2, 4);
    FollowRules rules = FollowRules.of(Examples.withRounds(eight, rounds));
    assertThat(rules.steps()).isEmpty();
    assertThat(rules.sentence()).isEmpty();
    assertThat(rules.stationary())
        .extracting(FollowRules.Stationary::contestant)
        .containsExactly(8);
  }

  @Test
  void doubleSeatHasNoRule() {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>(eight.rounds());
    rounds.set(3, new Round(List.of(new Encounter(1, Examples.four(8, 8, 4, 3), 4))));
    assertThat(FollowRules.of(Examples.withRounds(eight, rounds)).steps()).isEmpty();
  }

  @Test
  void singleRoundHasNoRule() {
    Movement eight = Examples.eightPlayers();
    FollowRules rules = FollowRules.of(Examples.withRounds(eight, eight.rounds().subList(0, 1)));
    assertThat(rules.steps()).isEmpty();
    assertThat(rules.stationary()).isEmpty();
  }

  @Test
  void tableThatPlaysOnlySomeRoundsHasNoRule() {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>(eight.rounds());
    rounds.set(6, new Round(rounds.get(6).encounters().subList(0, 1)));
    assertThat(FollowRules.of(Examples.withRounds(eight, rounds)).steps()).isEmpty();
  }

  @Test
  void mitchellPairsStayOrGoUp() {
    FollowRules rules = FollowRules.of(Examples.mitchell(3, 0, 2));
    assertThat(rules.sentence())
        .isEqualTo(
            "table 1: NS stays, EW to EW2; table 2: NS stays, EW to EW3;"
                + " table 3: NS stays, EW to EW1");
    assertThat(rules.stationary())
        .extracting(FollowRules.Stationary::contestant)
        .containsExactly(1, 2, 3);
  }

  @Test
  void lonePlayersAreNamedByTheirSeats() {
    assertThat(FollowRules.of(Examples.solo()).sentence())
        .isEqualTo("table 1: S stays, N to N2; table 2: S stays, N to N1");
  }

  @Test
  void onePlaceToWaitIsNotNumbered() {
    // Five players move by one place: N1, E1, S1, W1, out.
    assertThat(FollowRules.of(Examples.chain(5, 5)).sentence())
        .isEqualTo("table 1: N to E1, S to W1, E to S1, W to sit out; sit out to N1");
    assertThat(FollowRules.of(Examples.chain(5, 2)).sentence())
        .isEqualTo("table 1: N to E1, S to W1, E to S1, W to sit out; sit out to N1");
  }

  @Test
  void aPlayerWhoAlwaysSitsOutStays() {
    Movement eight = Examples.eightPlayers();
    Movement nine =
        new Movement("9", Kind.INDIVIDUAL, 9, 2, eight.boards(), Rotation.NONE, 1, eight.rounds());
    assertThat(FollowRules.of(nine).sentence()).endsWith("W to N2; sit out stays");
  }

  @Test
  void severalPlacesToWaitAreQueuedInTheOrderOfPlay() {
    assertThat(FollowRules.of(Examples.chain(7, 7)).sentence())
        .isEqualTo(
            "table 1: N to E1, S to W1, E to S1, W to sit out 1; sit out 1 to sit out 2;"
                + " sit out 2 to sit out 3; sit out 3 to N1");
  }

  @Test
  void placesToWaitWithoutOrderHaveNoStep() {
    // Too few rounds to see anybody come back.
    assertThat(FollowRules.of(Examples.chain(7, 3)).sentence())
        .isEqualTo("table 1: N to E1, S to W1, E to S1");
    // West waits one round or two.
    List<Round> rounds =
        List.of(
            round(1, 2, 3, 4), // 5 6 wait
            round(5, 1, 2, 3), // 4 6
            round(4, 5, 1, 2), // 3 6
            round(6, 4, 5, 1), // 2 3
            round(3, 6, 4, 5));
    Movement six = individual(6, rounds);
    assertThat(FollowRules.of(six).sentence()).isEqualTo("table 1: N to E1, S to W1, E to S1");
  }

  private static Round round(int north, int east, int south, int west) {
    return new Round(List.of(new Encounter(1, Examples.four(north, east, south, west), 1)));
  }

  private static Movement individual(int players, List<Round> rounds) {
    return new Movement(
        "one table",
        Kind.INDIVIDUAL,
        players,
        1,
        new Boards(1, 1, Play.SHARED, 1),
        Rotation.NONE,
        1,
        rounds);
  }
}
