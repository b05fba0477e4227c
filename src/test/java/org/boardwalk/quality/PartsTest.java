package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Violation.Law;
import org.junit.jupiter.api.Test;

class PartsTest {

  @Test
  void sixPublishedPairsAreBalancedWithOneCopyAndMeetOnce() {
    Movement six = PartedExamples.sixPairs();
    PartedRecount.assertComplete(six, 3);
    Scorecard card = Judge.judge(six);
    assertThat(card.violations()).isEmpty();
    assertThat(card.calibre().worst()).isEqualTo(100);
    assertThat(card.meetings()).isEqualTo(new Meetings(5, 5, 5, 5, 0, 1, 0));
    assertThat(card.cost(Criterion.OPPONENT)).isZero();
    assertThat(card.walk().copies()).isEqualTo(1);
  }

  @Test
  void fivePublishedPairsSitOutOneRoundEach() {
    Movement five = PartedExamples.fivePairs();
    PartedRecount.assertComplete(five, 2);
    Scorecard card = Judge.judge(five);
    assertThat(card.violations()).isEmpty();
    assertThat(card.calibre().worst()).isEqualTo(100);
    assertThat(card.sitOuts()).isEqualTo(new SitOuts(1, 1, List.of(), List.of(), true));
  }

  @Test
  void peopleMoveAfterRoundsOnly() {
    Movement six = PartedExamples.sixPairs();
    assertThat(six.inWholeRounds().rounds()).hasSize(5);
    assertThat(six.wholeRound(2)).isEqualTo(1);
    assertThat(six.wholeRound(3)).isEqualTo(2);
    assertThat(six.sets(1, 2)).containsExactly(3, 9);
    assertThat(TableMoves.of(six)).isEqualTo(TableMoves.of(six.inWholeRounds()));
    assertThat(TableMoves.of(six).stationary()).containsExactly(6);
    assertThat(FollowRules.of(six).sentence())
        .isEqualTo(
            "table 1: NS stays, EW to EW3; table 2: NS to EW2, EW to NS3;"
                + " table 3: NS to EW1, EW to NS2");
  }

  @Test
  void seatsThatChangeInsideARoundBreakARule() {
    Movement six = PartedExamples.sixPairs();
    List<Round> rounds = new ArrayList<>(six.rounds());
    List<Encounter> turned =
        rounds.get(3).encounters().stream()
            .map(e -> e.table() == 1 ? new Encounter(1, new Seating.TwoPairs(2, 6), e.set()) : e)
            .toList();
    rounds.set(3, new Round(turned));
    assertThat(Judge.violations(six.with(rounds)))
        .containsExactly(new Violation(Law.SAME_SEATS, "seats change inside round 2"));
    assertThat(Judge.judge(six.with(rounds)).meetings().again()).isEqualTo(1);
  }

  @Test
  void pairsThatStayTogetherForTwoSetsMeetOnceInANight() {
    Movement six = PartedExamples.sixPairs();
    assertThat(Playbacks.of(List.of(six), six).total()).isEqualTo(15);
    assertThat(Reunions.of(List.of(six, six)).meetings())
        .isEqualTo(new Reunions.Count(15, 15, 2, 2));
  }

  @Test
  void inRoundsOfOnePartTheSamePairsMeetTwice() {
    Movement six = PartedExamples.sixPairs();
    Scorecard card = Judge.judge(six.with(six.boards().inParts(1)));
    assertThat(card.valid()).isTrue();
    assertThat(card.meetings().again()).isEqualTo(15);
    assertThat(card.calibre()).isEqualTo(Judge.judge(six).calibre());
  }

  @Test
  void everyRoundHasAsManyParts() {
    Movement six = PartedExamples.sixPairs();
    List<Round> nine = IntStream.range(0, 9).mapToObj(six.rounds()::get).toList();
    assertThatThrownBy(() -> six.with(nine))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("parts [2] of a round do not divide [9] parts");
  }
}
