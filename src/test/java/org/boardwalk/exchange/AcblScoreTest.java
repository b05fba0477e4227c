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

/** What is keyed into ACBLscore. */
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
  void bothFieldsAreNumberedFromOne() {
    assertThat(new AcblScoreSheet().write(Examples.mitchell(3, 0, 2)))
        .isEqualTo(
            """
            Name: M0303
            Movement: Mitchell, 3 tables
            6 pairs, 3 tables, 3 rounds, 3 sets of 2 boards
            NS pairs and EW pairs are both numbered from 1.

            Table 1
            round  NS  EW  set  boards
                1   1   1    1  1-2
                2   1   3    2  3-4
                3   1   2    3  5-6

            Table 2
            round  NS  EW  set  boards
                1   2   2    2  3-4
                2   2   1    3  5-6
                3   2   3    1  1-2

            Table 3
            round  NS  EW  set  boards
                1   3   3    3  5-6
                2   3   2    1  1-2
                3   3   1    2  3-4
            """);
  }

  @Test
  void playersStandUnderTheirSeats() {
    assertThat(new AcblScoreSheet().write(Examples.eightPlayers()))
        .contains(
            "\nTable 1\nround   N   E   S   W  set  boards\n    1   8   5   1   7    1  1-2\n")
        .contains(
            "\nTable 2\nround   N   E   S   W  set  boards\n    1   2   4   6   3    1  1-2\n");
  }

  @Test
  void aTableThatIsNotUsedSaysSo() {
    assertThat(new AcblScoreSheet().write(PairsExamples.fivePairs()))
        .contains("    2  not used\n")
        .contains("    1  not used\n");
  }

  @Test
  void whatHasNoPlaceIsRefused() {
    Refusals.refused(
        new AcblScoreSheet(), Examples.mitchell(101, 0, 2), "tables [101] must be at most 99");
    Refusals.refused(new AcblScoreSheet(), PairsExamples.solo(), "kind [solo]");
  }

  @Test
  void aMitchellThatSharesBoardsIsNoWeb() {
    Movement m = Examples.mitchell(7, 0, 2);
    assertThat(AcblScoreName.of(m.with(new Boards(7, 2, m.boards().play(), 2)))).isEqualTo("M0707");
  }
}
