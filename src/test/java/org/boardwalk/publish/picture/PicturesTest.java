package org.boardwalk.publish.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.quality.Relations;
import org.junit.jupiter.api.Test;

class PicturesTest {

  private static long count(String svg, String part) {
    return svg.split(part, -1).length - 1L;
  }

  @Test
  void roomOfEightShowsSevenMovesAndNoBoards() {
    String svg = Pictures.room(Examples.eightPlayers(), Names.NONE, 1).svg();
    assertThat(count(svg, "<circle")).isEqualTo(8);
    assertThat(count(svg, "<rect")).isEqualTo(1 + 2);
    // Two paths for each arrow, its line and its head; player 8 stays.
    assertThat(count(svg, "<path")).isEqualTo(2 * 7);
    assertThat(svg).contains("the moves after every round").contains(">1-2<");
  }

  @Test
  void roomOfAMitchellShowsPairsAndBoardsMoving() {
    String svg = Pictures.room(Examples.mitchell(7, 0, 2), Names.NONE, 1).svg();
    assertThat(count(svg, "<circle")).isEqualTo(14);
    assertThat(count(svg, "stroke-dasharray")).isEqualTo(7);
    assertThat(count(svg, "<path")).isEqualTo(2 * (7 + 7));
  }

  @Test
  void lastRoundHasNoMoves() {
    String svg = Pictures.room(Examples.eightPlayers(), Names.NONE, 7).svg();
    assertThat(count(svg, "<path")).isZero();
    assertThatThrownBy(() -> Pictures.room(Examples.eightPlayers(), Names.NONE, 8))
        .hasMessageContaining("[8]");
  }

  @Test
  void meetingsOfEightAreAllOnceAndTwice() {
    Movement eight = Examples.eightPlayers();
    String svg = Pictures.meetings(eight, Relations.of(eight), Names.NONE).svg();
    // 28 pairs: each once partners, twice opponents; row and column heads hold 1 and 2 too.
    assertThat(count(svg, ">1<")).isEqualTo(28 + 2 + 2);
    assertThat(count(svg, ">2<")).isEqualTo(28 + 2 + 2);
  }
}
