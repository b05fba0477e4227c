package org.boardwalk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.boardwalk.search.TinyModel.FREE_ABOVE;
import static org.boardwalk.search.TinyModel.FREE_BELOW;
import static org.boardwalk.search.TinyModel.bools;
import static org.boardwalk.search.TinyModel.not;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.search.Engine.End;
import org.boardwalk.search.Engine.Limits;
import org.boardwalk.search.Engine.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every engine must do: each kind of constraint of the neutral form against the enumeration of
 * tiny domains by an independent checker.
 */
public abstract class EngineContract {

  protected static final Limits ENOUGH = Limits.effort(1e6, 1);

  /** A model of three Booleans of which one is true. */
  protected static ConstraintModel oneOfThree() {
    return bools(3).exactlyOne(0, 1, 2).model();
  }

  /** The engine under test. */
  protected abstract Engine engine();

  /**
   * A model and the number of its solutions, counted by hand.
   *
   * @param fact what is modelled
   * @param model the model
   * @param solutions how many solutions it has
   */
  record Known(String fact, TinyModel model, int solutions) {
    @Override
    public String toString() {
      return fact;
    }
  }

  static Stream<Known> known() {
    return Stream.of(
        new Known("nothing said", bools(3), 8),
        new Known("clause", bools(3).clause(0, 1, 2), 7),
        new Known("clause of one literal", bools(2).clause(1), 2),
        new Known("clause with negations", bools(3).clause(not(0), 1, not(2)), 7),
        new Known("clause with a literal twice", bools(2).clause(0, 0), 2),
        new Known("clause that is always true", bools(2).clause(0, not(0)), 4),
        new Known("equivalence", bools(2).clause(not(0), 1).clause(0, not(1)), 2),
        new Known("exactly one", bools(4).exactlyOne(0, 1, 2, 3), 4),
        new Known("exactly one with a negation", bools(3).exactlyOne(0, not(1), 2), 3),
        new Known("exactly one of one", bools(2).exactlyOne(not(0)), 2),
        new Known("at most one", bools(4).atMostOne(0, 1, 2, 3), 5),
        new Known("at most one with negations", bools(3).atMostOne(not(0), not(1), 2), 4),
        new Known("at most one of one", bools(1).atMostOne(0), 2),
        new Known("both exactly one", bools(4).exactlyOne(0, 1).exactlyOne(2, 3), 4),
        new Known("lower bound", bools(4).linear(3, FREE_ABOVE, 1, 1, 1, 1), 5),
        new Known("upper bound", bools(4).linear(FREE_BELOW, 1, 1, 1, 1, 1), 5),
        new Known("both bounds", bools(4).linear(2, 3, 1, 1, 1, 1), 10),
        new Known("equality", bools(4).linear(2, 2, 1, 1, 1, 1), 6),
        new Known("no bounds", bools(2).linear(FREE_BELOW, FREE_ABOVE, 5, -7), 4),
        new Known("bounds that do not bind", bools(2).linear(-7, 5, 5, -7), 4),
        new Known("negative coefficients", bools(3).linear(-1, 0, 2, -1, -1), 4),
        new Known("a coefficient for each", bools(3).linear(3, 3, 1, 2, 3), 2),
        new Known("integers", new TinyModel().variable(-2, 3).variable(0, 2), 18),
        new Known(
            "sum of integers",
            new TinyModel().variable(-2, 3).variable(0, 2).linear(1, 1, 1, 1),
            3),
        new Known(
            "difference of integers",
            new TinyModel().variable(1, 4).variable(1, 4).linear(1, FREE_ABOVE, 1, -1),
            6),
        new Known("integer counts literals", bools(3).variable(0, 3).linear(0, 0, 1, 1, 1, -1), 8),
        new Known("constants", bools(2).variable(1, 1).variable(0, 0).exactlyOne(0, 1, 3), 2),
        new Known("constant in a clause", bools(2).variable(1, 1).clause(not(2), 0), 2),
        new Known("constant integer", bools(1).variable(5, 5).linear(5, 5, 3, 1), 1),
        new Known("constant true, all else false", bools(2).variable(1, 1).exactlyOne(0, 1, 2), 1),
        new Known("contradiction", bools(2).clause(0).clause(not(0)), 0),
        new Known("pigeons", bools(2).exactlyOne(0, 1).linear(0, 0, 1, 1), 0),
        new Known("sum out of reach", bools(3).linear(4, FREE_ABOVE, 1, 1, 1), 0),
        new Known("odd is not even", bools(3).linear(3, 3, 2, 2, 2), 0),
        new Known("objective does not matter", bools(2).clause(0, 1).minimise(0, 1, 1), 3));
  }

  @ParameterizedTest
  @MethodSource("known")
  void visitsEverySolutionOnce(Known known) {
    assertThat(known.model().solutions()).hasSize(known.solutions());
    assertThat(enumerated(known.model()))
        .containsExactlyInAnyOrderElementsOf(known.model().solutions());
  }

  @ParameterizedTest
  @MethodSource("known")
  void findsASolutionExactlyWhereThereIsOne(Known known) {
    List<List<Long>> found = solved(known.model());
    assertThat(known.model().solutions()).containsAll(found);
    assertThat(found.isEmpty()).isEqualTo(known.solutions() == 0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void agreesWithBruteForceOnModelsByChance(long seed) {
    Random random = new Random(seed);
    for (int k = 0; k < 20; k++) {
      TinyModel model = byChance(random);
      List<List<Long>> all = model.solutions();
      assertThat(enumerated(model))
          .as("seed %d, model %d: %s", seed, k, model)
          .containsExactlyInAnyOrderElementsOf(all);
      List<List<Long>> found = solved(model);
      assertThat(all).containsAll(found);
      assertThat(found.stream().mapToLong(model::cost).min())
          .as("seed %d, model %d: %s", seed, k, model)
          .isEqualTo(model.optimum());
    }
  }

  private static TinyModel byChance(Random random) {
    int bools = 3 + random.nextInt(4);
    TinyModel model = bools(bools);
    for (int k = random.nextInt(3); k > 0; k--) {
      long least = random.nextLong(-3, 3);
      model.variable(least, least + random.nextInt(4));
    }
    for (int k = 1 + random.nextInt(4); k > 0; k--) {
      switch (random.nextInt(5)) {
        case 0 -> model.clause(literals(random, bools));
        case 1 -> model.exactlyOne(literals(random, bools));
        case 2 -> model.atMostOne(literals(random, bools));
        default -> {
          long least = random.nextLong(-4, 5);
          long most = least + random.nextInt(5);
          model.linear(
              random.nextInt(4) == 0 ? FREE_BELOW : least,
              random.nextInt(4) == 0 ? FREE_ABOVE : most,
              factors(random, model.variables()));
        }
      }
    }
    return model.minimise(random.nextInt(3), factors(random, model.variables()));
  }

  /** Different variables, some negated. */
  private static int[] literals(Random random, int bools) {
    return random
        .ints(0, bools)
        .distinct()
        .limit(1 + random.nextInt(3))
        .map(v -> random.nextBoolean() ? v : not(v))
        .toArray();
  }

  private static long[] factors(Random random, int variables) {
    return random.longs(variables, -3, 4).toArray();
  }

  @Test
  void everySolutionShownIsBetterThanTheOneBefore() {
    TinyModel model =
        bools(6).linear(3, FREE_ABOVE, 1, 1, 1, 1, 1, 1).minimise(2, 7, 6, 5, 4, 3, 2);
    List<Long> costs = solved(model).stream().map(model::cost).toList();
    assertThat(costs).isSortedAccordingTo((a, b) -> Long.compare(b, a)).doesNotHaveDuplicates();
    assertThat(costs.get(costs.size() - 1)).isEqualTo(9);
  }

  @Test
  void costsOfMillionsAreMinimised() {
    TinyModel model =
        bools(2).variable(0, 900).linear(600, FREE_ABOVE, 0, 0, 1).minimise(0, 1, 1, 262_144);
    ConstraintModel neutral = model.model();
    List<List<Long>> found = new ArrayList<>();
    Verdict verdict = engine().solve(neutral, ENOUGH, a -> found.add(model.values(a))).verdict();
    // An engine whose numbers are too small for the cost may give up, but must not say "none".
    assertThat(verdict == Verdict.STOPPED || !found.isEmpty()).isTrue();
    if (verdict == Verdict.EXHAUSTED) {
      assertThat(found.get(found.size() - 1)).containsExactly(0L, 0L, 600L);
    }
  }

  @Test
  void whatTheListenerThrowsComesOut() {
    ConstraintModel model = bools(3).exactlyOne(0, 1, 2).minimise(0, 1, 2, 3).model();
    assertThatThrownBy(
            () ->
                engine()
                    .solve(
                        model,
                        ENOUGH,
                        a -> {
                          throw new IllegalStateException("from the listener");
                        }))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("from the listener");
    assertThatThrownBy(
            () ->
                engine()
                    .enumerate(
                        model,
                        a -> {
                          throw new AssertionError("an error, too");
                        }))
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessage("an error, too");
  }

  @Test
  void nothingIsShownAfterTheListenerHasThrown() {
    AtomicInteger calls = new AtomicInteger();
    assertThatThrownBy(
            () ->
                engine()
                    .enumerate(
                        bools(4).model(),
                        a -> {
                          calls.incrementAndGet();
                          throw new IllegalStateException("stop");
                        }))
        .hasMessage("stop");
    assertThat(calls).hasValue(1);
  }

  @Test
  void aLimitThatIsOverAtOnceStopsIt() {
    Limits over = new Limits(1e6, Double.POSITIVE_INFINITY, () -> true, 1);
    assertThat(engine().solve(hard(), over, a -> {}).verdict()).isEqualTo(Verdict.STOPPED);
  }

  @Test
  void littleEffortStopsIt() {
    Limits little = Limits.effort(1e-3, 1);
    End end = engine().solve(hard(), little, a -> {});
    assertThat(end.verdict()).isEqualTo(Verdict.STOPPED);
    assertThat(end.effort()).isPositive();
  }

  /** A market split problem (G. Cornuéjols and M. Dawande, IPCO 1998), far beyond a second. */
  private static ConstraintModel hard() {
    Random random = new Random(1);
    TinyModel model = bools(40);
    for (int k = 0; k < 5; k++) {
      long[] factors = random.longs(40, 1, 100).toArray();
      long half = Arrays.stream(factors).sum() / 2;
      model.linear(half, half, factors);
    }
    return model.model();
  }

  private List<List<Long>> enumerated(TinyModel model) {
    List<List<Long>> all = new ArrayList<>();
    engine().enumerate(model.model(), a -> all.add(model.values(a)));
    return all;
  }

  private List<List<Long>> solved(TinyModel model) {
    List<List<Long>> all = new ArrayList<>();
    Verdict verdict =
        engine().solve(model.model(), ENOUGH, a -> all.add(model.values(a))).verdict();
    assertThat(verdict).isEqualTo(Verdict.EXHAUSTED);
    return all;
  }
}
