package org.boardwalk.publish.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;
import org.boardwalk.movement.Attendance;
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
  void aLongNameOfAPairTakesTwoLinesAndAShortOneStaysOnOne() {
    Names names = new Names(Map.of(1, "Anna Lindqvist & Bertram Oakley", 2, "Ann & Bo"));
    String svg = Pictures.room(Examples.mitchell(7, 0, 2), names, 1).svg();
    assertThat(svg)
        .contains(">Anna Lindqvist</text>", ">&amp; Bertram Oakley</text>", ">Ann &amp; Bo</text>")
        .doesNotContain("textLength=\"116\"");
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

  @Test
  void anArrowPassesAroundATableInItsWay() {
    Point from = new Point(0, 0);
    Point to = new Point(460, 0);
    ToDoubleFunction<Point> table = p -> Math.abs(p.x() - 230) < 46 && Math.abs(p.y()) < 46 ? 1 : 0;
    Arrow free = Arrow.of(from, to, from, 20, "north", p -> 0);
    assertThat(Arrow.of(from, to, from, 20, "north", table)).isNotEqualTo(free);
    assertThat(Arrow.over(from, new Point(230, 0), to, table)).isPositive();
    assertThat(Arrow.over(from, new Point(230, 161), to, table)).isZero();
  }

  @Test
  void anArrowPassesAroundASeatButNeverOverATableInstead() {
    Point from = new Point(0, 0);
    Point to = new Point(460, 0);
    ToDoubleFunction<Point> seat = p -> p.distance(new Point(230, 37)) < 23 ? 1 : 0;
    Arrow free = Arrow.of(from, to, from, 20, "north", p -> 0);
    Arrow around = Arrow.of(from, to, from, 20, "north", seat);
    assertThat(around).isNotEqualTo(free);
    ToDoubleFunction<Point> table = p -> Math.abs(p.y()) > 60 ? 5 : 0;
    ToDoubleFunction<Point> both = p -> table.applyAsDouble(p) + seat.applyAsDouble(p);
    assertThat(Arrow.of(from, to, from, 20, "north", both))
        .as("no bend but the smallest ones is free of tables")
        .isIn(free, Arrow.of(from, to, to, 20, "north", p -> p.y() > 0 ? 1 : 0));
  }

  @Test
  void onePersonsMovesStandOutFromTheOthers() {
    String all = Pictures.room(Examples.eightPlayers(), Names.NONE, 2).svg();
    String one =
        Pictures.room(Examples.eightPlayers(), Attendance.FULL, Names.NONE, 2, OptionalInt.of(3))
            .svg();
    assertThat(all).doesNotContain("#d0d0d0");
    // Seven circles with their numbers, and the arrows of those six of them who move.
    assertThat(one.split("#d0d0d0", -1)).hasSizeGreaterThan(7 * 2);
    assertThatThrownBy(
            () ->
                Pictures.room(
                    Examples.eightPlayers(), Attendance.FULL, Names.NONE, 2, OptionalInt.of(9)))
        .hasMessageContaining("contestant [9]");
  }
}
