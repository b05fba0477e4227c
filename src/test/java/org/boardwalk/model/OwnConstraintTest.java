package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.design.Formulations;
import org.boardwalk.model.ConstraintFamily.Purpose;
import org.boardwalk.model.players.OneTableFormulation;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** From six players on, groups who sit out together have to take turns. */
  @ParameterizedTest
  @CsvSource({"4,2", "5,2", "6,2", "6,3", "7,2"})
  void oneTableWithoutSymmetryBreakingHasAllAnswersAndNothingElse(int players, int rounds) {
    IndividualWish wish =
        Wishes.shared(players, 1, rounds)
            .demanding(Criterion.all().collect(Collectors.toMap(c -> c, c -> Demand.IGNORE)));
    ConstraintModel all = OneTableFormulation.of(wish).orElseThrow().withoutSymmetryBreaking();
    assertThat(with(all, 0).complete()).isTrue();
    List<Set<Set<Integer>>> seen = new ArrayList<>();
    Engines.all()
        .get(0)
        .enumerate(
            all,
            values -> {
              Movement movement = all.decoder().apply(values);
              assertThat(wish.accepts(movement, wish.judge(movement))).isTrue();
              seen.add(sitOuts(movement));
            });
    assertThat(Set.copyOf(seen)).hasSize(turns(players, rounds));
  }

  private static Set<Set<Integer>> sitOuts(Movement movement) {
    return IntStream.rangeClosed(1, movement.rounds().size())
        .mapToObj(r -> Set.copyOf(movement.sittingOut(r)))
        .collect(Collectors.toSet());
  }

  /** Sets of groups, none with a player of another, as many as rounds: players! over the orders. */
  private static int turns(int players, int rounds) {
    int out = players - 4;
    long ways = 1;
    for (int r = 0, left = players; r < rounds && out > 0; r++, left -= out) {
      for (int k = 0; k < out; k++) {
        ways = ways * (left - k) / (k + 1);
      }
    }
    for (int r = 2; r <= rounds && out > 0; r++) {
      ways /= r;
    }
    return (int) ways;
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
