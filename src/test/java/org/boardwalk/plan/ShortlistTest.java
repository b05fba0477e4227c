package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.publish.ProposalText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class ShortlistTest {

  @Test
  void nothingIsProposedTwiceInTheSameWords() {
    for (int number = 4; number <= 16; number++) {
      for (People people : List.of(new People.Players(number), new People.Pairs(number))) {
        assertThat(ShippedProposals.of(Occasion.of(people, OptionalInt.empty())))
            .extracting(ShortlistTest::words)
            .as("%s", people)
            .doesNotHaveDuplicates();
      }
    }
  }

  private static List<Proposal> proposals(
      People people, OptionalInt boards, Optional<Duration> time, OptionalInt copies) {
    return ShippedProposals.of(
        new Occasion(people, boards, time, Pace.USUAL, OptionalInt.empty(), copies, 0));
  }

  @Test
  void anotherOfAFamilyHasOtherRoundsAndNotJustOneFewer() {
    List<Proposal> proposals =
        proposals(new People.Players(12), OptionalInt.of(22), Optional.empty(), OptionalInt.of(1));
    assertThat(proposals)
        .extracting(p -> p.movement().boards().perSet())
        .containsExactly(2, 3)
        .doesNotHaveDuplicates();
    assertThat(proposals.get(0).complete()).isTrue();
    assertThat(proposals.get(0).movement().rounds()).hasSize(11);
  }

  @Test
  void eightPlayersAreFirstOfferedTheRoundsInWhichAllPartnerAll() {
    List<Proposal> proposals =
        proposals(
            new People.Players(8),
            OptionalInt.empty(),
            Optional.of(Duration.ofHours(2)),
            OptionalInt.empty());
    Proposal first = proposals.get(0);
    assertThat(first.family()).isEqualTo(Family.INDIVIDUAL);
    assertThat(first.complete()).isTrue();
    assertThat(first.movement().rounds()).hasSize(7);
    // A second movement of these rounds that is as good leaves room for others of the family.
    assertThat(proposals).filteredOn(p -> p.family() == Family.INDIVIDUAL).hasSize(2);
  }

  @Test
  void noPointSaysOnceMoreWhatAnotherOneSays() {
    for (Proposal proposal :
        proposals(
            People.Pairs.atTables(8), OptionalInt.empty(), Optional.empty(), OptionalInt.of(1))) {
      List<String> words = words(proposal);
      for (String point : words) {
        assertThat(words).filteredOn(other -> other.contains(point)).containsExactly(point);
      }
    }
  }

  @Test
  void boardsMoreOrFewerThanAskedAreSaid() {
    assertThat(
            proposals(
                new People.Pairs(16), OptionalInt.of(21), Optional.empty(), OptionalInt.of(1)))
        .extracting(p -> p.boards() + ProposalText.points(p).toString())
        .anyMatch(words -> words.startsWith("22[") && words.contains("1 board more than asked"))
        .anyMatch(words -> words.startsWith("20[") && words.contains("1 board fewer than asked"))
        .anyMatch(words -> words.startsWith("21["))
        .noneMatch(words -> words.startsWith("21[") && words.contains("than asked"));
    assertThat(ShippedProposals.of(Occasion.of(new People.Pairs(16), OptionalInt.empty())))
        .flatExtracting(ProposalText::points)
        .noneMatch(point -> point.matches("[0-9]+ boards? (more|fewer) than asked"));
  }

  @Test
  void noTitleSpeaksOfCardsWhereAMovementHasARule() {
    assertThat(
            proposals(
                People.Pairs.atTables(3),
                OptionalInt.empty(),
                Optional.of(Duration.ofHours(1)),
                OptionalInt.empty()))
        .extracting(ProposalText::title)
        .contains("Hesitation Mitchell, 4 rounds of 2 boards")
        .noneMatch(title -> title.contains("cards"));
  }

  /** What is said of a proposal by itself, without a comparison to the others. */
  private static List<String> words(Proposal proposal) {
    List<String> words = new ArrayList<>(ProposalText.points(proposal));
    words.removeIf(point -> point.startsWith("recommended: "));
    words.add(ProposalText.title(proposal));
    words.add(ProposalText.measures(proposal, Optional.empty()));
    return words;
  }
}
