package org.boardwalk.model.players;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.boardwalk.model.Witness;
import org.boardwalk.model.players.BruteForce.Costs;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The seats agree with all schedules of tiny wishes where seats rotate. */
@Tag("thorough")
class RotatingFormulationsTest {

  @ParameterizedTest
  @CsvSource({"4,1,1,SWAP", "4,1,1,ROTATE"})
  void seatsFindTheLeastCostWhereTheyRotate(
      int players, int tables, int rounds, Rotation rotation) {
    for (IndividualWish sizes : rotating(players, tables, rounds, rotation)) {
      Set<Costs> costs = BruteForce.costs(sizes);
      for (IndividualWish wish : Witness.fewDemands(sizes)) {
        OptionalLong least = BruteForce.least(wish, costs);
        Witness.assertLeast(SeatsFormulation.of(wish).orElseThrow(), wish, least);
        Witness.assertLeastQuickly(SeatsFormulation.of(wish, false).orElseThrow(), wish, least);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,SWAP", "5,1,1,SWAP", "5,1,1,ROTATE"})
  @Tag("slow")
  void seatsFindTheLeastCostWhereTheyRotateInLongerCases(
      int players, int tables, int rounds, Rotation rotation) {
    seatsFindTheLeastCostWhereTheyRotate(players, tables, rounds, rotation);
  }

  @ParameterizedTest
  @CsvSource({"8,2,1,SWAP", "8,2,1,ROTATE"})
  void seatsFindTheLeastCostOfLongerRotations(
      int players, int tables, int rounds, Rotation rotation) {
    rotating(players, tables, rounds, rotation).forEach(FreeFormulationsTest::leastCost);
  }

  @ParameterizedTest
  @CsvSource({"5,1,2,SWAP", "4,1,3,ROTATE", "4,1,3,SWAP", "5,1,2,ROTATE"})
  @Tag("slow")
  void seatsFindTheLeastCostOfLongerRotationsInLongerCases(
      int players, int tables, int rounds, Rotation rotation) {
    seatsFindTheLeastCostOfLongerRotations(players, tables, rounds, rotation);
  }

  /**
   * In shared play with as many boards as a rotation takes and twice as many, and with one copy.
   */
  private static List<IndividualWish> rotating(
      int players, int tables, int rounds, Rotation rotation) {
    int period = rotation.period();
    int sets = rounds + tables - 1;
    return List.of(
        Wishes.rotating(players, tables, rounds, rotation),
        Wishes.of(
            players, tables, rounds, new Boards(rounds, 2 * period, Play.SHARED, tables), rotation),
        Wishes.of(
            players, tables, rounds, new Boards(sets, period, Play.CIRCULATING, 1), rotation));
  }

  @ParameterizedTest
  @Tag("slow")
  @CsvSource({"SWAP", "ROTATE"})
  void seatsFindTheLeastCostAtTwoTablesWhereTheyRotate(Rotation rotation) {
    FreeFormulationsTest.leastCost(Wishes.rotating(8, 2, 2, rotation));
    FreeFormulationsTest.leastCost(
        Wishes.of(8, 2, 2, new Boards(2, 3 * 2, Play.CIRCULATING, 1), rotation));
  }
}
