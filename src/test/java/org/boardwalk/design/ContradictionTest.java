package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Hunts;
import org.boardwalk.search.Method;
import org.boardwalk.search.ModelMethod;
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

  private static boolean lie(Hunt<IndividualWish> hunt) {
    Formulation seats =
        new Formulation(
            MethodKind.SEATS, Question.WISH, "seats", false, () -> SeatsFormulation.of(EIGHT));
    return new ModelMethod("free seats", seats, new Liar()).run(hunt, Duration.ofSeconds(10), 1);
  }

  /** What another worker finds while the engine was lying. */
  private static void found(Hunt<IndividualWish> hunt, Movement movement) {
    assertThat(hunt.offer(movement, Hunts.BY_HAND).answers()).isTrue();
  }

  @Test
  void aMovementWinsOverAnEngineThatFoundItImpossible() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    assertThat(lie(hunt)).isFalse();
    assertThat(hunt.outcome().found()).isEmpty();

    found(hunt, GOOD);

    assertThat(hunt.outcome().found().orElseThrow().movement()).isEqualTo(GOOD);
    assertThat(hunt.outcome().found().orElseThrow().status()).isEqualTo(Status.FEASIBLE);
    assertThat(hunt.tried()).anyMatch(t -> t.contains("found what was said not to exist"));
  }

  @Test
  void aMovementWinsOverAnEngineThatFoundItsPredecessorTheBest() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    found(hunt, Examples.worseEightPlayers());
    assertThat(lie(hunt)).isFalse();
    assertThat(hunt.outcome().found().orElseThrow().status()).isEqualTo(Status.OPTIMAL);

    found(hunt, GOOD);

    var best = hunt.outcome().found().orElseThrow();
    assertThat(best.movement()).isEqualTo(GOOD);
    assertThat(best.status()).isEqualTo(Status.FEASIBLE);
    assertThat(best.bounds().total()).isLessThanOrEqualTo(best.judged().cost());
    assertThat(hunt.tried()).anyMatch(t -> t.contains("found what was said not to exist"));
  }

  /** A method that does this when its turn comes. */
  private record Doing(Consumer<Hunt<IndividualWish>> work) implements Method<IndividualWish> {

    @Override
    public String name() {
      return "of the test";
    }

    @Override
    public MethodKind kind() {
      return MethodKind.SEATS;
    }

    @Override
    public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
      work.accept(hunt);
      return false;
    }
  }

  private static Portfolio.Contender<IndividualWish> contender(
      Consumer<Hunt<IndividualWish>> work) {
    return Portfolio.Contender.alone(new Doing(work), Duration.ofSeconds(1));
  }

  @Test
  void aMovementIsNotLostWhenTheJudgeRefusesWhatAnotherMethodFound() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    Consumer<Hunt<IndividualWish>> refused =
        h -> {
          throw new IllegalStateException("the judge refuses what the liar found");
        };
    new Conductor<>(
            hunt, new Portfolio<>(List.of(contender(h -> found(h, GOOD)), contender(refused))))
        .run();
    assertThat(hunt.outcome().found().orElseThrow().movement()).isEqualTo(GOOD);
    assertThat(hunt.tried()).contains("failed: the judge refuses what the liar found");
  }
}
