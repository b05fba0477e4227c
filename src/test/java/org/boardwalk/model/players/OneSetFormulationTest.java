package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One set of boards tells all of a schedule; {@link DevelopedFormulationTest} holds it to that. */
@Tag("thorough")
class OneSetFormulationTest {

  private static List<Movement> solved(IndividualWish wish, Development by, EngineChoice engine) {
    ConstraintModel model = OneSetFormulation.of(wish, by).orElseThrow();
    List<Movement> found = new ArrayList<>();
    Engine.End end =
        Engines.chosen(engine)
            .solve(
                model,
                Engine.Limits.effort(100, 1),
                values -> found.add(model.decoder().apply(values)));
    assertThat(end.verdict()).isEqualTo(Engine.Verdict.EXHAUSTED);
    assertThat(found).allSatisfy(movement -> assertThat(Judge.judge(movement).valid()).isTrue());
    return found;
  }

  /** These criteria ideal, the others of no matter. */
  private static IndividualWish ideal(IndividualWish wish, Criterion... criteria) {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, List.of(criteria).contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    return wish.demanding(demands);
  }

  private static Scorecard last(List<Movement> movements) {
    return Judge.judge(movements.get(movements.size() - 1));
  }

  @Test
  void theClausesAreCountedBeforeTheModelIsBuilt() {
    IndividualWish wish = Wishes.shared(13, 3, 13);
    for (Development by : Developments.forWish(wish)) {
      long least = OneSetFormulation.clauses(wish, by);
      OneSetFormulation.of(wish, by)
          .ifPresent(model -> assertThat((long) model.constraints()).isGreaterThan(least));
    }
  }

  @Test
  void noModelIsBuiltOfTheLargestRoom() {
    IndividualWish wish = Wishes.shared(200, 50, 200);
    Development by = Development.of(AbelianGroup.cyclic(200), 200);
    assertThat(OneSetFormulation.fits(wish, by)).isTrue();
    assertThat(OneSetFormulation.of(wish, by)).isEmpty();
  }

  @Test
  void thirteenPlayersWithOneCopyAndPerfectDirectionsCostNoLessThan156() {
    thirteenPlayersCostNoLessThan156(EngineChoice.CPSAT);
  }

  @Test
  @Tag("slow")
  void theOtherEngineFindsNoLessForThirteenPlayersEither() {
    thirteenPlayersCostNoLessThan156(EngineChoice.CHOCO);
  }

  private static void thirteenPlayersCostNoLessThan156(EngineChoice engine) {
    IndividualWish wish = Wishes.circulating(13, 3, 13, 13, 1);
    for (Development by : Developments.directed(wish)) {
      assertThat(last(solved(wish, by, engine)).total(wish.weights())).isEqualTo(156);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void twentyNinePlayersWithOneCopyMeetAllFourCriteria(EngineChoice engine) {
    IndividualWish wish =
        Wishes.requiring(Wishes.circulating(29, 7, 29, 29, 1), Criterion.values());
    Development by = Developments.directed(wish).get(0);
    assertThat(by.multiplied()).isTrue();
    assertThat(last(solved(wish, by, engine)).total(wish.weights())).isZero();
  }

  @Test
  @Tag("slow")
  void fortyPlayersIn13RoundsWithOneCopyMeetNobodyTwiceTooOften() {
    IndividualWish wish = ideal(Wishes.circulating(40, 10, 13, 13, 1), PARTNER, OPPONENT, SIDE);
    Development by = Development.of(AbelianGroup.cyclic(13), 40);
    Scorecard card = last(solved(wish, by, EngineChoice.CPSAT));
    assertThat(List.of(PARTNER, OPPONENT, SIDE)).allSatisfy(c -> assertThat(card.cost(c)).isZero());
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 16, 20})
  void inSharedPlayItFindsTheBaseRoundOfAWhistTournament(int players) {
    IndividualWish wish = ideal(Wishes.complete(players), PARTNER, OPPONENT);
    Development by = Development.of(AbelianGroup.cyclic(players - 1), players);
    Scorecard card = last(solved(wish, by, EngineChoice.CPSAT));
    assertThat(List.of(PARTNER, OPPONENT)).allSatisfy(c -> assertThat(card.cost(c)).isZero());
  }

  @Test
  @Tag("slow")
  void noCyclicScheduleOf12PlayersCostsLessThan132() {
    IndividualWish wish = Wishes.complete(12);
    Development by = Development.of(AbelianGroup.cyclic(11), 12);
    Scorecard card = last(solved(wish, by, EngineChoice.CPSAT));
    assertThat(card.total(wish.weights())).isEqualTo(132);
  }

  @Test
  void aGroupThatDoesNotMoveAllRoundsAndSetsDoesNotFit() {
    Development six = Development.of(AbelianGroup.cyclic(6), 16);
    assertThat(OneSetFormulation.of(Wishes.circulating(16, 4, 12, 12, 1), six)).isEmpty();
    assertThat(OneSetFormulation.of(Wishes.circulating(16, 4, 6, 7, 1), six)).isEmpty();
    assertThat(OneSetFormulation.of(Wishes.shared(16, 4, 12), six)).isEmpty();
  }

  @Test
  void theMostEvenDirectionsOf18PlayersOverNineElementsAreTwentyUpToNames() {
    AbelianGroup nine = AbelianGroup.cyclic(9);
    Development by = Development.of(nine, 18);
    GoodDirections.Agreement agreement = new GoodDirections.Agreement(new PairClasses(by), by, 4);
    List<Double> defects =
        GoodDirections.unlike(by, nine, 4, 24).stream()
            .map(d -> agreement.defect(d.signs().stream().mapToInt(sign -> sign).toArray()))
            .toList();
    double least = defects.get(0);
    assertThat(defects).isSorted();
    assertThat(defects).filteredOn(defect -> defect < least + 1).hasSize(20);
  }
}
