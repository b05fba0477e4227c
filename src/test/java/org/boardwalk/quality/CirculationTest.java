package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.Circulation.Break;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Copies and breaks, how often boards are played, and who moves up. */
class CirculationTest {

  @Test
  void theBoardsOfAMitchellWalkRoundWithoutABreak() {
    Circulation circulation = Circulation.of(Examples.mitchell(7, 0, 2));
    assertThat(circulation.breaks()).isEmpty();
    assertThat(circulation.changes()).isEqualTo(7 * 6);
    assertThat(circulation.copiesNeeded()).isEqualTo(1);
  }

  /** Two segments: the last table of each gets its boards from elsewhere. */
  @Test
  void aWebOfTwoSegmentsBreaksTwiceAfterEveryRound() {
    Movement web = WebExamples.web(9, 9, 13, 13, 2);
    assertThat(Judge.judge(web).violations()).isEmpty();
    Circulation circulation = Circulation.of(web);
    assertThat(circulation.copies()).hasSize(13).containsOnly(2);
    assertThat(circulation.breaks()).extracting(Break::table).containsOnly(9, 18).hasSize(24);
    assertThat(circulation.changes()).isEqualTo(18 * 12);
  }

  /** The examples of section 3 of the domain. */
  @ParameterizedTest
  @CsvSource({
    "9, 9, 13, 13, 2",
    "9, 9, 12, 12, 2",
    "16, 3, 13, 13, 3",
    "16, 3, 13, 12, 3",
    "13, 1, 12, 12, 2",
    "14, 1, 13, 13, 3"
  })
  void websNeedTheKnownCopies(int up, int down, int sets, int rounds, int copies) {
    Movement web = WebExamples.web(up, down, sets, rounds, copies);
    assertThat(Judge.judge(web).violations()).isEmpty();
    assertThat(Circulation.of(web).copiesNeeded()).isEqualTo(copies);
  }

  @Test
  void aSetThatIsNeverPlayedNeedsNoCopy() {
    assertThat(Circulation.of(WebExamples.web(3, 2, 9, 3, 2)).copies())
        .containsExactly(2, 1, 1, 1, 1, 0, 1, 1, 1);
  }

  /** 18 boards 18 times, four 17, four 16: 19 tables, 13-up-3-up-3-down, 12 of 13 rounds. */
  @Test
  void theCurtailedWebIsFactoredAsKnown() {
    Factoring factoring = Factoring.of(WebExamples.web(16, 3, 13, 12, 3));
    assertThat(factoring.groups())
        .containsExactly(
            new Factoring.Group(18, List.of(4, 5, 6, 7, 8, 9, 10, 11, 12), 18),
            new Factoring.Group(17, List.of(3, 13), 4),
            new Factoring.Group(16, List.of(1, 2), 4));
    assertThat(factoring.even()).isFalse();
    assertThat(Factoring.of(WebExamples.web(16, 3, 13, 13, 3)).even()).isTrue();
  }

  @Test
  void eastWestSkipATableOnceWithAnEvenNumberOfSets() {
    TableMoves moves = TableMoves.of(WebExamples.web(9, 9, 12, 12, 2));
    assertThat(moves.stationary())
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 18).boxed().toList());
    assertThat(moves.ups()).isEqualTo(18 * 10);
    assertThat(moves.others()).hasSize(18).allMatch(m -> m.round() == 6 && m.up(18) == 2);
    assertThat(TableMoves.of(WebExamples.web(9, 9, 13, 13, 2)).others()).isEmpty();
  }

  @Test
  void anArrowSwitchIsNoMove() {
    assertThat(TableMoves.of(Examples.mitchell(7, 2, 1)))
        .isEqualTo(TableMoves.of(Examples.mitchell(7, 0, 1)));
  }
}
