package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Examples;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Theorem;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome.Found;
import org.boardwalk.wish.answer.Standing;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;

class VerdictTextTest {

  /** Eight players, whose cost is 56, all of it in side. */
  private static Judged judged(long bound, Theorem theorem) {
    return new Judged(
        Examples.eightPlayers(),
        Optional.empty(),
        Judge.judge(Examples.eightPlayers()),
        new Bounds(Map.of(Criterion.SIDE, bound), bound, List.of(theorem)));
  }

  private static Found found(Status status, long bound) {
    Judged judged = judged(bound, Theorem.INTEGRALITY);
    return new Found(judged, new Standing(status, judged.bounds(), Optional.empty()));
  }

  private static Certificate certificate(String formulation) {
    return new Certificate(
        List.of(new Exhaustion(formulation, "4f2a", "9 variables", "cpsat", "9.15")),
        Duration.ofSeconds(1));
  }

  @Test
  void anIdealAnswerSaysWhatCounts() {
    assertThat(VerdictText.status(found(Status.IDEAL, 0)))
        .isEqualTo("ideal: all four criteria are met as well as can be");
    Judged some =
        Judged.of(
            Examples.eightPlayers(),
            Wishes.complete(8).demanding(Map.of(Criterion.SIDE, Demand.IGNORE)));
    assertThat(VerdictText.status(new Found(some, Standing.of(some))))
        .isEqualTo(
            "ideal: the criteria that count are met as well as can be: partner, opponent,"
                + " direction");
  }

  @Test
  void anOptimalAnswerSaysItsCostAndTheTheorem() {
    Judged judged = judged(56, Theorem.DIRECTED_WHIST);
    assertThat(VerdictText.status(new Found(judged, Standing.of(judged))))
        .isEqualTo(
            "optimal: cost 56, nothing better can exist: "
                + Theorem.DIRECTED_WHIST.plain().statement());
  }

  @Test
  void anOptimalAnswerSaysItsCostAndTheSearch() {
    Judged judged = judged(12, Theorem.DIRECTED_WHIST);
    Certificate certificate = certificate("seats");
    assertThat(VerdictText.status(new Found(judged, Standing.proved(judged, certificate))))
        .isEqualTo(
            "optimal: cost 56, nothing better can exist: exhausted search of the seats model"
                + " (9 variables, 4f2a) by cpsat 9.15");
  }

  @Test
  void aSearchOfOneSymmetrySpeaksOfThatOnly() {
    Judged judged = Judged.of(Examples.eightPlayers(), Wishes.complete(8).with(Symmetry.cyclic(7)));
    Certificate certificate = certificate("one set");
    assertThat(VerdictText.status(new Found(judged, Standing.proved(judged, certificate))))
        .contains("nothing better can exist with the symmetry asked for: exhausted search of");
    assertThat(VerdictText.status(new Found(judged, Standing.claimed(judged, certificate))))
        .contains("said to be best possible with the symmetry asked for; not repeated here");
  }

  @Test
  void aClaimNamesTheConditionsThatTheSizesDoNotShow() {
    assertThat(VerdictText.among(Wishes.shared(8, 2, 7))).isEmpty();
    IndividualWish wish = Wishes.shared(6, 1, 4);
    assertThat(VerdictText.among(wish)).isEqualTo(" with sit-outs in turn");
    assertThat(VerdictText.among(wish.with(wish.fixed().sitOuts(SitOutRule.EVEN))))
        .isEqualTo(" with even sit-outs");
    IndividualWish free = wish.with(wish.fixed().sitOuts(SitOutRule.FREE));
    assertThat(VerdictText.among(free)).isEmpty();
    assertThat(VerdictText.among(Wishes.requiring(free, Criterion.PARTNER, Criterion.SIDE)))
        .isEqualTo(" with partner and side as required");
    assertThat(
            VerdictText.among(
                Wishes.requiring(wish, Criterion.PARTNER)
                    .with(wish.fixed().stationary(List.of(1)))))
        .isEqualTo(
            " with sit-outs in turn, with partner as required and with the players who stay");
  }

  @Test
  void aFeasibleAnswerSaysItsGap() {
    assertThat(VerdictText.status(found(Status.FEASIBLE, 12)))
        .isEqualTo("feasible: cost 56, bound 12, gap 44");
    assertThat(VerdictText.brief(judged(12, Theorem.DIRECTED_WHIST)))
        .isEqualTo("cost 56, bound 12, gap 44");
  }

  @Test
  void whatIsOnlyClaimedIsSaidToBeClaimed() {
    Judged judged = judged(12, Theorem.DIRECTED_WHIST);
    Standing claimed = Standing.claimed(judged, certificate("seats"));
    assertThat(VerdictText.status(new Found(judged, claimed)))
        .isEqualTo(
            "feasible: cost 56, bound 12, gap 44; said to be best possible; not repeated here");
  }

  @Test
  void pairsSayHowTheyWalkAndHowTheyAreBalanced() {
    assertThat(VerdictText.brief(Judged.of(Examples.mitchell(5, 0, 2))))
        .isEqualTo("1 copy, 0 breaks, 0 moves not up one");
    assertThat(VerdictText.brief(Judged.of(Examples.mitchell(5, 1, 1))))
        .isEqualTo("1 copy, calibre 65.36");
  }

  @Test
  void theCardIsThatOfTheKind() {
    assertThat(VerdictText.card(judged(12, Theorem.DIRECTED_WHIST)))
        .startsWith("No rule is broken.\n\nCriterion ");
    assertThat(VerdictText.card(Judged.of(Examples.mitchell(5, 0, 2))))
        .startsWith("No rule is broken.\n\nForm: Mitchell\nWinners: two, ");
  }

  @Test
  void aProofFromAFileCannotSteerTheTerminal() {
    Judged judged = judged(12, Theorem.DIRECTED_WHIST);
    Standing proved = Standing.proved(judged, certificate("a\u001b[2Jb"));
    assertThat(VerdictText.status(new Found(judged, proved)))
        .contains("the a\\u001b[2Jb model")
        .doesNotContain("\u001b");
  }
}
