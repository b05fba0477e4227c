package org.boardwalk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is begun, and what is not. */
class ModelMethodTest {

  private static final IndividualWish WISH = Wishes.shared(8, 2, 3);

  /** An engine that needs so long before it listens, and counts how often it is asked. */
  private static final class Slow implements Engine {
    private final double seconds;
    private final AtomicInteger asked = new AtomicInteger();

    Slow(double seconds) {
      this.seconds = seconds;
    }

    @Override
    public String name() {
      return "choco";
    }

    @Override
    public String version() {
      return "0";
    }

    @Override
    public double secondsToBegin(ConstraintModel model) {
      return seconds;
    }

    @Override
    public End solve(ConstraintModel model, Limits limits, Consumer<Assignment> solutions) {
      asked.incrementAndGet();
      return new End(Verdict.STOPPED, limits.effort());
    }

    @Override
    public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {}
  }

  private static ModelMethod method(Supplier<Optional<ConstraintModel>> source, Engine engine) {
    return method(0, source, engine);
  }

  private static ModelMethod method(
      long constraints, Supplier<Optional<ConstraintModel>> source, Engine engine) {
    Formulation seats =
        new Formulation(MethodKind.SEATS, Question.WISH, "seats", false, constraints, source);
    return new ModelMethod("free seats", seats, engine);
  }

  private static boolean run(ModelMethod method, SearchScope<IndividualWish> scope) {
    return method.run(scope, Duration.ofSeconds(10), 1);
  }

  @Test
  void aModelThatTheEngineCannotBeginInTheTimeLeftIsNotBegun() {
    Slow engine = new Slow(1e6);
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    assertThat(run(method(() -> SeatsFormulation.of(WISH), engine), scope)).isFalse();
    assertThat(engine.asked).hasValue(0);
    assertThat(scope.tried()).anyMatch(t -> t.contains("no time left to begin it"));
  }

  @Test
  void aModelIsBuiltOnceForAllTurns() {
    Slow engine = new Slow(0);
    AtomicInteger built = new AtomicInteger();
    ModelMethod method =
        method(
            () -> {
              built.incrementAndGet();
              return SeatsFormulation.of(WISH);
            },
            engine);
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    assertThat(run(method, scope)).isTrue();
    assertThat(run(method, scope)).isTrue();
    assertThat(built).hasValue(1);
    assertThat(engine.asked).hasValue(2);
  }

  @Test
  void aModelThatIsTooLargeForTheTurnIsNotBuilt() {
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    assertThat(run(notBuilt(2_000_000), scope)).isTrue();
    assertThat(scope.tried()).isEmpty();
  }

  @Test
  void aModelThatIsTooLargeForTheWholeTimeIsDroppedAndThatIsSaid() {
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    assertThat(run(notBuilt(20_000_000), scope)).isFalse();
    assertThat(scope.tried()).containsExactly("free seats: too large a model for the time");
  }

  private static ModelMethod notBuilt(long constraints) {
    return method(
        constraints,
        () -> {
          throw new AssertionError("built");
        },
        new Slow(0));
  }

  @Test
  void nothingIsBuiltWhenTheSearchIsOver() {
    SearchScope<IndividualWish> over =
        new SearchScope<>(WISH, SearchListener.SILENT, new AtomicBoolean(true));
    ModelMethod method =
        method(
            () -> {
              throw new AssertionError("built");
            },
            new Slow(0));
    assertThat(run(method, over)).isFalse();
  }

  @Test
  @Timeout(60)
  void buildingIsInterruptedWhenTheSearchIsOver() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    AtomicBoolean cancelled = new AtomicBoolean();
    Supplier<Optional<ConstraintModel>> endless =
        () -> {
          begun.countDown();
          cancelled.set(true);
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
          return Optional.empty();
        };
    SearchScope<IndividualWish> scope = new SearchScope<>(WISH, SearchListener.SILENT, cancelled);
    assertThat(run(method(endless, new Slow(0)), scope)).isFalse();
    begun.await();
    interrupted.await();
  }

  @Test
  void aFaultOfTheModelIsSaid() {
    ModelMethod method =
        method(
            () -> {
              throw new IllegalStateException("no such group");
            },
            new Slow(0));
    assertThatThrownBy(() -> run(method, SearchScopes.of(WISH))).hasMessage("no such group");
  }

  @Test
  void aLargeModelIsNotBuiltToTheEndWhenCancelled() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> SeatsFormulation.of(Wishes.shared(12, 3, 11)))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void aModelOfMoreTermsTakesAnEngineLongerToBegin(EngineChoice choice) {
    Engine engine = Engines.chosen(choice);
    double small = engine.secondsToBegin(SeatsFormulation.of(WISH).orElseThrow());
    double large =
        engine.secondsToBegin(SeatsFormulation.of(Wishes.shared(12, 3, 7)).orElseThrow());
    assertThat(small).isPositive().isLessThan(1);
    assertThat(large).isGreaterThan(2 * small);
  }
}
