package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.Boardwalk;
import org.boardwalk.OnTheSpot;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is proposed to those who have each board once. */
@Tag("thorough")
final class OneCopyProposalsTest {

  private static Occasion withOneCopy(int players) {
    return new Occasion(
        new People.Players(players),
        OptionalInt.empty(),
        Optional.empty(),
        Pace.USUAL,
        OptionalInt.empty(),
        OptionalInt.of(1),
        0);
  }

  @Test
  void withOneCopyNothingNeedsTwo() {
    List<Proposal> proposals = ShippedProposals.of(withOneCopy(28));
    assertThat(proposals).isNotEmpty().allMatch(p -> p.copies() == 1);
  }

  /** In rounds of two sets, or with more sets than rounds. */
  @ParameterizedTest
  @ValueSource(ints = {5, 6})
  void fewPairsMayAllMeetWithoutSharingASet(int pairs) {
    Occasion evening = Occasion.of(new People.Pairs(pairs), OptionalInt.empty());
    List<Proposal> complete =
        ShippedProposals.of(evening.withCopies(OptionalInt.of(1))).stream()
            .filter(p -> p.complete() && p.movement().winners() == 1)
            .toList();
    assertThat(complete).anyMatch(Proposal::shared);
    assertThat(complete).anyMatch(p -> !p.shared());
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 72, 80})
  void rainbowsOfManyTablesAreKnownWithoutASearch(int players) {
    List<Proposal> proposals = ShippedProposals.of(withOneCopy(players));
    assertThat(proposals).anyMatch(p -> p.family() == Family.RAINBOW);
  }

  @Test
  void whatNeedsOneCopyStandsBesideWhatNeedsMore() {
    for (int players : new int[] {10, 13, 16, 20}) {
      List<Proposal> proposals =
          ShippedProposals.of(Occasion.of(new People.Players(players), OptionalInt.empty()));
      assertThat(proposals)
          .anyMatch(p -> p.copies() == 1 && p.movement().winners() == 1)
          .anyMatch(p -> p.copies() > 1);
    }
  }

  /** Time for a rule, and little else. */
  private static Optional<Answer> soon(Wish wish) {
    return within(Duration.ofMillis(50), wish);
  }

  private static Optional<Answer> within(Duration time, Wish wish) {
    SearchSettings usual = wish.search();
    return Optional.of(
        new Boardwalk()
            .design(
                wish.with(
                    new SearchSettings(
                        usual.engine(), Limit.effort(time), usual.seed(), usual.workers()))));
  }

  private static void hasOneCopyForEverybody(int players, Known onTheSpot) {
    List<Proposal> proposals =
        new Planner(ShippedProposals::known, onTheSpot).proposals(withOneCopy(players));
    assertThat(proposals).as("%d players", players).isNotEmpty();
    for (Proposal p : proposals) {
      assertThat(p.copies()).isEqualTo(1);
      assertThat(Judge.judge(p.movement()).violations()).isEmpty();
      if (p.movement().rounds().size() <= 12) {
        assertThat(p.met().partner().lastKey()).as("%d players", players).isEqualTo(1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 13, 20})
  void oneCopyServesAnyNumberOfPlayersAndNobodyPartnersTwice(int players) {
    hasOneCopyForEverybody(players, OneCopyProposalsTest::soon);
  }

  @Tag("slow")
  @Test
  void oneCopyServesEveryNumberOfPlayersFromEightToEighty() {
    for (int players = 8; players <= 80; players++) {
      OnTheSpot spot =
          new OnTheSpot(
              new Boardwalk(), Duration.ofSeconds(2), SearchListener.SILENT, new AtomicBoolean());
      hasOneCopyForEverybody(players, spot::answer);
    }
  }

  @Test
  void whereNothingIsKnownForOneCopyThePageCanSearchForTheBestOfIt() {
    SuggestedSearch quest = SuggestedSearch.of(withOneCopy(22), List.of()).orElseThrow();
    assertThat(quest.lack()).isEqualTo(SuggestedSearch.Lack.ANYTHING);
    SuggestedSearch.Hope unknown = quest.hopes().get(0);
    assertThat(unknown.wish().boards().copies()).isEqualTo(1);
    assertThat(unknown.wish().contestants()).isEqualTo(22);
    Planner known = new Planner(ShippedProposals::known);
    Occasion twenty = withOneCopy(20);
    assertThat(SuggestedSearch.of(twenty, known.proposals(twenty))).isEmpty();
  }

  /** With fewer boards than tables nothing else is left. */
  @Test
  void tablesShareASetWhereTheBoardsAreTooFewForAnythingElse() {
    List<Proposal> proposals =
        new Planner(wish -> Optional.empty(), wish -> within(Duration.ofMillis(50), wish))
            .proposals(
                new Occasion(
                    new People.Players(20),
                    OptionalInt.of(4),
                    Optional.empty(),
                    Pace.USUAL,
                    OptionalInt.of(4),
                    OptionalInt.of(1),
                    0));
    assertThat(proposals).isNotEmpty().allMatch(Proposal::shared);
    assertThat(ProposalText.points(proposals.get(0)))
        .anyMatch(
            p ->
                p.matches(
                    "(up to 2 tables|tables [1-5] and [1-5](, [1-5] and [1-5])?) share (a set|boards).* to and fro.*"));
    assertThat(ProposalText.measures(proposals.get(0), Optional.empty()))
        .startsWith("1 copy of boards 1-");
  }
}
