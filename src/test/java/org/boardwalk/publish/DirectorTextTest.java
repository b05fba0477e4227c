package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Test;

class DirectorTextTest {

  private static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  @Test
  void aCompleteMovementSaysThatEverybodyMeets() {
    assertThat(DirectorText.verdict(Judged.of(Examples.eightPlayers())))
        .startsWith("Everybody partners everybody once; everybody meets everybody twice as")
        .contains("; nobody sits out; needs 2 copies of the boards.");
  }

  @Test
  void couplesWhoNeverMeetAreCountedAndNotCalledPairs() {
    Boards boards = new Boards(10, 2, Play.SHARED, 3);
    Judged short14 =
        KNOWN
            .known(UsualWish.of(14, 3, 10, boards, Rotation.NONE))
            .flatMap(a -> a.outcome().found())
            .orElseThrow()
            .judged();
    assertThat(DirectorText.verdict(short14))
        .containsPattern("[0-9]+ of 91 couples never meet as opponents")
        .doesNotContain("pair");
  }

  @Test
  void whatBreaksRulesHasNoVerdict() {
    Movement eight = Examples.eightPlayers();
    Movement twice = Examples.withRounds(eight, Collections.nCopies(2, eight.rounds().get(0)));
    assertThatThrownBy(() -> DirectorText.verdict(Judged.of(twice)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("breaks rules");
  }
}
