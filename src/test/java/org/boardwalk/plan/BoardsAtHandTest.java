package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** What is proposed where boards or copies are few. */
final class BoardsAtHandTest {

  private static List<Proposal> proposals(People people, int stock, int minutes) {
    return ShippedProposals.of(
        new Occasion(
            people,
            OptionalInt.empty(),
            Optional.of(Duration.ofMinutes(minutes)),
            Pace.USUAL,
            OptionalInt.of(stock),
            OptionalInt.of(1),
            0));
  }

  private static int inRoom(Proposal proposal) {
    Boards boards = proposal.movement().boards();
    return boards.lastBoard(boards.sets());
  }

  @Test
  void fewPeopleGetNoMoreBoardsThanThereAre() {
    assertThat(proposals(new People.Pairs(4), 12, 180)).isNotEmpty().allMatch(p -> inRoom(p) <= 12);
    assertThat(proposals(new People.Pairs(3), 12, 180)).isNotEmpty().allMatch(p -> inRoom(p) <= 12);
    assertThat(proposals(new People.Pairs(2), 3, 180)).isNotEmpty().allMatch(p -> inRoom(p) <= 3);
    assertThat(proposals(new People.Players(4), 6, 180)).isNotEmpty().allMatch(p -> inRoom(p) <= 6);
  }

  @Test
  void theFewBoardsThatThereAreArePlayedHoweverMuchTimeThereIs() {
    for (int minutes = 150; minutes <= 240; minutes += 30) {
      assertThat(proposals(new People.Pairs(12), 16, minutes)).isNotEmpty();
      assertThat(proposals(new People.Pairs(20), 20, minutes)).isNotEmpty();
      assertThat(proposals(new People.Players(16), 16, minutes)).isNotEmpty();
    }
  }

  @Test
  void whereNothingIsAsLongAsTheTimeSomethingShorterIsProposed() {
    List<Proposal> day =
        ShippedProposals.of(
            new Occasion(
                new People.Players(4),
                OptionalInt.empty(),
                Optional.of(Duration.ofHours(24)),
                Pace.USUAL,
                OptionalInt.empty(),
                OptionalInt.empty(),
                0));
    assertThat(day).isNotEmpty();
  }

  @Test
  void tablesThatShareTheOnlyCopyAreWrittenWithThatCopy() {
    List<Proposal> all = proposals(new People.Pairs(4), 24, 180);
    assertThat(all).allMatch(p -> p.copies() == 1);
    List<Proposal> proposals = all.stream().filter(Proposal::shared).toList();
    assertThat(proposals).isNotEmpty();
    String text = SolutionFile.text(Solution.asked(proposals.get(0).judged()));
    assertThat(text).contains("copies: 1, shortage: shared}");
    Judged read = SolutionFile.parse(Path.of("tonight.yaml"), text).judged().orElseThrow();
    assertThat(read.card().valid()).isTrue();
    assertThat(read.movement()).isEqualTo(proposals.get(0).movement());
  }
}
