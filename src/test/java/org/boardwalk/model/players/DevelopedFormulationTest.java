package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Witness;
import org.boardwalk.model.players.BruteForce.Costs;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Developed schedules agree with all base rounds of tiny groups. */
@Tag("thorough")
class DevelopedFormulationTest {

  @ParameterizedTest
  @CsvSource({
    "5,1,5,5,(1 2 3 4 5)",
    "4,1,3,3,(1 2 3)",
    "4,1,2,2,(1 2)(3 4)",
    "4,1,2,2,(1 2)",
    "5,1,2,2,(1 2)(3 4)"
  })
  void findsTheLeastCostUnderAGenerator(
      int players, int tables, int rounds, int order, String cycles) {
    agrees(Wishes.shared(players, tables, rounds), order, cycles);
  }

  @ParameterizedTest
  @CsvSource({
    "4,1,4,2,(1 2)(3 4)",
    "4,1,4,4,(1 2 3 4)",
    "4,1,2,1,()",
    "5,1,4,2,(1 2)(3 4)",
    "6,1,3,3,(1 2 3)(4 5 6)"
  })
  @Tag("slow")
  void findsTheLeastCostUnderAGeneratorInLongerCases(
      int players, int tables, int rounds, int order, String cycles) {
    findsTheLeastCostUnderAGenerator(players, tables, rounds, order, cycles);
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(strings = {"(1 2)(3 4)(5 6)(7 8)", "(1 2)(3 4)(5 6)"})
  void findsTheLeastCostOfTwoTables(String cycles) {
    agrees(Wishes.shared(8, 2, 2), 2, cycles);
  }

  @ParameterizedTest
  @CsvSource({
    "4,1,3,3,(1 2 3),ROTATE",
    "4,1,3,3,(1 2 3),SWAP",
    "4,1,2,2,(1 2)(3 4),SWAP",
    "5,1,5,5,(1 2 3 4 5),ROTATE",
    "5,1,5,5,(1 2 3 4 5),SWAP"
  })
  void findsTheLeastCostWithARotation(
      int players, int tables, int rounds, int order, String cycles, Rotation rotation) {
    agrees(Wishes.rotating(players, tables, rounds, rotation), order, cycles);
  }

  @ParameterizedTest
  @CsvSource({"4,1,3,3,1,3,(1 2 3)", "4,1,2,2,1,2,(1 2)(3 4)", "4,1,4,4,1,4,(1 2 3 4)"})
  void findsTheLeastCostInCirculatingPlay(
      int players, int tables, int rounds, int sets, int copies, int order, String cycles) {
    agrees(Wishes.circulating(players, tables, rounds, sets, copies), order, cycles);
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,4,1,2,(1 2)(3 4)", "5,1,5,5,1,5,(1 2 3 4 5)", "6,1,3,3,1,3,(1 2 3)(4 5 6)"})
  @Tag("slow")
  void findsTheLeastCostInCirculatingPlayInLongerCases(
      int players, int tables, int rounds, int sets, int copies, int order, String cycles) {
    findsTheLeastCostInCirculatingPlay(players, tables, rounds, sets, copies, order, cycles);
  }

  @ParameterizedTest
  @CsvSource({"5,5,5,(1 2 3 4 5),ROTATE"})
  void findsTheLeastCostInCirculatingPlayWithARotation(
      int players, int rounds, int sets, String cycles, Rotation rotation) {
    Boards boards = new Boards(sets, rotation.period(), Play.CIRCULATING, 1);
    agrees(Wishes.of(players, 1, rounds, boards, rotation), rounds, cycles);
  }

  @ParameterizedTest
  @CsvSource({"4,3,3,(1 2 3),ROTATE", "4,4,4,(1 2 3 4),SWAP", "4,2,4,(1 2)(3 4),SWAP"})
  @Tag("slow")
  void findsTheLeastCostInCirculatingPlayWithARotationInLongerCases(
      int players, int rounds, int sets, String cycles, Rotation rotation) {
    findsTheLeastCostInCirculatingPlayWithARotation(players, rounds, sets, cycles, rotation);
  }

  @ParameterizedTest
  @Tag("slow")
  @CsvSource({"2,1,(1 2)(3 4)(5 6)(7 8)", "2,2,(1 2)(3 4)(5 6)(7 8)", "4,1,(1 5)(2 6)(3 7)(4 8)"})
  void findsTheLeastCostOfEightPlayersInCirculatingPlay(int sets, int copies, String cycles) {
    agrees(Wishes.circulating(8, 2, 2, sets, copies), 2, cycles);
  }

  @Test
  @Tag("slow")
  void findsTheLeastCostOfEightPlayersWithARotation() {
    agrees(Wishes.rotating(8, 2, 2, Rotation.SWAP), 2, "(1 2)(3 4)(5 6)(7 8)");
  }

  private static void agrees(IndividualWish sizes, int order, String cycles) {
    Permutation step = Permutation.parse(cycles, sizes.players());
    IndividualWish wish = sizes.with(new Symmetry.Generated(List.of(step)));
    List<Integer> images = step.images().stream().map(i -> i - 1).toList();
    Set<Costs> costs = BruteForce.developed(wish, images, order);
    Development development = Developments.forWish(wish).get(0);
    assertThat(development.order()).isEqualTo(order);
    boolean plain = wish.rotation() == Rotation.NONE && wish.players() < 8;
    boolean small = plain || wish.players() == 4;
    boolean simple = small && wish.boards().play() == Play.SHARED;
    for (IndividualWish demanding : simple ? Witness.demands(wish) : Witness.fewDemands(wish)) {
      OptionalLong least = BruteForce.least(demanding, costs);
      for (ConstraintModel model : models(demanding, development)) {
        if (small) {
          Witness.assertLeast(model, demanding, least);
        } else {
          Witness.assertLeastQuickly(model, demanding, least);
        }
      }
    }
  }

  /** Of all tables, and of one set where that tells all. */
  private static List<ConstraintModel> models(IndividualWish wish, Development development) {
    return Stream.of(
            DevelopedFormulation.of(wish, development), OneSetFormulation.of(wish, development))
        .flatMap(Optional::stream)
        .toList();
  }

  @Test
  @Tag("slow")
  void sevenMoversAndAFixedPlayerHaveTheLeastCostOfAllBaseRounds() {
    IndividualWish cyclic = Wishes.complete(8).with(Symmetry.cyclic(7));
    Set<Costs> costs = BruteForce.developed(cyclic, List.of(1, 2, 3, 4, 5, 6, 0, 7), 7);
    Development development = Developments.forWish(cyclic).get(0);
    for (IndividualWish wish : Witness.fewDemands(cyclic)) {
      ConstraintModel model = DevelopedFormulation.of(wish, development).orElseThrow();
      Witness.assertLeastQuickly(model, wish, BruteForce.least(wish, costs));
    }
  }

  /** Then two rules that name no difference take the place of a sum and a difference. */
  @ParameterizedTest
  @CsvSource({
    "8,7,OPPONENT SIDE,true",
    "8,7,OPPONENT SIDE PARTNER DIRECTION,true",
    "8,7,OPPONENT,false",
    "8,7,SIDE,false"
  })
  void leftAndRightAreSaidWhereOpponentsAndSidesAreRequired(
      int players, int order, String required, boolean said) {
    Criterion[] criteria =
        Stream.of(required.split(" ")).map(Criterion::valueOf).toArray(Criterion[]::new);
    IndividualWish wish =
        Wishes.requiring(Wishes.complete(players), criteria).with(Symmetry.cyclic(order));
    Development development = Developments.forWish(wish).get(0);
    ConstraintModel model = DevelopedFormulation.of(wish, development).orElseThrow();
    assertThat(model.legend().families().contains(DevelopedConstraints.left(1))).isEqualTo(said);
  }

  /** Source: A. Aguado, A 10 days solution to the social golfer problem, 2004. */
  @Test
  @Tag("slow")
  void thirtyTwoPlayersMeetNobodyTwiceInTenRoundsKeptByAMultiplier() {
    IndividualWish wish =
        Wishes.rotating(32, 8, 10, Rotation.ROTATE)
            .demanding(
                Map.of(
                    PARTNER, Demand.REQUIRE,
                    OPPONENT, Demand.IGNORE,
                    SIDE, Demand.IGNORE,
                    DIRECTION, Demand.IGNORE));
    Development development =
        Developments.twisted(wish).stream()
            .filter(d -> d.order() == 5 && d.name().contains("orbits 4+2, of fixed 2"))
            .findFirst()
            .orElseThrow();
    ConstraintModel model = DevelopedFormulation.of(wish, development).orElseThrow();
    List<Movement> found = new ArrayList<>();
    Engines.chosen(wish.search().engine())
        .solve(
            model, Engine.Limits.effort(5, 1), values -> found.add(model.decoder().apply(values)));
    assertThat(found).isNotEmpty();
    assertThat(Judge.judge(found.get(0)).cost(PARTNER)).isZero();
    int[] multiplier = development.multipliers().get(1);
    List<Set<Set<Integer>>> rounds = found.get(0).rounds().stream().map(r -> tables(r)).toList();
    assertThat(rounds.stream().flatMap(Set::stream)).doesNotHaveDuplicates().hasSize(80);
    assertThat(rounds.stream().map(r -> image(r, multiplier)).filter(rounds::contains)).hasSize(10);
    assertThat(rounds.stream().filter(r -> image(r, multiplier).equals(r))).hasSize(2);
  }

  private static Set<Set<Integer>> tables(Round round) {
    return round.encounters().stream()
        .map(e -> Set.copyOf(e.seating().seats().values()))
        .collect(Collectors.toSet());
  }

  private static Set<Set<Integer>> image(Set<Set<Integer>> round, int[] multiplier) {
    return round.stream()
        .map(t -> t.stream().map(p -> multiplier[p - 1] + 1).collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }

  @Test
  void theBestRoundsMayHaveNoFairOrder() {
    // Players 1 and 3 sit out, 2 and 4, ...: no three of these rounds let everybody sit out once.
    IndividualWish wish = Wishes.shared(6, 1, 6).with(Symmetry.cyclic(6));
    Development development = Developments.forWish(wish).get(0);
    ConstraintModel model = DevelopedFormulation.of(wish, development).orElseThrow();
    assertThat(model.complete()).isFalse();
    Engines.all()
        .get(0)
        .solve(
            model,
            Engine.Limits.effort(1e6, 1),
            values -> {
              Scorecard card = Judge.judge(model.decoder().apply(values));
              assertThat(card.valid()).isTrue();
              assertThat(card.sitOuts().most()).isEqualTo(card.sitOuts().least());
            });
  }

  @Test
  void aCyclicOneCopyMovementOfEightPlayersIsImpossible() {
    IndividualWish wish =
        Wishes.requiring(Wishes.circulating(8, 2, 7, 7, 1), PARTNER, OPPONENT)
            .with(Symmetry.cyclic(7));
    Development development = Developments.forWish(wish).get(0);
    ConstraintModel model = DevelopedFormulation.of(wish, development).orElseThrow();
    Witness.assertLeastQuickly(model, wish, OptionalLong.empty());
  }
}
