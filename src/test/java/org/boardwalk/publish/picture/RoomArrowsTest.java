package org.boardwalk.publish.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the arrows of the room run. */
@Tag("thorough")
class RoomArrowsTest {

  private static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  private static final Pattern SIZE =
      Pattern.compile("<svg [^>]* width=\"(\\S+)\" height=\"(\\S+)\"");
  private static final Pattern LINE =
      Pattern.compile("d=\"M(\\S+) (\\S+) Q(\\S+) (\\S+) (\\S+) (\\S+)\"([^>]*)>");
  private static final Pattern STAND =
      Pattern.compile("<rect x=\"(\\S+)\" y=\"(\\S+)\" width=\"72\" height=\"32\"");

  private static Movement known(int players, int rounds) {
    return KNOWN
        .known(new Cell(players, rounds, Variety.circulating(1)).wish())
        .orElseThrow()
        .outcome()
        .found()
        .orElseThrow()
        .movement();
  }

  private static List<MatchResult> all(Pattern pattern, String svg) {
    return pattern.matcher(svg).results().toList();
  }

  private static double number(MatchResult match, int group) {
    return Double.parseDouble(match.group(group));
  }

  private static List<Point> along(MatchResult line) {
    Point from = new Point(number(line, 1), number(line, 2));
    Point bend = new Point(number(line, 3), number(line, 4));
    Point to = new Point(number(line, 5), number(line, 6));
    List<Point> points = new ArrayList<>();
    for (double t = 0; t <= 1; t += 0.01) {
      points.add(
          from.times((1 - t) * (1 - t)).plus(bend.times(2 * t * (1 - t))).plus(to.times(t * t)));
    }
    return points;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void noArrowLeavesThePicture(int round) {
    String svg = Pictures.room(known(22, 9), Names.NONE, round).svg();
    MatchResult size = all(SIZE, svg).get(0);
    assertThat(all(LINE, svg)).hasSizeGreaterThan(20);
    for (MatchResult line : all(LINE, svg)) {
      assertThat(along(line))
          .allMatch(p -> p.x() > 2 && p.x() < number(size, 1) - 2)
          .allMatch(p -> p.y() > 2 && p.y() < number(size, 2) - 2);
    }
  }

  @Test
  void whereAnArrowCanPassAroundAStandItIsNotHiddenByIt() {
    String svg = Pictures.room(known(13, 11), Names.NONE, 1).svg();
    assertThat(all(STAND, svg)).hasSize(2);
    for (MatchResult stand : all(STAND, svg)) {
      for (MatchResult line : all(LINE, svg)) {
        boolean boards = line.group(7).contains("dasharray");
        assertThat(boards ? List.<Point>of() : along(line))
            .noneMatch(
                p ->
                    Math.abs(p.x() - number(stand, 1) - RoomPlan.STAND_WIDE / 2)
                            < RoomPlan.STAND_WIDE / 2
                        && Math.abs(p.y() - number(stand, 2) - RoomPlan.STAND_HIGH / 2)
                            < RoomPlan.STAND_HIGH / 2);
      }
    }
  }
}
