package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.boardwalk.OwnServices;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.movement.Examples;
import org.boardwalk.quality.rule.OwnEvent;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engine.End;
import org.boardwalk.search.Engine.Verdict;
import org.boardwalk.search.EngineUnavailable;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodSource;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Engines and methods of other people that lie, fail or do not return make no answer wrong. */
@Tag("thorough")
class LyingCodeTest {

  /** There are movements for this, and one of them is ideal. */
  private static final IndividualWish EIGHT = Wishes.shared(8, 2, 5);

  private static final String MEND = "\nMaybe mend it: it is not part of the program.";

  @RegisterExtension final OwnServices own = new OwnServices();

  @TempDir Path temp = Path.of("");

  /** What an engine does in place of a search. */
  private interface Lie {
    End told(ConstraintModel model, Engine.Limits limits, Consumer<Assignment> solutions);
  }

  private static volatile Lie lie = (model, limits, solutions) -> new End(Verdict.STOPPED, 1);
  private static volatile Consumer<SearchScope<IndividualWish>> deed = scope -> {};

  /** Tells the lie of the moment. */
  public static final class LyingEngine implements Engine {
    @Override
    public String name() {
      return "lying";
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public End solve(ConstraintModel model, Limits limits, Consumer<Assignment> solutions) {
      return lie.told(model, limits, solutions);
    }

    @Override
    public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {
      throw new UnsupportedOperationException("counts nothing");
    }
  }

  /** Does the deed of the moment. */
  public static final class Source implements MethodSource, Method<IndividualWish> {
    @Override
    public List<Method<IndividualWish>> players(IndividualWish wish) {
      return List.of(this);
    }

    @Override
    public String name() {
      return "doing";
    }

    @Override
    public MethodKind kind() {
      return MethodKind.OWN;
    }

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      deed.accept(scope);
      return false;
    }
  }

  private Answer answer(Limit limit, AtomicBoolean cancelled, MethodKind kind) throws IOException {
    own.install(temp, Engine.class, LyingEngine.class);
    EngineChoice engine = kind.byModel() ? new EngineChoice("lying") : EngineChoice.AUTO;
    SearchSettings settings = new SearchSettings(engine, limit, 1, 1);
    return Designer.answer(
        EIGHT.with(settings.with(EnumSet.of(kind))), SearchListener.SILENT, cancelled);
  }

  private Answer seats(Lie told) throws IOException {
    lie = told;
    return answer(Limit.effort(Duration.ofMillis(200)), new AtomicBoolean(), MethodKind.SEATS);
  }

  @Test
  void whatAnEngineSaysToHaveExhaustedProvesNothing() throws IOException {
    Answer nothing = seats((model, limits, solutions) -> new End(Verdict.EXHAUSTED, 0));
    assertThat(nothing.outcome()).isInstanceOf(Outcome.GaveUp.class);
    assertThat(nothing.tried()).anyMatch(t -> t.endsWith("which proves nothing here"));
    // A true solution, and the lie that it is the best one.
    Engine choco = Engines.chosen(EngineChoice.CHOCO);
    Answer best =
        seats(
            (model, limits, solutions) -> {
              List<Map<Integer, Long>> first = new ArrayList<>();
              choco.solve(
                  model.withoutObjective(),
                  Engine.Limits.effort(10, 1),
                  values -> {
                    if (first.isEmpty()) {
                      first.add(Map.of());
                      solutions.accept(values);
                    }
                  });
              return new End(Verdict.EXHAUSTED, 0);
            });
    Outcome.Found found = best.outcome().found().orElseThrow();
    assertThat(found.judged().card().violations()).isEmpty();
    assertThat(found.status()).isEqualTo(Status.FEASIBLE);
  }

  @Test
  @SuppressWarnings("NullAway")
  void anEngineThatFailsIsNamed() {
    List<Lie> lies =
        List.of(
            (model, limits, solutions) -> null,
            (model, limits, solutions) -> {
              throw new IllegalStateException("broken");
            },
            (model, limits, solutions) -> {
              throw new NoClassDefFoundError("broken");
            },
            (model, limits, solutions) -> {
              throw new StackOverflowError();
            },
            (model, limits, solutions) -> accept(solutions, values -> 0),
            (model, limits, solutions) -> accept(solutions, values -> 1),
            (model, limits, solutions) -> accept(solutions, values -> values * 77L - 99),
            (model, limits, solutions) -> {
              solutions.accept(null);
              return new End(Verdict.STOPPED, 1);
            });
    for (Lie told : lies) {
      assertThatThrownBy(() -> seats(told))
          .isInstanceOf(EngineUnavailable.class)
          .hasMessageStartingWith("engine [lying], " + LyingEngine.class.getName())
          .hasMessageContaining(MEND);
    }
  }

  private static End accept(Consumer<Assignment> solutions, Assignment values) {
    solutions.accept(values);
    return new End(Verdict.EXHAUSTED, 0);
  }

  @Test
  void effortThatIsNoneIsNotCounted() throws IOException {
    for (double effort : new double[] {0, -1e9, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThat(seats((model, limits, solutions) -> new End(Verdict.STOPPED, effort)).outcome())
          .isInstanceOf(Outcome.GaveUp.class);
    }
  }

  /** The search is called off as soon as the engine or method is at work. */
  @Test
  void whatDoesNotReturnIsLeftBehindWhenTheSearchIsOver() throws IOException {
    AtomicBoolean over = new AtomicBoolean();
    lie =
        (model, limits, solutions) -> {
          over.set(true);
          hang();
          return new End(Verdict.EXHAUSTED, 0);
        };
    Limit endless = Limit.effort(Duration.ofHours(1));
    assertThat(answer(endless, over, MethodKind.SEATS).outcome())
        .isInstanceOf(Outcome.GaveUp.class);
    over.set(false);
    own.install(temp, MethodSource.class, Source.class);
    deed =
        scope -> {
          over.set(true);
          hang();
        };
    assertThat(answer(endless, over, MethodKind.OWN).outcome()).isInstanceOf(Outcome.GaveUp.class);
    assertThat(over).isTrue();
  }

  /** Heeds no interrupt, and takes no time of a processor from the tests that follow. */
  private static void hang() {
    new Semaphore(0).acquireUninterruptibly();
  }

  private Answer done(Consumer<SearchScope<IndividualWish>> what) throws IOException {
    deed = what;
    own.install(temp, MethodSource.class, Source.class);
    return answer(Limit.effort(Duration.ofMillis(200)), new AtomicBoolean(), MethodKind.OWN);
  }

  @Test
  @SuppressWarnings("NullAway")
  void aMethodThatFailsIsNamedAndWhatItOffersIsJudged() throws IOException {
    Finder finder = Finder.own("mine", "doing");
    List<Consumer<SearchScope<IndividualWish>>> deeds =
        List.of(
            scope -> scope.offer(null, finder),
            scope -> {
              throw new IllegalStateException("broken");
            },
            scope -> {
              throw new StackOverflowError();
            });
    for (Consumer<SearchScope<IndividualWish>> what : deeds) {
      assertThatThrownBy(() -> done(what))
          .isInstanceOf(EngineUnavailable.class)
          .hasMessageStartingWith("method [doing], " + Source.class.getName())
          .hasMessageContaining(MEND);
    }
    assertThat(done(scope -> scope.offer(Examples.fivePlayers(), finder)).outcome())
        .isInstanceOf(Outcome.GaveUp.class);
    assertThat(done(scope -> scope.offer(Examples.skipMitchell(), finder)).outcome())
        .isInstanceOf(Outcome.GaveUp.class);
  }

  /** Fails when it is asked. */
  public static final class FailingEvent implements OwnEvent {
    @Override
    public String word() {
      return "failing";
    }

    @Override
    public String words() {
      return "fail";
    }

    @Override
    @SuppressWarnings("InfiniteRecursion")
    public boolean happens(TableSide one, TableSide other) {
      return happens(other, one);
    }
  }

  /** Has no words for people. */
  public static final class WordlessEvent implements OwnEvent {
    @Override
    public String word() {
      return "wordless";
    }

    @Override
    public String words() {
      return "";
    }

    @Override
    public boolean happens(TableSide one, TableSide other) {
      return false;
    }
  }

  @Test
  void anEventThatFailsIsNamed() throws IOException {
    String rule = "between: [[1, 2]], meet: failing, times: 0";
    String[] design = {
      "design",
      "individual",
      "--players",
      "8",
      "--rounds",
      "4",
      "--effort",
      "200ms",
      "--workers",
      "1",
      "--no-cache",
      "--rule",
      rule
    };
    for (Class<?> event : List.of(FailingEvent.class, WordlessEvent.class)) {
      own.install(temp, OwnEvent.class, event);
      assertThat(Ran.of(design).exits(Exit.USAGE).err()).contains(event.getName(), MEND);
    }
  }
}
