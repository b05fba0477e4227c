package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.boardwalk.Boardwalk;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.PartedRecount;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Proposals from the shipped library. */
@Tag("thorough")
final class PlannerTest {

  @Test
  void thirteenPlayersAndTwentySixBoardsHaveTheCompleteSchedule() {
    Occasion evening = Occasion.of(new People.Players(13), OptionalInt.of(26));
    assertThat(ShippedProposals.of(evening).get(0).copies()).as("one set is there").isEqualTo(1);
    Proposal first = ShippedProposals.of(evening.withCopies(OptionalInt.of(3))).get(0);
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
      List<Proposal> proposals = ShippedProposals.of(evening);
      assertThat(proposals).as("%s", people).isNotEmpty().hasSizeLessThanOrEqualTo(Planner.MOST);
      assertThat(proposals.get(0).recommended()).isTrue();
      assertThat(proposals).filteredOn(p -> p.recommended()).hasSize(1);
      for (Proposal p : proposals) {
        assertThat(p.card()).isEqualTo(Judge.judge(p.movement()));
        assertThat(p.card().valid()).isTrue();
        assertThat(evening.allows(p.length()) || p.complete()).isTrue();
        assertThat(p.over()).isLessThanOrEqualTo(Duration.ofMinutes(30));
        assertThat(p.movement().boards().perSet()).isGreaterThan(1);
        assertThat(p.boards())
            .isEqualTo(p.movement().rounds().size() * p.movement().boards().perSet());
      }
    }
  }

  @Test
  void pairsWhoCannotAllMeetAreOfferedOneWinnerFromTheAtlas() {
    List<Proposal> proposals =
        ShippedProposals.of(ranked(1, Occasion.of(new People.Pairs(14), OptionalInt.of(24))));
    assertThat(proposals)
        .filteredOn(p -> p.family() == Family.ONE_WINNER)
        .isNotEmpty()
        .allMatch(p -> p.movement().winners() == 1 && !p.complete());
  }

  @Test
  void proposalsAreOrderedByWorthAndAtMostTwoAreOfAFamily() {
    List<Proposal> proposals =
        ShippedProposals.of(Occasion.of(new People.Players(28), OptionalInt.empty()));
    assertThat(proposals).extracting(Proposal::worth).isSortedAccordingTo(Worth.ORDER);
    assertThat(proposals.stream().collect(Collectors.groupingBy(Proposal::family)).values())
        .allSatisfy(of -> assertThat(of).hasSizeLessThanOrEqualTo(2))
        .hasSizeGreaterThan(2);
  }

  @Test
  void whatIsNotLookedUpCouldNotBeAmongTheBest() {
    for (People people :
        List.of(new People.Players(18), new People.Pairs(15), new People.Pairs(24))) {
      Occasion evening = Occasion.of(people, OptionalInt.empty());
      Room room = new Room(evening);
      List<Candidate> candidates =
          people instanceof People.Pairs pairs
              ? PairsCandidates.of(room, pairs)
              : IndividualCandidates.of(room, people.count());
      for (Candidate candidate : candidates) {
        for (Wish wish : candidate.wishes()) {
          ShippedProposals.KNOWN
              .known(wish)
              .map(Answer::outcome)
              .filter(Outcome.Found.class::isInstance)
              .map(found -> Fit.of(evening, candidate, wish, (Outcome.Found) found))
              .ifPresent(
                  fit ->
                      assertThat(List.of(Worth.atBest(evening, candidate), fit.worth()))
                          .as("%s", wish)
                          .isSortedAccordingTo(Worth.ORDER));
        }
      }
    }
  }

  @Test
  void everyWishIsAskedOnceHoweverManyBoardsItCouldBePlayedWith() {
    Map<Wish, Integer> asked = new ConcurrentHashMap<>();
    Known counting =
        wish -> {
          asked.merge(wish, 1, Integer::sum);
          return ShippedProposals.KNOWN.known(wish);
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
        ShippedProposals.of(
            new Occasion(
                People.Pairs.atTables(9),
                OptionalInt.empty(),
                Optional.empty(),
                Pace.USUAL,
                OptionalInt.of(24),
                OptionalInt.empty(),
                0));
    assertThat(proposals)
        .isNotEmpty()
        .allMatch(p -> p.movement().boards().sets() * p.movement().boards().perSet() <= 24);
  }

  @Test
  void fivePairsMeetAllInFiveRounds() {
    Proposal first =
        ShippedProposals.of(Occasion.of(new People.Pairs(5), OptionalInt.empty())).get(0);
    assertThat(first.complete()).isTrue();
    assertThat(first.movement().wholeRounds()).isEqualTo(5);
  }

  /** Rounds of two sets, in which people stay and boards change. */
  @ParameterizedTest
  @CsvSource({"4, 24, 3, 2", "5, 20, 5, 2", "6, 20, 5, 3", "6, 30, 5, 3"})
  void fewPairsAllMeetWithOneCopyAndPerfectBalance(int pairs, int boards, int rounds, int tables) {
    Occasion evening = Occasion.of(new People.Pairs(pairs), OptionalInt.of(boards));
    Proposal first = ShippedProposals.of(evening).get(0);
    assertThat(first.complete()).isTrue();
    assertThat(first.copies()).isEqualTo(1);
    assertThat(first.shared()).isFalse();
    assertThat(first.card().calibre().worst()).isEqualTo(100);
    assertThat(first.boards()).isEqualTo(boards);
    assertThat(first.rules().steps()).isNotEmpty();
    assertThat(first.movement().wholeRounds()).isEqualTo(rounds);
    PartedRecount.assertComplete(first.movement(), tables);
    assertThat(ProposalText.title(first))
        .isEqualTo("Howell, %d rounds of %d boards in 2 sets", rounds, boards / rounds);
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8})
  void whereOneSetARoundIsEnoughItIsProposedFirst(int pairs) {
    Occasion evening = Occasion.of(new People.Pairs(pairs), OptionalInt.of(28));
    Proposal first = ShippedProposals.of(evening).get(0);
    assertThat(first.complete()).isTrue();
    assertThat(first.movement().boards().parts()).isEqualTo(1);
  }

  @Test
  void whatIsCompleteButALittleTooLongComesLast() {
    List<Proposal> proposals =
        ShippedProposals.of(Occasion.of(new People.Players(13), OptionalInt.empty()));
    Proposal last = proposals.get(proposals.size() - 1);
    assertThat(last.movement().rounds()).hasSize(13);
    assertThat(last.over()).isEqualTo(Duration.ofMinutes(26));
    assertThat(proposals).filteredOn(Proposal::complete).containsExactly(last);
  }

  @Test
  void boardsThatPeopleCanCarryComeBeforeACopySaved() {
    List<Proposal> proposals =
        ShippedProposals.of(
            Occasion.of(People.Pairs.atTables(19), OptionalInt.of(26))
                .withCopies(OptionalInt.of(3)));
    Proposal first = proposals.get(0);
    assertThat(first.family()).isEqualTo(Family.WEB);
    assertThat(first.walk()).isNotEqualTo(WalkGrade.ANY);
    assertThat(first.copies()).isEqualTo(3);
  }

  @Test
  void aMitchellInWhichAllMeetComesBeforeAHowellCutShort() {
    Proposal first =
        ShippedProposals.of(Occasion.of(new People.Pairs(14), OptionalInt.empty())).get(0);
    assertThat(first.family()).isEqualTo(Family.MITCHELL);
    assertThat(first.complete()).isTrue();
  }

  @Test
  void aWebOfAsManySetsAsTablesIsAMitchellAndIsCalledSo() {
    Occasion evening =
        new Occasion(
            new People.Pairs(9),
            OptionalInt.empty(),
            Optional.of(Duration.ofMinutes(150)),
            Pace.USUAL,
            OptionalInt.empty(),
            OptionalInt.of(1),
            0);
    assertThat(ShippedProposals.of(evening))
        .isNotEmpty()
        .filteredOn(p -> p.movement().boards().sets() == p.movement().tables())
        .noneMatch(p -> p.family() == Family.WEB);
  }

  /** A player who sits out plays fewer boards. */
  @Test
  void boardsThatEverybodyPlaysAreCountedWithoutSitOuts() {
    Occasion evening =
        new Occasion(
            new People.Pairs(9),
            OptionalInt.of(18),
            Optional.empty(),
            Pace.USUAL,
            OptionalInt.empty(),
            OptionalInt.empty(),
            0,
            new FurtherWishes(OptionalInt.of(4), OptionalInt.empty(), Fixed.NOTHING));
    Proposal mitchell =
        ShippedProposals.of(evening).stream()
            .filter(p -> p.family() == Family.MITCHELL && p.movement().rounds().size() == 4)
            .findFirst()
            .orElseThrow();
    assertThat(ProposalText.measures(mitchell, Optional.empty()))
        .contains("boards 1-20, of which everybody plays 12 to 16 boards, at 5 tables");
  }

  /** EW wait at the table that would have shared its boards. */
  @ParameterizedTest
  @ValueSource(ints = {7, 11, 15, 19})
  void anEvenNumberOfTablesAndAHalfTableNeedOneCopyInARelay(int pairs) {
    int tables = (pairs + 1) / 2;
    // Where seven pairs are not asked to be ranked in two fields, they are not.
    Occasion evening =
        ranked(
            2,
            Occasion.of(
                new People.Pairs(pairs), OptionalInt.of(tables * Math.max(2, 24 / tables))));
    Proposal relay =
        ShippedProposals.of(evening).stream()
            .filter(p -> p.family() == Family.MITCHELL)
            .findFirst()
            .orElseThrow();
    assertThat(relay.complete()).isTrue();
    assertThat(relay.copies()).isEqualTo(1);
    assertThat(relay.walk()).isEqualTo(WalkGrade.DOWN_ONE);
    assertThat(relay.movement().rounds()).hasSize(tables);
  }

  @Test
  void unknownMovementsAreNotProposed() {
    assertThat(
            new Planner(wish -> Optional.empty())
                .proposals(Occasion.of(new People.Players(13), OptionalInt.empty())))
        .isEmpty();
  }

  @Test
  void whatASearchFoundIsProposedInTheSamePlaceWhenItIsKnown() {
    Map<Wish, Answer> kept = new ConcurrentHashMap<>();
    AtomicInteger searches = new AtomicInteger();
    Known searching =
        wish -> {
          SearchSettings quick =
              new SearchSettings(
                  wish.search().engine(),
                  Limit.effort(Duration.ofMillis(20)),
                  searches.incrementAndGet(),
                  wish.search().workers());
          Answer answer = new Boardwalk().design(wish.with(quick));
          kept.put(wish, answer);
          return Optional.of(answer);
        };
    for (Occasion evening :
        List.of(
            players(12, OptionalInt.of(1), 0),
            players(12, OptionalInt.empty(), 2),
            players(12, OptionalInt.empty(), 0))) {
      kept.clear();
      Known known = wish -> Optional.ofNullable(kept.get(wish));
      searches.set(0);
      List<Proposal> first = new Planner(known, searching).proposals(evening);
      assertThat(searches).as("%s", evening).hasPositiveValue();
      searches.set(0);
      assertThat(new Planner(known, searching).proposals(evening)).isEqualTo(first);
      assertThat(searches).as("%s", evening).hasValue(0);
    }
  }

  /** Sizes at which a shortened Howell, a Mitchell of two rounds or six sets would have some. */
  @ParameterizedTest
  @CsvSource({"5, 24", "5, 20", "5, 8", "7, 20", "7, 24", "9, 10", "11, 24", "13, 10", "17, 10"})
  void noProposalHasABoardThatOneTableAlonePlays(int pairs, int boards) {
    Occasion evening = Occasion.of(new People.Pairs(pairs), OptionalInt.of(boards));
    for (Occasion each : List.of(evening, evening.withCopies(OptionalInt.of(1)))) {
      assertThat(ShippedProposals.of(each))
          .isNotEmpty()
          .allMatch(p -> p.card().others().hit().isEmpty());
    }
  }

  /** A complete Howell of seven rounds, cut to five, leaves a set to one table. */
  @Test
  void whereNothingElseIsKnownAProposalNamesThePairsThatAreNotCompared() {
    Occasion evening =
        Occasion.of(new People.Pairs(7), OptionalInt.of(20)).withCopies(OptionalInt.of(1));
    Known uncompared =
        wish ->
            wish instanceof PairsWish pairs
                    && pairs.otherResults() == 0
                    && pairs.rounds() == 5
                    && pairs.form() instanceof PairsForm.Howell
                ? ShippedProposals.known(wish)
                : Optional.empty();
    Proposal only = new Planner(uncompared).proposals(evening).get(0);
    assertThat(only.card().others().hit()).hasSize(2);
    assertThat(ProposalText.of(List.of(only), Optional.empty()))
        .contains(
            "- no other result to compare with on 4 of 16 boards: pair 3\n",
            "- no other result to compare with on 4 of 20 boards: pair 6\n");
  }

  private static Occasion ranked(int winners, Occasion o) {
    FurtherWishes asked =
        new FurtherWishes(OptionalInt.empty(), OptionalInt.of(winners), Fixed.NOTHING);
    return new Occasion(
        o.people(), o.boards(), o.time(), o.pace(), o.stock(), o.copies(), 0, asked);
  }

  private static Occasion players(int players, OptionalInt copies, int stationary) {
    return new Occasion(
        new People.Players(players),
        OptionalInt.empty(),
        Optional.empty(),
        Pace.USUAL,
        OptionalInt.empty(),
        copies,
        stationary);
  }
}
