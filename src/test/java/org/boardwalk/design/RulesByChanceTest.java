package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wishes with rules drawn by chance are answered, or refuted with the rules that forbid them. */
@Tag("thorough")
class RulesByChanceTest {

  private static final Duration EFFORT = Duration.ofMillis(150);

  @ParameterizedTest
  @CsvSource({"8,2,4,4,8", "9,2,3,4,8"})
  void areAnsweredOrRefuted(int players, int tables, int rounds, int from, int until) {
    check(Wishes.shared(players, tables, rounds), RandomRules::over, from, until, 4);
  }

  @ParameterizedTest
  @CsvSource({"8,2,4,0,4", "9,2,3,0,4"})
  void thoseWithTotalsEndsAndConditionsAreToo(
      int players, int tables, int rounds, int from, int until) {
    check(Wishes.shared(players, tables, rounds), RandomRules::qualified, from, until, 2);
  }

  private static void check(
      IndividualWish plain,
      BiFunction<IndividualWish, Long, IndividualWish> rules,
      int from,
      int until,
      int oneOpenOf) {
    IndividualWish sizes = Wishes.searching(plain, 1, EFFORT);
    AtomicInteger open = new AtomicInteger();
    IntStream.range(from, until)
        .mapToObj(seed -> rules.apply(sizes, (long) seed))
        .forEach(wish -> answer(wish, open));
    assertThat(open.get())
        .as("neither answered nor refuted")
        .isLessThanOrEqualTo((until - from) / oneOpenOf);
  }

  @ParameterizedTest
  @CsvSource({"8,2,4,8,24", "9,2,3,8,24"})
  @Tag("slow")
  void areAnsweredOrRefutedInManyCases(int players, int tables, int rounds, int from, int until) {
    areAnsweredOrRefuted(players, tables, rounds, from, until);
  }

  private static void answer(IndividualWish wish, AtomicInteger open) {
    Outcome outcome = Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean()).outcome();
    String what = wish.fixed().rules() + ": " + outcome;
    outcome.accept(
        new Outcome.Visitor<Boolean>() {
          @Override
          public Boolean found(Outcome.Found found) {
            Movement movement = found.movement();
            assertThat(wish.accepts(movement, wish.judge(movement))).as(what).isTrue();
            return true;
          }

          @Override
          public Boolean impossible(Outcome.Impossible impossible) {
            Proof proof = impossible.proof();
            assertThat(proof.sentence())
                .as(what)
                .containsAnyOf("cannot be kept", "contradict", "exhausted");
            assertThat(refuted(wish)).as(what).isTrue();
            return true;
          }

          @Override
          public Boolean gaveUp(Outcome.GaveUp gaveUp) {
            return open.incrementAndGet() > 0;
          }
        });
  }

  /** Whether the preferred engine, given time, finds no movement either. */
  private static boolean refuted(IndividualWish wish) {
    ConstraintModel model = SeatsFormulation.of(wish).orElseThrow();
    AtomicBoolean found = new AtomicBoolean();
    Engine.End end =
        Engines.all().get(0).solve(model, Engine.Limits.effort(1e3, 1), values -> found.set(true));
    return end.exhausted() && !found.get();
  }
}
