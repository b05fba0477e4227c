package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.SplitRoom;
import org.junit.jupiter.api.Test;

/** A room in two parts, and the boards that it needs. */
final class SplitTextTest {

  private static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  private static SplitRoom sixPairsAndSixLonePlayers(OptionalInt copies) {
    Occasion evening =
        new Occasion(
            new People.Pairs(6),
            OptionalInt.empty(),
            Optional.of(Duration.ofMinutes(150)),
            Pace.USUAL,
            OptionalInt.empty(),
            copies,
            0);
    return new Planner(KNOWN::known)
        .proposals(evening).stream()
            .flatMap(p -> SplitRoom.of(p, 6, KNOWN::known).stream())
            .findFirst()
            .orElseThrow();
  }

  @Test
  void theNameOfTheTwoHandedPartSaysWhenItsPlayersMove() {
    Occasion evening =
        new Occasion(
            new People.Pairs(10),
            OptionalInt.empty(),
            Optional.of(Duration.ofMinutes(150)),
            Pace.USUAL,
            OptionalInt.empty(),
            OptionalInt.empty(),
            0);
    SplitRoom slow =
        new Planner(KNOWN::known)
            .proposals(evening).stream()
                .flatMap(p -> SplitRoom.of(p, 4, KNOWN::known).stream())
                .filter(room -> room.every() > 1 && room.solo().rounds().size() > 1)
                .findFirst()
                .orElseThrow();
    assertThat(slow.solo().name())
        .contains(", moves after the others' round")
        .contains(" " + slow.every());
  }

  @Test
  void copiesBeyondThoseThatThereAreAreCounted() {
    SplitRoom room = sixPairsAndSixLonePlayers(OptionalInt.of(1));
    int apart = room.main().copies() + room.soloCopies();
    int needed = room.separate() ? apart : room.together();
    assertThat(needed).isGreaterThan(1);
    assertThat(SplitText.stock(room))
        .contains(ProposalText.copies(needed - 1) + " more than you have");
    List<String> enough = SplitText.stock(sixPairsAndSixLonePlayers(OptionalInt.empty()));
    assertThat(enough).noneMatch(line -> line.contains("than you have"));
  }
}
