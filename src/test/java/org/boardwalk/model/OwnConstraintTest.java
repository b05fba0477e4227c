package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Constraints of a caller's own, and models in which no symmetry is broken. */
@Tag("thorough")
class OwnConstraintTest {

  private static final IndividualWish FIVE = Wishes.shared(5, 1, 2);
  private static final ConstraintModel SEATS = SeatsFormulation.of(FIVE).orElseThrow();

  private static final VariableFamily NUMBER = new VariableFamily("n", "i", "a number");

  /** The domains of the variables over which constraints by chance are. */
  private static final List<List<Long>> DOMAINS =
      List.of(
          List.of(0L, 1L),
          List.of(0L, 1L),
          List.of(0L, 1L),
          List.of(-1L, 0L, 1L, 2L),
          List.of(0L, 1L, 2L),
          List.of(1L, 2L, 3L));

  private static final int BOOLS = 3;

  /** A constraint, and what it says of the values of all variables. */
  private record Said(OwnConstraint own, Predicate<List<Long>> holds) {}

  /** A model of numbers that says nothing of them. */
  private static ConstraintModel numbers() {
    ModelBuilder builder = new ModelBuilder();
    for (int v = 0; v < DOMAINS.size(); v++) {
      List<Long> domain = DOMAINS.get(v);
      builder.integer(NUMBER, domain.get(0), domain.get(domain.size() - 1), v);
    }
    return new ConstraintModel(
        "numbers",
        builder.build(),
        builder.legend(""),
        values -> {
          throw new UnsupportedOperationException("no movement");
        },
        true);
  }

  private static long value(int literal, List<Long> values) {
    return literal >= 0 ? values.get(literal) : 1 - values.get(-literal - 1);
  }

  private static Said byChance(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> {
        int[] factors = random.ints(DOMAINS.size(), -2, 3).toArray();
        int negated = ModelBuilder.not(random.nextInt(BOOLS));
        long least = random.nextInt(-4, 4);
        long most = least + random.nextInt(4);
        boolean open = random.nextInt(3) == 0;
        Sum sum = new Sum().add(negated, 2).plus(1);
        for (int v = 0; v < factors.length; v++) {
          sum.add(v, factors[v]);
        }
        yield new Said(
            OwnConstraint.between(sum, least, open ? Long.MAX_VALUE : most),
            values -> {
              long total = 1 + 2 * value(negated, values);
              for (int v = 0; v < factors.length; v++) {
                total += factors[v] * values.get(v);
              }
              return total >= least && (open || total <= most);
            });
      }
      case 1 -> {
        int[] any = literals(random);
        yield new Said(
            OwnConstraint.anyOf(any),
            values -> Arrays.stream(any).anyMatch(l -> value(l, values) == 1));
      }
      case 2 -> {
        int condition = literals(random)[0];
        int[] any = literals(random);
        yield new Said(
            OwnConstraint.implies(condition, any),
            values ->
                value(condition, values) == 0
                    || Arrays.stream(any).anyMatch(l -> value(l, values) == 1));
      }
      default -> {
        int[] some = random.ints(0, DOMAINS.size()).distinct().limit(4).toArray();
        yield new Said(
            OwnConstraint.allDifferent(
                List.of(
                    Sum.of(some[0]),
                    new Sum().add(some[1], 2).add(some[2], -1),
                    Sum.of(some[3]).plus(1))),
            values ->
                Stream.of(
                            values.get(some[0]),
                            2 * values.get(some[1]) - values.get(some[2]),
                            values.get(some[3]) + 1)
                        .distinct()
                        .count()
                    == 3);
      }
    };
  }

  private static int[] literals(Random random) {
    return random
        .ints(0, BOOLS)
        .distinct()
        .limit(1 + random.nextInt(2))
        .map(v -> random.nextBoolean() ? v : ModelBuilder.not(v))
        .toArray();
  }

  /** Every assignment of the numbers that keeps all of the constraints. */
  private static List<List<Long>> byBruteForce(List<Said> said) {
    List<List<Long>> all = List.of(List.of());
    for (List<Long> domain : DOMAINS) {
      all =
          all.stream()
              .flatMap(
                  begun ->
                      domain.stream()
                          .map(v -> Stream.concat(begun.stream(), Stream.of(v)).toList()))
              .toList();
    }
    return all.stream().filter(v -> said.stream().allMatch(s -> s.holds().test(v))).toList();
  }

  private static List<List<Long>> byEngine(Engine engine, ConstraintModel model) {
    List<List<Long>> all = new ArrayList<>();
    engine.enumerate(
        model,
        values -> all.add(IntStream.range(0, DOMAINS.size()).mapToObj(values::value).toList()));
    return all;
  }

  private static void assertKept(List<Said> said, String what) {
    ConstraintModel model = numbers();
    for (Said one : said) {
      model = model.with("own", "By chance.", one.own());
    }
    assertThat(model.legend().labels()).hasSize(model.variables()).doesNotHaveDuplicates();
    for (Engine engine : Engines.all()) {
      assertThat(byEngine(engine, model))
          .as("%s, %s: %s", what, engine.name(), said)
          .containsExactlyInAnyOrderElementsOf(byBruteForce(said));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void everyEngineVisitsWhatKeepsTypedConstraintsOnce(long seed) {
    Random random = new Random(seed);
    for (int k = 0; k < 8; k++) {
      List<Said> said = Stream.generate(() -> byChance(random)).limit(1 + k % 3).toList();
      assertKept(said, "seed " + seed + ", model " + k);
    }
  }

  @Test
  void sumsThatHaveAsManyValuesAsThereAreAreAPermutation() {
    assertKept(
        List.of(
            new Said(
                OwnConstraint.allDifferent(List.of(Sum.of(4), Sum.of(5).plus(-1), Sum.of(0, 1))),
                v ->
                    Stream.of(v.get(4), v.get(5) - 1, v.get(0) + v.get(1)).distinct().count()
                        == 3)),
        "three values");
    assertKept(List.of(new Said(OwnConstraint.allDifferent(0, 1, 2), v -> false)), "pigeons");
    assertKept(
        List.of(new Said(OwnConstraint.between(List.of(0, 1, 2), 2, 2), OwnConstraintTest::two)),
        "two of");
    assertKept(
        List.of(new Said(OwnConstraint.implies(0), v -> v.get(0) == 0)), "condition that fails");
    assertKept(
        List.of(new Said(OwnConstraint.between(new Sum(), 1, 2), v -> false)), "nothing is 1");
  }

  private static boolean two(List<Long> values) {
    return values.get(0) + values.get(1) + values.get(2) == 2;
  }

  @Test
  void aTypedConstraintIsAValueAndAFamilyOfTheModel() {
    OwnConstraint one = OwnConstraint.between(Sum.of(3, 4), 0, 2);
    assertThat(one)
        .isEqualTo(OwnConstraint.between(Sum.of(4, 3), 0, 2))
        .isNotEqualTo(OwnConstraint.between(Sum.of(4, 3), 0, 3));
    ConstraintModel model = SEATS.with("no luck", "In words.", OwnConstraint.anyOf(0));
    assertThat(model.digest()).isEqualTo(with(SEATS, 0).digest());
    assertThat(model.name()).isEqualTo("seats with no luck");
    List<ConstraintFamily> families = model.legend().familiesOf(model.constraints());
    assertThat(families.get(SEATS.constraints()))
        .isEqualTo(ConstraintFamily.required("no luck", "In words.", ""));
    assertThat(families.subList(0, SEATS.constraints()))
        .isEqualTo(SEATS.legend().familiesOf(SEATS.constraints()));
  }

  @Test
  void familiesStayWhereALegendEndsEarly() {
    ConstraintModel part = SEATS.settled(List.of(0, 1));
    ConstraintModel model = part.with("own", "In words.", OwnConstraint.anyOf(2));
    assertThat(model.legend().familiesOf(model.constraints()))
        .startsWith(SEATS.legend().familiesOf(SEATS.constraints()).toArray(ConstraintFamily[]::new))
        .endsWith(
            ConstraintFamily.UNSAID,
            ConstraintFamily.UNSAID,
            ConstraintFamily.required("own", "In words.", ""));
  }

  @Test
  void wrongConstraintsAreRefusedWithWhatIsWrong() {
    ConstraintModel model = numbers();
    assertThatThrownBy(() -> model.with("own", "", OwnConstraint.anyOf(0, -8)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "variable [7] is not in the model, whose last is [5]\n"
                + "Maybe ask the model's variables(...) for it.");
    assertThatThrownBy(() -> model.with("own", "", OwnConstraint.allDifferent(3, 6)))
        .hasMessageStartingWith("variable [6] is not in the model");
    assertThatThrownBy(() -> model.with("own", "", OwnConstraint.between(Sum.of(6), 0, 1)))
        .hasMessageStartingWith("variable [6] is not in the model");
    assertThatThrownBy(() -> model.with("own", "", OwnConstraint.implies(0, 3)))
        .hasMessage(
            "variable [3] has values from -1 to 2, and can be no literal\n"
                + "Maybe bound it by a sum.");
    Sum wide = new Sum().add(3, 500);
    assertThatThrownBy(
            () -> model.with("own", "", OwnConstraint.allDifferent(List.of(Sum.of(4), wide))))
        .hasMessageStartingWith("values [1501] of a sum are more than [1000]\nMaybe");
    assertThatThrownBy(() -> OwnConstraint.between(Sum.of(0), 2, 1))
        .hasMessage("sum from [2] to [1] has no value\nMaybe exchange the two.");
    assertThatThrownBy(() -> OwnConstraint.anyOf()).hasMessage("clause [] must have a literal");
    assertThatThrownBy(() -> OwnConstraint.allDifferent(1))
        .hasMessageStartingWith("all different [")
        .hasMessageEndingWith("must be at least two");
  }

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
