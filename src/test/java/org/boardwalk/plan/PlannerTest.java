package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.boardwalk.Boardwalk;
import org.boardwalk.OnTheSpot;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proposals from the shipped library. */
final class PlannerTest {

  private static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  private static List<Proposal> proposals(Occasion occasion) {
    return new Planner(KNOWN::known).proposals(occasion);
  }

  private static Occasion evening(People people, OptionalInt stock, OptionalInt copies) {
    return new Occasion(
        people, OptionalInt.empty(), Optional.empty(), Pace.USUAL, stock, copies, 0);
  }

  @Test
  void thirteenPlayersAndTwentySixBoardsHaveTheCompleteSchedule() {
    Proposal first = proposals(Occasion.of(new People.Players(13), OptionalInt.of(26))).get(0);
    assertThat(first.boards()).isEqualTo(26);
    assertThat(first.copies()).isEqualTo(3);
    for (Criterion c : Criterion.values()) {
      assertThat(first.card().cost(c)).as(c.word()).isZero();
    }
    assertThat(first.met().partner()).isEqualTo(Map.of(1, 78));
    assertThat(first.met().opponent()).isEqualTo(Map.of(2, 78));
  }

  @Test
  void everyProposalIsValidAsJudgedAnewAndFitsTheEvening() {
    for (People people :
        List.of(
            new People.Players(4),
            new People.Players(10),
            new People.Players(22),
            new People.Players(28),
            new People.Pairs(2),
            new People.Pairs(6),
            new People.Pairs(15),
            People.Pairs.atTables(19))) {
      Occasion evening = Occasion.of(people, OptionalInt.empty());
      List<Proposal> proposals = proposals(evening);
      assertThat(proposals).as("%s", people).isNotEmpty().hasSizeLessThanOrEqualTo(Planner.MOST);
      for (Proposal p : proposals) {
        assertThat(p.card()).isEqualTo(Judge.judge(p.movement()));
        assertThat(p.card().valid()).isTrue();
        assertThat(evening.allows(p.length())).isTrue();
        assertThat(p.boards())
            .isEqualTo(p.movement().rounds().size() * p.movement().boards().perSet());
      }
    }
  }

  @Test
  void proposalsAreOrderedByRegretAndAtMostTwoAreOfAFamily() {
    List<Proposal> proposals = proposals(Occasion.of(new People.Players(28), OptionalInt.empty()));
    assertThat(proposals).extracting(Proposal::regret).isSorted();
    assertThat(proposals.stream().collect(Collectors.groupingBy(Proposal::family)).values())
        .allSatisfy(of -> assertThat(of).hasSizeLessThanOrEqualTo(2))
        .hasSizeGreaterThan(2);
  }

  @Test
  void whatIsNotLookedUpCouldNotBeAmongTheBest() {
    for (People people :
        List.of(new People.Players(18), new People.Pairs(15), new People.Pairs(24))) {
      Occasion evening = Occasion.of(people, OptionalInt.empty());
      Regret regret = new Regret(evening);
      Room room = new Room(evening);
      List<Candidate> candidates =
          people instanceof People.Pairs pairs
              ? PairsCandidates.of(room, pairs)
              : IndividualCandidates.of(room, people.count());
      for (Candidate candidate : candidates) {
        for (Wish wish : candidate.wishes()) {
          KNOWN
              .known(wish)
              .map(Answer::outcome)
              .filter(Outcome.Found.class::isInstance)
              .map(found -> Fit.of(evening, candidate, wish, (Outcome.Found) found))
              .ifPresent(
                  fit ->
                      assertThat(fit.regret())
                          .as("%s", wish)
                          .isGreaterThanOrEqualTo(regret.least(candidate)));
        }
      }
    }
  }

  @Test
  void withOneCopyNothingNeedsTwo() {
    List<Proposal> proposals =
        proposals(evening(new People.Players(28), OptionalInt.empty(), OptionalInt.of(1)));
    assertThat(proposals).isNotEmpty().allMatch(p -> p.copies() == 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 72, 80})
  void rainbowsOfManyTablesAreKnownWithoutASearch(int players) {
    List<Proposal> proposals =
        proposals(evening(new People.Players(players), OptionalInt.empty(), OptionalInt.of(1)));
    assertThat(proposals).anyMatch(p -> p.family() == Family.RAINBOW);
  }

  @Test
  void whatNeedsOneCopyStandsBesideWhatNeedsMore() {
    for (int players : new int[] {10, 13, 16, 20}) {
      List<Proposal> proposals =
          proposals(Occasion.of(new People.Players(players), OptionalInt.empty()));
      assertThat(proposals)
          .anyMatch(p -> p.copies() == 1 && p.movement().winners() == 1)
          .anyMatch(p -> p.copies() > 1);
    }
  }

  /** Time for a rule, and little else. */
  private static Optional<Answer> soon(Wish wish) {
    SearchSettings usual = wish.search();
    return Optional.of(
        new Boardwalk()
            .design(
                wish.with(
                    new SearchSettings(
                        usual.engine(), Duration.ofMillis(200), usual.seed(), usual.workers()))));
  }

  private static void hasOneCopyForEverybody(int players, Known onTheSpot) {
    List<Proposal> proposals =
        new Planner(KNOWN::known, onTheSpot)
            .proposals(
                evening(new People.Players(players), OptionalInt.empty(), OptionalInt.of(1)));
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
  @ValueSource(ints = {8, 9, 13, 20, 72, 75})
  void oneCopyServesAnyNumberOfPlayersAndNobodyPartnersTwice(int players) {
    hasOneCopyForEverybody(players, PlannerTest::soon);
  }

  @Tag("slow")
  @Test
  void oneCopyServesEveryNumberOfPlayersFromEightToEighty() {
    for (int players = 8; players <= 80; players++) {
      OnTheSpot spot = new OnTheSpot(SearchListener.SILENT, new AtomicBoolean());
      hasOneCopyForEverybody(players, spot::answer);
    }
  }

  @Test
  void whereNothingIsKnownForOneCopyThePageCanSearchForTheBestOfIt() {
    Planner nothing = new Planner(wish -> Optional.empty());
    Occasion evening = evening(new People.Players(22), OptionalInt.empty(), OptionalInt.of(1));
    Planner.Unknown unknown = nothing.worthSearching(evening, List.of()).orElseThrow();
    assertThat(unknown.wish().boards().copies()).isEqualTo(1);
    assertThat(unknown.wish().contestants()).isEqualTo(22);
    Planner known = new Planner(KNOWN::known);
    Occasion twenty = evening(new People.Players(20), OptionalInt.empty(), OptionalInt.of(1));
    assertThat(known.worthSearching(twenty, known.proposals(twenty))).isEmpty();
  }

  /** With fewer boards than tables nothing else is left. */
  @Test
  void tablesShareASetWhereTheBoardsAreTooFewForAnythingElse() {
    List<Proposal> proposals =
        new Planner(wish -> Optional.empty(), PlannerTest::soon)
            .proposals(
                new Occasion(
                    new People.Players(20),
                    OptionalInt.of(4),
                    Optional.empty(),
                    Pace.USUAL,
                    OptionalInt.of(4),
                    OptionalInt.of(1),
                    0));
    assertThat(proposals).isNotEmpty().allMatch(p -> p.atHand().equals(OptionalInt.of(1)));
    assertThat(ProposalText.points(proposals.get(0)))
        .contains("up to 2 tables share a set and pass its boards to and fro in 4 of 4 rounds");
    assertThat(ProposalText.measures(proposals.get(0), Optional.empty()))
        .startsWith("1 copy of each board: ");
  }

  @Test
  void everyWishIsAskedOnceHoweverManyBoardsItCouldBePlayedWith() {
    Map<Wish, Integer> asked = new ConcurrentHashMap<>();
    Known counting =
        wish -> {
          asked.merge(wish, 1, Integer::sum);
          return KNOWN.known(wish);
        };
    Occasion evening = Occasion.of(new People.Players(14), OptionalInt.of(20));
    new Planner(counting).proposals(evening);
    assertThat(asked.values()).containsOnly(1);
    assertThat(IndividualCandidates.of(new Room(evening), 14))
        .flatExtracting(Candidate::wishes)
        .as("wishes of all candidates")
        .filteredOn(asked::containsKey)
        .hasSizeGreaterThan(asked.size());
  }

  @Test
  void noMoreBoardsAreInPlayThanThereAre() {
    List<Proposal> proposals =
        proposals(evening(People.Pairs.atTables(9), OptionalInt.of(24), OptionalInt.empty()));
    assertThat(proposals)
        .isNotEmpty()
        .allMatch(p -> p.movement().boards().sets() * p.movement().boards().perSet() <= 24);
  }

  private static List<Proposal> seated(People people, OptionalInt copies, int stationary) {
    return proposals(
        new Occasion(
            people,
            OptionalInt.empty(),
            Optional.of(Duration.ofHours(3)),
            Pace.USUAL,
            OptionalInt.empty(),
            copies,
            stationary));
  }

  @Test
  void whoCannotMoveIsLetSit() {
    Seated seven = seated(new People.Players(28), OptionalInt.empty(), 7).get(0).seated();
    assertThat(seven.stay()).hasSizeGreaterThanOrEqualTo(7);
    assertThat(seven.lacking()).isZero();
  }

  @Test
  void whereSomebodyWouldHaveToMoveWhoCannotComesLastHoweverGoodItIs() {
    OptionalInt one = OptionalInt.of(1);
    Proposal best = seated(new People.Pairs(12), one, 0).get(0);
    assertThat(best.family()).isEqualTo(Family.HOWELL);
    List<Proposal> proposals = seated(new People.Pairs(12), one, 6);
    assertThat(proposals).extracting(p -> p.seated().lacking()).isSorted().contains(0);
    assertThat(proposals)
        .filteredOn(p -> p.family() == Family.HOWELL)
        .allMatch(p -> p.seated().lacking() > 0)
        .anyMatch(p -> p.regret() < proposals.get(0).regret());
  }

  @Test
  void aChairThatARotationLeavesIsNoSeatForWhoCannotMove() {
    assertThat(seated(new People.Players(13), OptionalInt.empty(), 1))
        .filteredOn(p -> p.movement().rotation() == Rotation.ROTATE)
        .isNotEmpty()
        .allSatisfy(
            p ->
                assertThat(p.seated().stay())
                    .isSubsetOf(
                        p.rules().stationary().stream()
                            .filter(s -> s.seat().seat() == Seat.NORTH)
                            .map(FollowRules.Stationary::contestant)
                            .toList()));
  }

  @Test
  void whatNobodyKnowsIsNotProposed() {
    assertThat(
            new Planner(wish -> Optional.empty())
                .proposals(Occasion.of(new People.Players(13), OptionalInt.empty())))
        .isEmpty();
  }
}
