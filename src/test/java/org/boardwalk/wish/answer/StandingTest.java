package org.boardwalk.wish.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class StandingTest {

  private static final Certificate CERTIFICATE =
      new Certificate(
          List.of(new Exhaustion("seats", "4f2a", "9 variables", "cpsat", "9.15")),
          Duration.ofSeconds(1));

  /** Cost 56, all of it in side; nothing but costs below 8 is excluded by theorems. */
  private static final Judged EIGHT = Judged.of(Examples.eightPlayers(), Wishes.complete(8));

  private static Judged bounded(long total) {
    return new Judged(
        EIGHT.movement(),
        EIGHT.wish(),
        EIGHT.card(),
        new Bounds(EIGHT.bounds().each(), total, List.of(Theorem.INTEGRALITY)));
  }

  @Test
  void theoremsAloneMakeAMovementFeasibleOrOptimalOrIdeal() {
    assertThat(Standing.of(EIGHT).status()).isEqualTo(Status.FEASIBLE);
    assertThat(Standing.of(EIGHT).settled()).isFalse();
    assertThat(Standing.of(bounded(56)).status()).isEqualTo(Status.OPTIMAL);
    Judged some =
        Judged.of(
            Examples.eightPlayers(),
            Wishes.complete(8).demanding(Map.of(Criterion.SIDE, Demand.IGNORE)));
    assertThat(Standing.of(some).status()).isEqualTo(Status.IDEAL);
    assertThat(Standing.of(some).settled()).isTrue();
  }

  @Test
  void whatWasExhaustedHereRaisesTheBoundToTheCost() {
    Standing proved = Standing.proved(EIGHT, CERTIFICATE);
    assertThat(proved.status()).isEqualTo(Status.OPTIMAL);
    assertThat(proved.claimed()).isFalse();
    assertThat(proved.bounds().total()).isEqualTo(56);
    assertThat(proved.bounds().each()).isEqualTo(EIGHT.bounds().each());
    assertThat(proved.certificate()).contains(CERTIFICATE);
  }

  @Test
  void whatIsOnlyClaimedChangesNothingButIsPassedOn() {
    Standing claimed = Standing.claimed(EIGHT, CERTIFICATE);
    assertThat(claimed.status()).isEqualTo(Status.FEASIBLE);
    assertThat(claimed.claimed()).isTrue();
    assertThat(claimed.settled()).isFalse();
    assertThat(claimed.bounds()).isEqualTo(EIGHT.bounds());
    assertThat(claimed.certificate()).contains(CERTIFICATE);
  }

  @Test
  void whatTheoremsShowNeedsNoCertificate() {
    Judged best = bounded(56);
    assertThat(Standing.proved(best, CERTIFICATE)).isEqualTo(Standing.of(best));
    assertThat(Standing.claimed(best, CERTIFICATE)).isEqualTo(Standing.of(best));
    assertThat(Standing.of(best).certificate()).isEmpty();
  }

  @Test
  void pairsStandByTheirWalk() {
    PairsWish wish = UsualPairs.web(8, 8, 2);
    Judged web = Judged.of(wish.adopted(WebExamples.web(4, 4, 8, 8, 2)), wish);
    Walk walk = web.card().walk();
    assertThat(Standing.of(web).status()).isEqualTo(Status.FEASIBLE);
    assertThat(Standing.proved(web, CERTIFICATE).bounds().walk()).isEqualTo(walk);
    PairsWish seven = UsualPairs.web(7, 7, 1);
    Judged mitchell = Judged.of(seven.adopted(WebExamples.mitchell(7)), seven);
    assertThat(Standing.of(mitchell).status()).isEqualTo(Status.IDEAL);
  }

  @Test
  void aMovementByItselfIsHeldAgainstItsSizes() {
    Judged alone = Judged.of(Examples.eightPlayers());
    assertThat(alone.wish()).isEmpty();
    assertThat(alone.card()).isEqualTo(Judge.judge(Examples.eightPlayers()));
    assertThat(alone.cost()).isEqualTo(56);
    assertThat(alone.answers()).isTrue();
    assertThat(Judged.of(Examples.eightPlayers(), Optional.empty())).isEqualTo(alone);
    assertThat(alone.playing(4).movement().boards().perSet()).isEqualTo(4);
    assertThat(alone.playing(4).card()).isEqualTo(alone.card());
  }

  @Test
  void aProofSaysItsStepsInOrder() {
    Proof proof =
        new Proof(
            List.of(
                new Reason.ByTheorem(Theorem.RANK.plain()),
                Proof.of(CERTIFICATE).reasons().get(0),
                new Reason.ByRule("set 3 comes twice")));
    assertThat(proof.sentence())
        .isEqualTo(
            Theorem.RANK.plain().sentence()
                + "; exhausted search of the seats model (9 variables, 4f2a) by cpsat 9.15; set 3"
                + " comes twice");
    assertThat(proof.theorems()).containsExactly(Theorem.RANK.plain());
    assertThat(proof.exhausted()).isEqualTo(CERTIFICATE.models());
    assertThat(proof.certificate(CERTIFICATE.took())).contains(CERTIFICATE);
    assertThat(Proof.by(List.of(Theorem.RANK.plain())).certificate(Duration.ZERO)).isEmpty();
  }

  @Test
  void nothingIsNoProof() {
    assertThatIllegalArgumentException().isThrownBy(() -> Proof.by(List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Certificate(List.of(), Duration.ZERO));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Certificate(CERTIFICATE.models(), Duration.ofMillis(-1)));
  }
}
