package org.boardwalk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Status;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class HuntTest {

  private static final IndividualWish EIGHT = Wishes.complete(8);
  private static final Movement GOOD = Examples.eightPlayers();

  private static Scorecard offer(Hunt hunt, Movement movement) {
    return hunt.offer(movement, "test", "1", "by hand");
  }

  @Test
  void keepsWhatTheJudgeAccepts() {
    Hunt hunt = Hunts.of(EIGHT);
    assertThat(offer(hunt, GOOD)).isEqualTo(Judge.judge(GOOD));
    assertThat(hunt.best()).contains(GOOD);
    assertThat(hunt.bestCard()).contains(Judge.judge(GOOD));
  }

  @Test
  void refusesAMovementWithSomebodyInTwoPlaces() {
    List<Round> rounds = new ArrayList<>(GOOD.rounds());
    rounds.set(
        0,
        new Round(
            List.of(
                new Encounter(1, Examples.four(1, 2, 3, 4), 1),
                new Encounter(2, Examples.four(5, 6, 7, 1), 1))));
    Hunt hunt = Hunts.of(EIGHT);
    assertThat(offer(hunt, Examples.withRounds(GOOD, rounds)).valid()).isFalse();
    assertThat(hunt.best()).isEmpty();
  }

  @Test
  void refusesAMovementThatMissesARequiredCriterion() {
    Hunt hunt = Hunts.of(Wishes.requiring(EIGHT, SIDE));
    assertThat(offer(hunt, GOOD).valid()).isTrue();
    assertThat(hunt.best()).isEmpty();
  }

  @Test
  void keepsTheBetterOfTwo() {
    List<Round> rounds = new ArrayList<>(GOOD.rounds());
    rounds.set(
        1,
        new Round(
            List.of(
                new Encounter(1, Examples.four(1, 2, 3, 4), 2),
                new Encounter(2, Examples.four(5, 6, 7, 8), 2))));
    Movement worse = Examples.withRounds(GOOD, rounds);
    assertThat(Judge.judge(worse).total(EIGHT.weights()))
        .isGreaterThan(Judge.judge(GOOD).total(EIGHT.weights()));
    Hunt hunt = Hunts.of(EIGHT);
    offer(hunt, worse);
    assertThat(hunt.best()).contains(worse);
    offer(hunt, GOOD);
    offer(hunt, worse);
    assertThat(hunt.best()).contains(GOOD);
  }

  @Test
  void isSettledByAnExhaustedSearch() {
    Hunt hunt = Hunts.of(EIGHT);
    offer(hunt, GOOD);
    assertThat(hunt.settled()).isFalse();
    hunt.exhausted("an exhausted search");
    assertThat(hunt.settled()).isTrue();
    assertThat(hunt.over()).isTrue();
    assertThat(((Outcome.Found) hunt.result().outcome("")).status()).isEqualTo(Status.OPTIMAL);
  }

  @Test
  void callsAMovementAfterAProofOfImpossibilityABug() {
    Hunt hunt = Hunts.of(EIGHT);
    hunt.exhausted("an exhausted search");
    assertThat(hunt.result().outcome("")).isEqualTo(new Outcome.Impossible("an exhausted search"));
    assertThatThrownBy(() -> offer(hunt, GOOD))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("proved impossible");
  }
}
