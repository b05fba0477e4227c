package org.boardwalk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.Demand;
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

class SearchScopeTest {

  private static final IndividualWish EIGHT = Wishes.complete(8);
  private static final Movement GOOD = Examples.eightPlayers();

  /** An exhausted search that was never made. */
  private static final Proof EXHAUSTED =
      Proof.by(new Reason.BySearch(new Exhaustion("seats", "0123", "2 variables", "test", "1")));

  private static Scorecard offer(SearchScope<?> scope, Movement movement) {
    return scope.offer(movement, SearchScopes.BY_HAND).card();
  }

  private static Outcome.Found found(SearchScope<?> scope) {
    return scope.outcome().found().orElseThrow();
  }

  @Test
  void keepsWhatTheJudgeAccepts() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    assertThat(offer(scope, GOOD)).isEqualTo(Judge.judge(GOOD));
    assertThat(scope.best()).contains(GOOD);
    assertThat(scope.bestCard()).contains(Judge.judge(GOOD));
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
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    assertThat(offer(scope, Examples.withRounds(GOOD, rounds)).valid()).isFalse();
    assertThat(scope.best()).isEmpty();
  }

  @Test
  void refusesAMovementThatMissesARequiredCriterion() {
    SearchScope<IndividualWish> scope = SearchScopes.of(Wishes.requiring(EIGHT, SIDE));
    assertThat(offer(scope, GOOD).valid()).isTrue();
    assertThat(scope.best()).isEmpty();
  }

  @Test
  void keepsTheBetterOfTwo() {
    Movement worse = Examples.worseEightPlayers();
    assertThat(Judge.judge(worse).total(EIGHT.weights()))
        .isGreaterThan(Judge.judge(GOOD).total(EIGHT.weights()));
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    offer(scope, worse);
    assertThat(scope.best()).contains(worse);
    offer(scope, GOOD);
    offer(scope, worse);
    assertThat(scope.best()).contains(GOOD);
  }

  /** The same fours sit together in all seven rounds, which costs nothing where no cost counts. */
  @Test
  void ofEquallyGoodMovementsTheOneWithFewerTriplesIsKeptAndNoProofIsWrong() {
    IndividualWish nothingCounts =
        EIGHT.demanding(
            Criterion.all().collect(Collectors.toMap(Function.identity(), c -> Demand.IGNORE)));
    Movement together =
        GOOD.with(
            IntStream.rangeClosed(1, GOOD.rounds().size())
                .mapToObj(
                    set ->
                        new Round(
                            GOOD.rounds().get(0).encounters().stream()
                                .map(e -> new Encounter(e.table(), e.seating(), set))
                                .toList()))
                .toList());
    SearchScope<IndividualWish> scope = SearchScopes.of(nothingCounts);
    assertThat(offer(scope, together).meetings().triples()).isEqualTo(12 * 35 - 28);
    assertThat(scope.best()).contains(together);
    scope.proved(EXHAUSTED);
    assertThat(offer(scope, GOOD).meetings().triples()).isZero();
    assertThat(scope.best()).contains(GOOD);
    offer(scope, together);
    assertThat(scope.best()).contains(GOOD);
    assertThat(scope.settled()).isTrue();
    assertThat(scope.tried()).isEmpty();
  }

  @Test
  void isSettledByAnExhaustedSearch() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    offer(scope, GOOD);
    assertThat(scope.settled()).isFalse();
    assertThat(found(scope).status()).isEqualTo(Status.FEASIBLE);
    scope.proved(EXHAUSTED);
    assertThat(scope.settled()).isTrue();
    assertThat(scope.over()).isTrue();
    assertThat(found(scope).status()).isEqualTo(Status.OPTIMAL);
    assertThat(found(scope).standing().certificate().orElseThrow().models())
        .isEqualTo(EXHAUSTED.exhausted());
    assertThat(found(scope).bounds().total()).isEqualTo(found(scope).judged().cost());
  }

  @Test
  void aMovementAfterAProofOfImpossibilityWinsAndTheProofIsGone() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    scope.proved(EXHAUSTED);
    assertThat(scope.outcome()).isEqualTo(new Outcome.Impossible(EXHAUSTED));
    assertThat(scope.settled()).isTrue();

    offer(scope, GOOD);

    assertThat(found(scope).movement()).isEqualTo(GOOD);
    assertThat(found(scope).standing()).isEqualTo(Standing.of(found(scope).judged()));
    assertThat(found(scope).status()).isEqualTo(Status.FEASIBLE);
    assertThat(scope.settled()).isFalse();
    assertThat(scope.tried())
        .containsExactly(
            SearchScopes.BY_HAND + " found what was said not to exist by " + EXHAUSTED.sentence());
  }

  @Test
  void aMovementBetterThanTheProvedBestWinsAndTheProofIsGone() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    offer(scope, Examples.worseEightPlayers());
    scope.proved(EXHAUSTED);
    assertThat(found(scope).status()).isEqualTo(Status.OPTIMAL);

    offer(scope, GOOD);

    assertThat(found(scope).movement()).isEqualTo(GOOD);
    assertThat(found(scope).standing().certificate()).isEmpty();
    assertThat(found(scope).status()).isEqualTo(Status.FEASIBLE);
    assertThat(scope.settled()).isFalse();
    assertThat(scope.tried()).singleElement().asString().contains("said not to exist");
  }

  @Test
  void whatIsNoBetterLeavesTheProof() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    offer(scope, GOOD);
    scope.proved(EXHAUSTED);
    offer(scope, Examples.worseEightPlayers());
    offer(scope, GOOD);
    assertThat(scope.settled()).isTrue();
    assertThat(found(scope).status()).isEqualTo(Status.OPTIMAL);
    assertThat(scope.tried()).isEmpty();
  }

  @Test
  void whatTheJudgeRefusesLeavesTheProof() {
    IndividualWish wish = Wishes.requiring(EIGHT, SIDE);
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    scope.proved(EXHAUSTED);
    offer(scope, GOOD);
    assertThat(scope.outcome()).isEqualTo(new Outcome.Impossible(EXHAUSTED.naming(wish)));
    assertThat(scope.tried()).isEmpty();
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
    SearchScope<PairsWish> scope = SearchScopes.of(SEVEN);
    Walk walk = offer(scope, relayed()).walk();
    assertThat(walk.breaks()).isPositive();
    assertThat(scope.settled()).isFalse();
    scope.raised(walk, EXHAUSTED);
    assertThat(scope.settled()).isTrue();
    assertThat(found(scope).status()).isEqualTo(Status.OPTIMAL);
    assertThat(found(scope).bounds().walk()).isEqualTo(walk);

    SearchScope<PairsWish> other = SearchScopes.of(SEVEN);
    other.raised(walk, EXHAUSTED);
    assertThat(other.settled()).isFalse();
    offer(other, relayed());
    assertThat(other.settled()).isTrue();
    assertThat(found(other).status()).isEqualTo(Status.OPTIMAL);
  }

  @Test
  void aMovementBelowARaisedBoundWinsAndTheBoundIsGone() {
    SearchScope<PairsWish> scope = SearchScopes.of(SEVEN);
    scope.raised(new Walk(1, 100, 0), EXHAUSTED);
    assertThat(offer(scope, relayed()).walk().breaks()).isBetween(1, 99);
    assertThat(found(scope).status()).isEqualTo(Status.FEASIBLE);
    assertThat(found(scope).bounds()).isEqualTo(SEVEN.bounds());
    assertThat(scope.settled()).isFalse();
    assertThat(scope.tried()).singleElement().asString().contains("said not to exist");
  }

  @Test
  void aBoundAboveTheBestMovementIsNotBelieved() {
    SearchScope<PairsWish> scope = SearchScopes.of(SEVEN);
    offer(scope, relayed());
    scope.raised(new Walk(1, 100, 0), EXHAUSTED);
    assertThat(found(scope).status()).isEqualTo(Status.FEASIBLE);
    assertThat(found(scope).bounds()).isEqualTo(SEVEN.bounds());
    assertThat(scope.settled()).isFalse();
    assertThat(scope.tried()).singleElement().asString().contains("said not to exist");
  }

  @Test
  void whatServesAHuntIsOverWhenTheHuntIs() {
    SearchScope<IndividualWish> scope = SearchScopes.of(EIGHT);
    SearchScope<IndividualWish> aside = scope.aside(EIGHT, SearchListener.SILENT);
    assertThat(aside.over()).isFalse();
    scope.proved(EXHAUSTED);
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
    SearchScope<IndividualWish> scope = new SearchScope<>(EIGHT, slow, new AtomicBoolean());
    Thread other = new Thread(() -> offer(scope, worse));
    other.start();
    telling.await();
    offer(scope, GOOD);
    other.join();
    assertThat(heard).containsExactly(worse, GOOD);
  }

  private static void pause() {
    for (int k = 0; k < 1_000_000; k++) {
      Thread.onSpinWait();
    }
  }
}
