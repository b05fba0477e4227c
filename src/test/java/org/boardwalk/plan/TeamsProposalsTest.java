package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.wish.Fixed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is proposed to teams of four. */
class TeamsProposalsTest {

  private static Occasion teams(int teams, int minutes, OptionalInt copies, int stationary) {
    return new Occasion(
        new People.Teams(teams),
        OptionalInt.empty(),
        Optional.of(Duration.ofMinutes(minutes)),
        Pace.USUAL,
        OptionalInt.empty(),
        copies,
        stationary);
  }

  private static Proposal first(Occasion occasion) {
    return ShippedProposals.of(occasion).get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "3, AMERICAN_WHIST, 2, 12, 1",
    "4, HEAD_TO_HEAD, 3, 8, 2",
    "5, AMERICAN_WHIST, 4, 6, 1",
    "6, HEAD_TO_HEAD, 5, 5, 3",
    "7, AMERICAN_WHIST, 6, 4, 1",
    "8, HEAD_TO_HEAD, 7, 3, 1",
    "9, AMERICAN_WHIST, 8, 3, 1",
    "10, HEAD_TO_HEAD, 8, 3, 1",
    "13, AMERICAN_WHIST, 8, 3, 1",
    "20, HEAD_TO_HEAD, 8, 3, 1",
    "21, AMERICAN_WHIST, 8, 3, 1",
  })
  void threeHoursHaveWholeMatchesOfThreeBoardsOrMore(
      int teams, Family family, int rounds, int perRound, int copies) {
    Proposal first = first(teams(teams, 180, OptionalInt.empty(), 0));
    assertThat(first.family()).isEqualTo(family);
    assertThat(first.movement().rounds()).hasSize(rounds);
    assertThat(first.movement().boards().perSet()).isEqualTo(perRound);
    assertThat(first.copies()).isEqualTo(copies);
    assertThat(first.recommended()).isTrue();
    assertThat(first.complete()).isEqualTo(rounds == teams - 1);
  }

  /** The set of NS of one team against EW of another is that of their other halves. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void eachMatchIsPlayedOnceWithTheSameBoardsAtBothTables(int teams) {
    for (Proposal proposal : ShippedProposals.of(teams(teams, 180, OptionalInt.empty(), 0))) {
      Movement movement = proposal.movement();
      assertThat(proposal.card().valid()).isTrue();
      assertThat(proposal.card().sitOuts().most()).isZero();
      Map<List<Integer>, Integer> sets = new HashMap<>();
      for (Round round : movement.rounds()) {
        for (Encounter e : round.encounters()) {
          int home = e.seating().at(Direction.NS).get(0);
          int away = e.seating().at(Direction.EW).get(0) - teams;
          assertThat(sets.put(List.of(home, away), e.set())).isNull();
        }
      }
      assertThat(sets).hasSize(teams * movement.rounds().size());
      sets.forEach(
          (two, set) -> assertThat(sets).containsEntry(List.of(two.get(1), two.get(0)), set));
    }
  }

  @Test
  void oneCopyForFourTeamsIsSharedByAllTables() {
    Proposal first = first(teams(4, 180, OptionalInt.of(1), 0));
    assertThat(first.family()).isEqualTo(Family.HEAD_TO_HEAD);
    assertThat(first.copies()).isEqualTo(1);
    assertThat(ProposalText.points(first))
        .contains("up to 4 tables share a set and pass its boards to and fro in 3 of 3 rounds");
  }

  @Test
  void oneCopyForSixTeamsIsNotSharedByAllTablesWhereAnotherFormNeedsNoMore() {
    Proposal first = first(teams(6, 180, OptionalInt.of(1), 0));
    assertThat(first.family()).isEqualTo(Family.TEAMS_ONE_COPY);
    assertThat(first.complete()).isTrue();
    assertThat(first.movement().boards().sets()).isEqualTo(9);
    assertThat(first.copies()).isEqualTo(1);
  }

  /** 9 sets are the least of six teams, 10 are known for eight: see {@code UsualPairs}. */
  @ParameterizedTest
  @CsvSource({"6, 9", "8, 10"})
  void allTeamsOfAnEvenNumberMeetWithOneCopyWhileNsStay(int teams, int sets) {
    assertThat(ShippedProposals.of(teams(teams, 180, OptionalInt.of(1), 0)))
        .filteredOn(p -> p.family() == Family.TEAMS_ONE_COPY && p.complete())
        .isNotEmpty()
        .allSatisfy(
            p -> {
              assertThat(p.movement().boards().sets()).isEqualTo(sets);
              assertThat(p.card().matches().orElseThrow().complete()).isTrue();
              assertThat(p.card().matches().orElseThrow().stationary()).isEqualTo(teams);
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8})
  void withTwoCopiesResultsOfAllMatchesComeARoundLaterAtMost(int teams) {
    assertThat(ShippedProposals.of(teams(teams, 180, OptionalInt.empty(), 0)))
        .filteredOn(p -> p.family() == Family.TEAMS_TWO_COPIES)
        .isNotEmpty()
        .allSatisfy(p -> assertThat(p.copies()).isEqualTo(2))
        .anySatisfy(
            p -> {
              assertThat(p.card().matches().orElseThrow().complete()).isTrue();
              assertThat(p.card().matches().orElseThrow().mostDelay()).isEqualTo(1);
            });
    assertThat(ShippedProposals.of(teams(teams, 180, OptionalInt.of(1), 0)))
        .noneMatch(p -> p.family() == Family.TEAMS_TWO_COPIES);
  }

  @Test
  void aSixthFewerBoardsLetAllTeamsMeet() {
    Occasion evening =
        new Occasion(
            new People.Teams(8),
            OptionalInt.of(24),
            Optional.empty(),
            Pace.USUAL,
            OptionalInt.empty(),
            OptionalInt.empty(),
            0);
    Proposal first = first(evening);
    assertThat(first.movement().rounds()).hasSize(7);
    assertThat(first.boards()).isEqualTo(21);
    assertThat(first.complete()).isTrue();
  }

  @Test
  void pairsOfTeamsThatStayMeetAllTheOthers() {
    List<Proposal> proposals = ShippedProposals.of(teams(8, 180, OptionalInt.empty(), 8));
    assertThat(proposals.get(0).family()).isEqualTo(Family.TEAMS_TWO_COPIES);
    assertThat(proposals.get(0).complete()).isTrue();
    assertThat(proposals.get(0).seated().lacking()).isZero();
    Proposal whist =
        proposals.stream()
            .filter(p -> p.family() == Family.AMERICAN_WHIST)
            .findFirst()
            .orElseThrow();
    assertThat(ProposalText.points(whist))
        .contains(
            "NS stay; after every round EW down two tables, boards down one, but after round 1 EW"
                + " down 3, boards down 1; after round 5 EW down 3, boards down 2");
  }

  @Test
  void wishesForPlayersAndForPairsAreRefused() {
    assertThatThrownBy(() -> new People.Teams(2)).hasMessageContaining("teams [2] must be from 3");
    FurtherWishes two = new FurtherWishes(OptionalInt.empty(), OptionalInt.of(2), Fixed.NOTHING);
    assertThatThrownBy(
            () ->
                new Occasion(
                    new People.Teams(5),
                    OptionalInt.empty(),
                    Optional.empty(),
                    Pace.USUAL,
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    0,
                    two))
        .hasMessageContaining("teams are ranked together");
  }

  @Test
  void proposalsSayWhenResultsCome() {
    assertThat(ProposalText.points(first(teams(9, 180, OptionalInt.empty(), 0))))
        .contains(
            "results come 4.0 rounds after the first half on average, 7 at most; some match is open"
                + " after every round but the last");
    assertThat(ProposalText.points(first(teams(8, 180, OptionalInt.empty(), 0))))
        .contains("results come at once: both halves of a match are played in one round");
  }
}
