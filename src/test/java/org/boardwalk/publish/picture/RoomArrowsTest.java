package org.boardwalk.publish.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.quality.BoardWalk;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the arrows of the room run. */
@Tag("thorough")
class RoomArrowsTest {

  private static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  private static Movement known(int players, int rounds) {
    return KNOWN
        .known(new Cell(players, rounds, Variety.circulating(1)).wish())
        .orElseThrow()
        .outcome()
        .found()
        .orElseThrow()
        .movement();
  }

  private static RoomPicture picture(Movement movement, int round) {
    return new RoomPicture(movement, Attendance.FULL, Names.NONE, round, OptionalInt.empty());
  }

  private static List<Point> along(Arrow arrow) {
    return IntStream.range(0, 100).mapToObj(k -> arrow.at(k / 100.0)).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void noArrowLeavesThePicture(int round) {
    RoomPicture picture = picture(known(22, 9), round);
    assertThat(picture.arrows()).hasSizeGreaterThan(20);
    for (Arrow arrow : picture.arrows()) {
      assertThat(along(arrow))
          .allMatch(p -> p.x() > 2 && p.x() < picture.plan.width() - 2)
          .allMatch(p -> p.y() > 2 && p.y() < picture.plan.height() - 2);
    }
  }

  @Test
  void whereAnArrowCanPassAroundAStandItIsNotHiddenByIt() {
    Movement movement = known(13, 11);
    RoomPicture picture = picture(movement, 1);
    List<Point> stands =
        BoardWalk.of(movement).stands().stream().map(s -> picture.plan.stand(s.table())).toList();
    assertThat(stands).hasSize(2);
    for (Arrow arrow : picture.arrows()) {
      for (Point stand : arrow.style().equals("boards") ? List.<Point>of() : stands) {
        assertThat(along(arrow))
            .noneMatch(
                p ->
                    Math.abs(p.x() - stand.x()) < RoomPlan.STAND_WIDE / 2
                        && Math.abs(p.y() - stand.y()) < RoomPlan.STAND_HIGH / 2);
      }
    }
  }
}
