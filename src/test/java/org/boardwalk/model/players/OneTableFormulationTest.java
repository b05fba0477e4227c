package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.model.Witness;
import org.boardwalk.model.players.BruteForce.Costs;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** One table as multisets of seatings agrees with all schedules of tiny wishes. */
@Tag("thorough")
class OneTableFormulationTest {

  @ParameterizedTest
  @CsvSource({"4,1", "4,2", "4,3", "5,1", "5,2", "6,1", "7,1"})
  void findsTheLeastCost(int players, int rounds) {
    IndividualWish sizes = Wishes.shared(players, 1, rounds);
    Set<Costs> costs = BruteForce.costs(sizes);
    for (IndividualWish wish : Witness.demands(sizes)) {
      Witness.assertLeastQuickly(
          OneTableFormulation.of(wish).orElseThrow(), wish, BruteForce.least(wish, costs));
    }
  }

  @ParameterizedTest
  @CsvSource({"6,3", "7,2"})
  void findsItWhereEverybodySitsOutInTurn(int players, int rounds) {
    IndividualWish sizes = Wishes.shared(players, 1, rounds);
    Set<Costs> costs = BruteForce.costs(sizes);
    for (IndividualWish wish : Witness.fewDemands(sizes)) {
      Witness.assertLeastQuickly(
          OneTableFormulation.of(wish).orElseThrow(), wish, BruteForce.least(wish, costs));
    }
  }

  @ParameterizedTest
  @CsvSource({"7,3"})
  @Tag("slow")
  void findsItWhereEverybodySitsOutInTurnInLongerCases(int players, int rounds) {
    findsItWhereEverybodySitsOutInTurn(players, rounds);
  }

  @ParameterizedTest
  @CsvSource({"5,3", "6,2"})
  @Tag("slow")
  void findsTheLeastCostInLongerCases(int players, int rounds) {
    findsTheLeastCost(players, rounds);
  }

  @Test
  @Tag("slow")
  void findsItWhereSixChangeSeats() {
    findsItWhereSeatsRotate(6, 2, Rotation.SWAP);
  }

  @ParameterizedTest
  @CsvSource({"4,2,SWAP", "4,2,ROTATE", "5,2,SWAP", "5,2,ROTATE"})
  void findsItWhereSeatsRotate(int players, int rounds, Rotation rotation) {
    IndividualWish sizes = Wishes.rotating(players, 1, rounds, rotation);
    Set<Costs> costs = new HashSet<>();
    everySchedule(sizes, new ArrayList<>(), costs);
    for (IndividualWish wish : Witness.fewDemands(sizes)) {
      Witness.assertLeastQuickly(
          OneTableFormulation.of(wish).orElseThrow(), wish, BruteForce.least(wish, costs));
    }
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void everySeatingHasOneThatIsItsMirror(Rotation rotation) {
    Roles roles = new Roles(Wishes.rotating(4, 1, 2, rotation));
    Set<List<Integer>> left = new HashSet<>();
    Set<List<Integer>> right = new HashSet<>();
    for (int code = 0; code < 256; code++) {
      int[] seats = {code / 64, code / 16 % 4, code / 4 % 4, code % 4};
      if (IntStream.of(seats).distinct().count() == 4) {
        left.add(counts(roles, seats, 1));
        right.add(counts(roles, seats, -1));
      }
    }
    assertThat(left).isEqualTo(right);
  }

  /** What each player in turn is to each of the others, whose seats are given. */
  private static List<Integer> counts(Roles roles, int[] seats, int sign) {
    List<Integer> counts = new ArrayList<>();
    for (int a : seats) {
      for (int b : seats) {
        counts.add(roles.partner(a, b));
        counts.add(roles.opponent(a, b));
        counts.add(sign * roles.left(a, b));
      }
    }
    return counts;
  }

  /** Here the four seats differ, so that every seating but the first is taken. */
  private static void everySchedule(
      IndividualWish sizes, List<List<Foursome>> rounds, Set<Costs> costs) {
    if (rounds.size() == sizes.rounds()) {
      Scorecard card = Judge.judge(Unfolding.movement(sizes, Unfolding.shared(rounds)));
      if (card.sitOuts().even()) {
        costs.add(Costs.of(card));
      }
      return;
    }
    for (Foursome f : seatings(rounds.isEmpty() ? 4 : sizes.players())) {
      rounds.add(List.of(f));
      everySchedule(sizes, rounds, costs);
      rounds.remove(rounds.size() - 1);
    }
  }

  private static List<Foursome> seatings(int players) {
    return IntStream.range(0, players * players * players * players)
        .mapToObj(
            code ->
                new Foursome(
                    code % players,
                    code / players % players,
                    code / (players * players) % players,
                    code / (players * players * players),
                    0))
        .filter(f -> new HashSet<>(BruteForce.seats(f)).size() == 4)
        .toList();
  }

  @Test
  void hasNoMoreVariablesForMoreRounds() {
    assertThat(variables(Wishes.shared(6, 1, 30))).isEqualTo(variables(Wishes.shared(6, 1, 6)));
  }

  private static long variables(IndividualWish wish) {
    return OneTableFormulation.of(wish).orElseThrow().variables("times").all().size();
  }

  @Test
  void leavesMoreTablesAndSymmetryToOthers() {
    assertThat(OneTableFormulation.of(Wishes.shared(8, 2, 3))).isEmpty();
    assertThat(OneTableFormulation.of(Wishes.complete(5).with(Symmetry.cyclic(5)))).isEmpty();
  }
}
