package org.boardwalk.model.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.design.Formulations;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Splitting the models of cyclic directed whist: partners, opponents and sides are even. */
class WhistCubesTest {

  private static ConstraintModel directed(int players, int order) {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, c == Criterion.DIRECTION ? Demand.IGNORE : Demand.REQUIRE);
    }
    IndividualWish wish =
        UsualWish.complete(players).demanding(demands).with(Symmetry.cyclic(order));
    return Formulations.of(wish).get(0).built().orElseThrow();
  }

  private static boolean solvable(ConstraintModel model, EngineChoice engine) {
    boolean[] found = {false};
    Engine.Limits limits = Engine.Limits.effort(60, 1);
    Engine.End end = Engines.chosen(engine).solve(model, limits, values -> found[0] = true);
    assertThat(found[0] || end.exhausted()).as("finished").isTrue();
    return found[0];
  }

  /** None for 8 players, one for 5: R. D. Baker, Whist tournaments, Congr. Numer. 14 (1975). */
  @ParameterizedTest
  @CsvSource({"5, 5, true", "8, 7, false", "9, 9, false"})
  void thePartsTogetherHaveASolutionIfTheModelHasOne(int players, int order, boolean one) {
    ConstraintModel model = directed(players, order);
    List<Cube> parts = Splitting.of(model, Cube.WHOLE).orElseThrow();
    for (EngineChoice engine : List.of(EngineChoice.CPSAT, EngineChoice.CHOCO)) {
      assertThat(solvable(model, engine)).isEqualTo(one);
      assertThat(parts.stream().anyMatch(part -> solvable(part.of(model), engine))).isEqualTo(one);
    }
  }

  /** 990 tables hold the stationary player; Z11 and its multipliers take 110 to each other. */
  @Test
  void symmetriesLeaveFewParts() {
    ConstraintModel model = directed(12, 11);
    assertThat(Splitting.of(model, Cube.WHOLE).orElseThrow()).hasSizeBetween(1, 10);
  }

  /**
   * For 8 players no cube is left: each choice of players at the stationary player's table is
   * refuted by its consequences.
   */
  @Test
  void whatFollowsLeavesNoPartOfEight() {
    assertThat(Splitting.of(directed(8, 7), Cube.WHOLE)).hasValue(List.of());
  }
}
