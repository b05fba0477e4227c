package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Method;
import org.boardwalk.search.ModelMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;

/** An engine that claims what is not so never costs the user a movement. */
class ContradictionTest {

  private static final IndividualWish EIGHT = Wishes.complete(8);
  private static final Movement GOOD = Examples.eightPlayers();

  /** Says at once that there is nothing, or nothing better. */
  private static final class Liar implements Engine {

    @Override
    public String name() {
      return "cpsat";
    }

    @Override
    public String version() {
      return "0";
    }

    @Override
    public End solve(ConstraintModel model, Limits limits, Consumer<Assignment> solutions) {
      return new End(Verdict.EXHAUSTED, 0);
    }

    @Override
    public void enumerate(ConstraintModel model, Consumer<Assignment> solutions) {}
  }

  private static boolean lie(SearchScope<IndividualWish> scope) {
    Formulation seats =
        new Formulation(
            MethodKind.SEATS, Question.WISH, "seats", false, () -> SeatsFormulation.of(EIGHT));
    return new ModelMethod("free seats", seats, new Liar()).run(scope, Duration.ofSeconds(10), 1);
  }

  /** What another worker finds while the engine was lying. */
  private static void found(SearchScope<IndividualWish> scope, Movement movement) {
    assertThat(scope.offer(movement, SearchScopes.BY_HAND).answers()).isTrue();
  }

  @Test
  void aMovementWinsOverAnEngineThatFoundItImpossible() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    assertThat(lie(scope)).isFalse();
    assertThat(scope.outcome().found()).isEmpty();

    found(scope, GOOD);

    assertThat(scope.outcome().found().orElseThrow().movement()).isEqualTo(GOOD);
    assertThat(scope.outcome().found().orElseThrow().status()).isEqualTo(Status.FEASIBLE);
    assertThat(scope.tried()).anyMatch(t -> t.contains("found what was said not to exist"));
  }

  @Test
  void aMovementWinsOverAnEngineThatFoundItsPredecessorTheBest() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    found(scope, Examples.worseEightPlayers());
    assertThat(lie(scope)).isFalse();
    assertThat(scope.outcome().found().orElseThrow().status()).isEqualTo(Status.OPTIMAL);

    found(scope, GOOD);

    var best = scope.outcome().found().orElseThrow();
    assertThat(best.movement()).isEqualTo(GOOD);
    assertThat(best.status()).isEqualTo(Status.FEASIBLE);
    assertThat(best.bounds().total()).isLessThanOrEqualTo(best.judged().cost());
    assertThat(scope.tried()).anyMatch(t -> t.contains("found what was said not to exist"));
  }

  /** A method that does this when its turn comes. */
  private record Doing(Consumer<SearchScope<IndividualWish>> work)
      implements Method<IndividualWish> {

    @Override
    public String name() {
      return "of the test";
    }

    @Override
    public MethodKind kind() {
      return MethodKind.SEATS;
    }

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      work.accept(scope);
      return false;
    }
  }

  private static Portfolio.Contender<IndividualWish> contender(
      Consumer<SearchScope<IndividualWish>> work) {
    return Portfolio.Contender.alone(new Doing(work), Duration.ofSeconds(1));
  }

  @Test
  void aMovementIsNotLostWhenTheJudgeRefusesWhatAnotherMethodFound() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    Consumer<SearchScope<IndividualWish>> refused =
        h -> {
          throw new IllegalStateException("the judge refuses what the liar found");
        };
    new Conductor<>(
            scope, new Portfolio<>(List.of(contender(h -> found(h, GOOD)), contender(refused))))
        .run();
    assertThat(scope.outcome().found().orElseThrow().movement()).isEqualTo(GOOD);
    assertThat(scope.tried()).contains("failed: the judge refuses what the liar found");
  }
}
