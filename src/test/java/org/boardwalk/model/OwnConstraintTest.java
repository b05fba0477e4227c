package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.boardwalk.design.Formulations;
import org.boardwalk.model.ConstraintFamily.Purpose;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Constraints of a caller's own, and models in which no symmetry is broken. */
@Tag("thorough")
class OwnConstraintTest {

  private static final IndividualWish FIVE = Wishes.shared(5, 1, 2);
  private static final ConstraintModel SEATS = SeatsFormulation.of(FIVE).orElseThrow();

  private static ConstraintModel with(ConstraintModel model, int literal) {
    return model.with(
        "own",
        "A variable is settled.",
        ConstraintProto.newBuilder()
            .setBoolOr(BoolArgumentProto.newBuilder().addLiterals(literal))
            .build());
  }

  private static boolean none(ConstraintModel model) {
    boolean[] found = {false};
    Engine.End end =
        Engines.all()
            .get(0)
            .solve(
                model.withoutObjective(), Engine.Limits.effort(1e3, 1), values -> found[0] = true);
    assertThat(end.exhausted()).isTrue();
    return !found[0];
  }

  @Test
  void whatOnlyTheKeptSolutionsBreakIsNeverProvedImpossible() {
    assertThat(SEATS.complete()).isTrue();
    int misled = 0;
    for (int v = 0; v < 30; v++) {
      ConstraintModel kept = with(SEATS, v);
      assertThat(kept.complete()).isFalse();
      ConstraintModel all = with(SEATS.withoutSymmetryBreaking(), v);
      misled += none(kept) && !none(all) ? 1 : 0;
    }
    assertThat(misled).isPositive();
  }

  @Test
  void withoutSymmetryBreakingAnExhaustedSearchWithAnOwnConstraintProves() {
    ConstraintModel all = SEATS.withoutSymmetryBreaking();
    assertThat(with(all, 0).complete()).isTrue();
    assertThat(all.legend().familiesOf(all.constraints()))
        .noneMatch(rule -> rule.purpose() == Purpose.SYMMETRY);
    assertThat(all.constraints()).isLessThan(SEATS.constraints());
  }

  @Test
  void theLeastCostIsTheSameWithoutSymmetryBreaking() {
    Witness.assertLeastQuickly(SEATS, FIVE, OptionalLong.of(least(SEATS)));
    Witness.assertLeastQuickly(
        SEATS.withoutSymmetryBreaking(), FIVE, OptionalLong.of(least(SEATS)));
  }

  private static long least(ConstraintModel model) {
    long[] best = {Long.MAX_VALUE};
    Engines.all()
        .get(0)
        .solve(
            model,
            Engine.Limits.effort(1e3, 1),
            values -> best[0] = FIVE.judge(model.decoder().apply(values)).total(FIVE.weights()));
    return best[0];
  }

  @Test
  void namesSayWhatIsChangedInAFormulation() {
    List<Formulation> all = Formulations.of(FIVE);
    ConstraintModel changed =
        Formulation.named(all, "Seats without symmetry breaking below 9")
            .flatMap(Formulation::built)
            .orElseThrow();
    assertThat(changed.digest()).isEqualTo(SEATS.withoutSymmetryBreaking().below(9).digest());
    assertThat(changed.name()).isEqualTo("seats without symmetry breaking below 9");
    assertThat(Formulation.named(all, "seats below")).isEmpty();
    assertThat(Formulation.named(all, "chairs below 9")).isEmpty();
  }

  @Test
  void withoutCostsThereIsNoCeiling() {
    IndividualWish free =
        FIVE.demanding(
            Arrays.stream(Criterion.values())
                .collect(Collectors.toMap(c -> c, c -> Demand.IGNORE)));
    assertThatThrownBy(
            () ->
                Formulation.named(Formulations.of(free), "seats below 9")
                    .flatMap(Formulation::built))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has no costs to stay below [9]\nMaybe");
  }
}
