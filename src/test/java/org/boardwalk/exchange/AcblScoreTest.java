package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.PairsForm.Party;
import org.junit.jupiter.api.Test;

/** The customary names of movements in ACBLscore. */
class AcblScoreTest {

  @Test
  void websHaveTheirCustomaryNames() {
    assertThat(AcblScoreName.of(PairsExamples.web(18, 13, 13, 2, Party.NONE))).isEqualTo("W1813");
    assertThat(AcblScoreName.of(PairsExamples.web(19, 13, 13, 3, Party.NONE))).isEqualTo("W1913");
    assertThat(AcblScoreName.of(PairsExamples.web(19, 12, 13, 3, Party.NONE))).isEqualTo("W191312");
    // The party table is not counted.
    assertThat(AcblScoreName.of(PairsExamples.web(19, 12, 12, 4, Party.EW_ROVER)))
        .isEqualTo("W1812ER");
    assertThat(AcblScoreName.of(PairsExamples.web(19, 12, 12, 4, Party.NS_ROVER)))
        .isEqualTo("W1812NR");
  }

  @Test
  void othersAreNamedByAnalogy() {
    assertThat(AcblScoreName.of(Examples.mitchell(7, 0, 2))).isEqualTo("M0707");
    assertThat(AcblScoreName.of(Examples.mitchell(7, 1, 1))).isEqualTo("H0707");
    assertThat(AcblScoreName.of(Examples.eightPlayers())).isEqualTo("I0807");
  }

  @Test
  void filesHaveTheCustomaryNamesAndAlternativesALetter() {
    Movement web = PairsExamples.web(18, 13, 13, 2, Party.NONE);
    Movement rover = PairsExamples.web(19, 11, 12, 4, Party.EW_ROVER);
    assertThat(Exchange.acblScoreFiles(List.of(web, Examples.mitchell(7, 0, 2), web, rover, rover)))
        .containsExactly("w1813a.mov", "m0707.mov", "w1813b.mov", "w181211a.mov", "w181211b.mov");
    assertThat(Exchange.acblScoreFiles(List.of(web))).containsExactly("w1813.mov");
    assertThatThrownBy(() -> Exchange.acblScoreFiles(Collections.nCopies(27, web)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("name [W1813] is that of more than 26 movements");
  }

  @Test
  void sizesHaveTwoDigits() {
    assertThatThrownBy(() -> AcblScoreName.of(Examples.mitchell(101, 0, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tables [101] must be at most 99");
  }

  @Test
  void aMitchellThatSharesBoardsIsNoWeb() {
    Movement m = Examples.mitchell(7, 0, 2);
    assertThat(AcblScoreName.of(m.with(new Boards(7, 2, m.boards().play(), 2)))).isEqualTo("M0707");
  }
}
