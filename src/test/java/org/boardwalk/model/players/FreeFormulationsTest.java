package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.boardwalk.model.Witness;
import org.boardwalk.model.players.BruteForce.Costs;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The formulation by seats agrees with all schedules of tiny wishes. */
@Tag("thorough")
class FreeFormulationsTest {

  @ParameterizedTest
  @CsvSource({"4,1,1", "5,1,1", "6,1,1", "7,1,1", "8,2,1"})
  void findTheLeastCostInSharedPlay(int players, int tables, int rounds) {
    IndividualWish sizes = Wishes.shared(players, tables, rounds);
    Set<Costs> costs = BruteForce.costs(sizes);
    for (IndividualWish wish : Witness.demands(sizes)) {
      Witness.assertLeast(
          SeatsFormulation.of(wish).orElseThrow(), wish, BruteForce.least(wish, costs));
    }
    for (IndividualWish wish : Witness.fewDemands(sizes)) {
      OptionalLong least = BruteForce.least(wish, costs);
      Witness.assertLeast(SeatsFormulation.of(wish, false).orElseThrow(), wish, least);
    }
  }

  @ParameterizedTest
  @CsvSource({"4,1,2", "5,1,2", "6,1,2"})
  @Tag("slow")
  void findTheLeastCostInSharedPlayInLongerCases(int players, int tables, int rounds) {
    findTheLeastCostInSharedPlay(players, tables, rounds);
  }

  @ParameterizedTest
  @CsvSource({"4,1,3", "7,1,2"})
  void findTheLeastCostOfLongerSchedules(int players, int tables, int rounds) {
    IndividualWish sizes = Wishes.shared(players, tables, rounds);
    Set<Costs> costs = BruteForce.costs(sizes);
    for (IndividualWish wish : Witness.fewDemands(sizes)) {
      OptionalLong least = BruteForce.least(wish, costs);
      Witness.assertLeastQuickly(SeatsFormulation.of(wish).orElseThrow(), wish, least);
    }
  }

  @ParameterizedTest
  @CsvSource({"5,1,3", "6,1,3", "8,1,2"})
  @Tag("slow")
  void findTheLeastCostOfLongerSchedulesInLongerCases(int players, int tables, int rounds) {
    findTheLeastCostOfLongerSchedules(players, tables, rounds);
  }

  @ParameterizedTest
  @CsvSource({"8,2,2"})
  void seatsFindTheLeastCostWithSitOutsInTurnsAndAtTwoTables(int players, int tables, int rounds) {
    IndividualWish sizes = Wishes.shared(players, tables, rounds);
    Set<Costs> costs = BruteForce.costs(sizes);
    for (IndividualWish wish : Witness.fewDemands(sizes)) {
      Witness.assertLeastQuickly(
          SeatsFormulation.of(wish).orElseThrow(), wish, BruteForce.least(wish, costs));
    }
  }

  @ParameterizedTest
  @CsvSource({"7,1,3"})
  @Tag("slow")
  void seatsFindTheLeastCostWithSitOutsInTurnsAndAtTwoTablesInLongerCases(
      int players, int tables, int rounds) {
    seatsFindTheLeastCostWithSitOutsInTurnsAndAtTwoTables(players, tables, rounds);
  }

  @ParameterizedTest
  @CsvSource({"4,1,1,1,1", "4,1,2,2,1", "8,2,1,1,2", "8,2,1,2,1"})
  void findTheLeastCostInCirculatingPlay(
      int players, int tables, int rounds, int sets, int copies) {
    IndividualWish sizes = Wishes.circulating(players, tables, rounds, sets, copies);
    Set<Costs> costs = BruteForce.costs(sizes);
    assertThat(costs).isNotEmpty();
    for (IndividualWish wish : Witness.fewDemands(sizes)) {
      OptionalLong least = BruteForce.least(wish, costs);
      Witness.assertLeast(SeatsFormulation.of(wish).orElseThrow(), wish, least);
      Witness.assertLeast(SeatsFormulation.of(wish, false).orElseThrow(), wish, least);
    }
  }

  @ParameterizedTest
  @CsvSource({"5,1,2,2,1"})
  @Tag("slow")
  void findTheLeastCostInCirculatingPlayInLongerCases(
      int players, int tables, int rounds, int sets, int copies) {
    findTheLeastCostInCirculatingPlay(players, tables, rounds, sets, copies);
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,3,1", "5,1,2,3,1"})
  void findTheLeastCostOfLongerCirculatingPlay(
      int players, int tables, int rounds, int sets, int copies) {
    leastCost(Wishes.circulating(players, tables, rounds, sets, copies));
  }

  @ParameterizedTest
  @Tag("slow")
  @CsvSource({"2,1", "2,2", "3,1", "4,1"})
  void eightPlayersCirculateAtTwoTables(int sets, int copies) {
    leastCost(Wishes.circulating(8, 2, 2, sets, copies));
  }

  @Test
  @Tag("slow")
  void findTheLeastCostOfThreeRoundsOfCirculatingPlay() {
    leastCost(Wishes.circulating(5, 1, 3, 3, 1));
  }

  static void leastCost(IndividualWish sizes) {
    Set<Costs> costs = BruteForce.costs(sizes);
    assertThat(costs).isNotEmpty();
    for (IndividualWish wish : Witness.fewDemands(sizes)) {
      Witness.assertLeastQuickly(
          SeatsFormulation.of(wish).orElseThrow(), wish, BruteForce.least(wish, costs));
    }
  }

  @ParameterizedTest
  @CsvSource({"4,3", "9,4", "12,3", "17,2"})
  void seatsHaveNoFewerConstraintsThanIsKnownBefore(int players, int rounds) {
    for (IndividualWish wish :
        List.of(
            Wishes.shared(players, players / 4, rounds),
            Wishes.circulating(players, players / 4, rounds, rounds + 1, players / 4))) {
      assertThat((long) SeatsFormulation.of(wish).orElseThrow().constraints())
          .isGreaterThanOrEqualTo(SeatsFormulation.clauses(wish));
    }
  }
}
