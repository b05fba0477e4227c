package org.boardwalk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.boardwalk.wish.answer.Standing;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;

class HuntTest {

  private static final IndividualWish EIGHT = Wishes.complete(8);
  private static final Movement GOOD = Examples.eightPlayers();

  /** An exhausted search that was never made. */
  private static final Proof EXHAUSTED =
      Proof.by(new Reason.BySearch(new Exhaustion("seats", "0123", "2 variables", "test", "1")));

  private static Scorecard offer(Hunt<?> hunt, Movement movement) {
    return hunt.offer(movement, Hunts.BY_HAND).card();
  }

  private static Outcome.Found found(Hunt<?> hunt) {
    return hunt.outcome().found().orElseThrow();
  }

  @Test
  void keepsWhatTheJudgeAccepts() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    assertThat(offer(hunt, GOOD)).isEqualTo(Judge.judge(GOOD));
    assertThat(hunt.best()).contains(GOOD);
    assertThat(hunt.bestCard()).contains(Judge.judge(GOOD));
  }

  @Test
  void refusesAMovementWithAContestantInTwoPlaces() {
    List<Round> rounds = new ArrayList<>(GOOD.rounds());
    rounds.set(
        0,
        new Round(
            List.of(
                new Encounter(1, Examples.four(1, 2, 3, 4), 1),
                new Encounter(2, Examples.four(5, 6, 7, 1), 1))));
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    assertThat(offer(hunt, Examples.withRounds(GOOD, rounds)).valid()).isFalse();
    assertThat(hunt.best()).isEmpty();
  }

  @Test
  void refusesAMovementThatMissesARequiredCriterion() {
    Hunt<IndividualWish> hunt = Hunts.of(Wishes.requiring(EIGHT, SIDE));
    assertThat(offer(hunt, GOOD).valid()).isTrue();
    assertThat(hunt.best()).isEmpty();
  }

  @Test
  void keepsTheBetterOfTwo() {
    Movement worse = Examples.worseEightPlayers();
    assertThat(Judge.judge(worse).total(EIGHT.weights()))
        .isGreaterThan(Judge.judge(GOOD).total(EIGHT.weights()));
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    offer(hunt, worse);
    assertThat(hunt.best()).contains(worse);
    offer(hunt, GOOD);
    offer(hunt, worse);
    assertThat(hunt.best()).contains(GOOD);
  }

  @Test
  void isSettledByAnExhaustedSearch() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    offer(hunt, GOOD);
    assertThat(hunt.settled()).isFalse();
    assertThat(found(hunt).status()).isEqualTo(Status.FEASIBLE);
    hunt.proved(EXHAUSTED);
    assertThat(hunt.settled()).isTrue();
    assertThat(hunt.over()).isTrue();
    assertThat(found(hunt).status()).isEqualTo(Status.OPTIMAL);
    assertThat(found(hunt).standing().certificate().orElseThrow().models())
        .isEqualTo(EXHAUSTED.exhausted());
    assertThat(found(hunt).bounds().total()).isEqualTo(found(hunt).judged().cost());
  }

  @Test
  void aMovementAfterAProofOfImpossibilityWinsAndTheProofIsGone() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    hunt.proved(EXHAUSTED);
    assertThat(hunt.outcome()).isEqualTo(new Outcome.Impossible(EXHAUSTED));
    assertThat(hunt.settled()).isTrue();

    offer(hunt, GOOD);

    assertThat(found(hunt).movement()).isEqualTo(GOOD);
    assertThat(found(hunt).standing()).isEqualTo(Standing.of(found(hunt).judged()));
    assertThat(found(hunt).status()).isEqualTo(Status.FEASIBLE);
    assertThat(hunt.settled()).isFalse();
    assertThat(hunt.tried())
        .containsExactly(
            Hunts.BY_HAND + " found what was said not to exist by " + EXHAUSTED.sentence());
  }

  @Test
  void aMovementBetterThanTheProvedBestWinsAndTheProofIsGone() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    offer(hunt, Examples.worseEightPlayers());
    hunt.proved(EXHAUSTED);
    assertThat(found(hunt).status()).isEqualTo(Status.OPTIMAL);

    offer(hunt, GOOD);

    assertThat(found(hunt).movement()).isEqualTo(GOOD);
    assertThat(found(hunt).standing().certificate()).isEmpty();
    assertThat(found(hunt).status()).isEqualTo(Status.FEASIBLE);
    assertThat(hunt.settled()).isFalse();
    assertThat(hunt.tried()).singleElement().asString().contains("said not to exist");
  }

  @Test
  void whatIsNoBetterLeavesTheProof() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    offer(hunt, GOOD);
    hunt.proved(EXHAUSTED);
    offer(hunt, Examples.worseEightPlayers());
    offer(hunt, GOOD);
    assertThat(hunt.settled()).isTrue();
    assertThat(found(hunt).status()).isEqualTo(Status.OPTIMAL);
    assertThat(hunt.tried()).isEmpty();
  }

  @Test
  void whatTheJudgeRefusesLeavesTheProof() {
    IndividualWish wish = Wishes.requiring(EIGHT, SIDE);
    Hunt<IndividualWish> hunt = Hunts.of(wish);
    hunt.proved(EXHAUSTED);
    offer(hunt, GOOD);
    assertThat(hunt.outcome()).isEqualTo(new Outcome.Impossible(EXHAUSTED.naming(wish)));
    assertThat(hunt.tried()).isEmpty();
  }

  private static final PairsWish SEVEN = UsualPairs.web(7, 7, 2);

  /** A Mitchell in which every table's set comes from the next table but one. */
  private static Movement relayed() {
    return Examples.each(
        Examples.mitchell(7, 0, 2),
        e ->
            new Encounter(
                e.table(), e.seating(), Math.floorMod(2 * e.set() - e.table() - 1, 7) + 1));
  }

  @Test
  void aRaisedBoundSettlesWhatMeetsItEvenWhenThatComesLater() {
    Hunt<PairsWish> hunt = Hunts.of(SEVEN);
    Walk walk = offer(hunt, relayed()).walk();
    assertThat(walk.breaks()).isPositive();
    assertThat(hunt.settled()).isFalse();
    hunt.raised(walk, EXHAUSTED);
    assertThat(hunt.settled()).isTrue();
    assertThat(found(hunt).status()).isEqualTo(Status.OPTIMAL);
    assertThat(found(hunt).bounds().walk()).isEqualTo(walk);

    Hunt<PairsWish> other = Hunts.of(SEVEN);
    other.raised(walk, EXHAUSTED);
    assertThat(other.settled()).isFalse();
    offer(other, relayed());
    assertThat(other.settled()).isTrue();
    assertThat(found(other).status()).isEqualTo(Status.OPTIMAL);
  }

  @Test
  void aMovementBelowARaisedBoundWinsAndTheBoundIsGone() {
    Hunt<PairsWish> hunt = Hunts.of(SEVEN);
    hunt.raised(new Walk(1, 100, 0), EXHAUSTED);
    assertThat(offer(hunt, relayed()).walk().breaks()).isBetween(1, 99);
    assertThat(found(hunt).status()).isEqualTo(Status.FEASIBLE);
    assertThat(found(hunt).bounds()).isEqualTo(SEVEN.bounds());
    assertThat(hunt.settled()).isFalse();
    assertThat(hunt.tried()).singleElement().asString().contains("said not to exist");
  }

  @Test
  void aBoundAboveTheBestMovementIsNotBelieved() {
    Hunt<PairsWish> hunt = Hunts.of(SEVEN);
    offer(hunt, relayed());
    hunt.raised(new Walk(1, 100, 0), EXHAUSTED);
    assertThat(found(hunt).status()).isEqualTo(Status.FEASIBLE);
    assertThat(found(hunt).bounds()).isEqualTo(SEVEN.bounds());
    assertThat(hunt.settled()).isFalse();
    assertThat(hunt.tried()).singleElement().asString().contains("said not to exist");
  }

  @Test
  void whatServesAHuntIsOverWhenTheHuntIs() {
    Hunt<IndividualWish> hunt = Hunts.of(EIGHT);
    Hunt<IndividualWish> aside = hunt.aside(EIGHT, SearchListener.SILENT);
    assertThat(aside.over()).isFalse();
    hunt.proved(EXHAUSTED);
    assertThat(aside.over()).isTrue();
    assertThat(aside.settled()).isFalse();
  }

  @Test
  void theLastThatIsHeardIsTheBest() throws InterruptedException {
    Movement worse = Examples.worseEightPlayers();
    CountDownLatch telling = new CountDownLatch(1);
    List<Movement> heard = Collections.synchronizedList(new ArrayList<>());
    SearchListener slow =
        new SearchListener() {
          @Override
          public void improved(Judged best, Finder finder) {
            if (best.movement().equals(worse)) {
              telling.countDown();
              pause();
            }
            heard.add(best.movement());
          }
        };
    Hunt<IndividualWish> hunt = new Hunt<>(EIGHT, slow, new AtomicBoolean());
    Thread other = new Thread(() -> offer(hunt, worse));
    other.start();
    telling.await();
    offer(hunt, GOOD);
    other.join();
    assertThat(heard).containsExactly(worse, GOOD);
  }

  private static void pause() {
    for (int k = 0; k < 1_000_000; k++) {
      Thread.onSpinWait();
    }
  }
}
