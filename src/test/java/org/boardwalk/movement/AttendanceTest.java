package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.boardwalk.movement.Attendance.Late;
import org.boardwalk.movement.Attendance.Left;
import org.junit.jupiter.api.Test;

/** Who is there in which rounds. */
class AttendanceTest {

  private static Attendance left(int contestant, int after) {
    return new Attendance(List.of(), List.of(new Left(contestant, after)));
  }

  private static Attendance late(int contestant, int from) {
    return new Attendance(List.of(new Late(contestant, from)), List.of());
  }

  @Test
  void ofTwoAbsencesOfAContestantTheLongerOneHolds() {
    assertThat(left(3, 4).and(left(3, 2)).and(left(3, 5)).left()).containsExactly(new Left(3, 2));
    assertThat(late(3, 4).and(late(3, 2)).late()).containsExactly(new Late(3, 4));
    assertThat(late(5, 2).and(left(3, 4)).absent(6, 5)).containsExactly(3);
    assertThat(late(5, 2).and(Attendance.FULL)).isEqualTo(late(5, 2));
  }

  @Test
  void absentContestantsDoNotPlay() {
    Movement mitchell = Examples.mitchell(3, 0, 1);
    assertThatThrownBy(() -> left(2, 2).check(mitchell))
        .hasMessageContaining("number [2] plays in round 3, but is not there");
    assertThatThrownBy(() -> late(7, 2).check(mitchell)).hasMessageContaining("from 1 to 6");
    assertThatThrownBy(() -> late(6, 4).check(mitchell)).hasMessageContaining("from 2 to 3");
    assertThatThrownBy(
            () ->
                new Attendance(List.of(), List.of(new Left(2, 1), new Left(2, 2))).check(mitchell))
        .hasMessageContaining("each contestant once");
  }

  @Test
  void noContestantComesAfterTheEnd() {
    Attendance late = new Attendance(List.of(new Attendance.Late(3, 4)), List.of());
    assertThat(late.until(4)).isEqualTo(late);
    assertThatThrownBy(() -> late.until(3))
        .hasMessage("contestant [3] comes in round [4], after the last one, 3\nMaybe play longer.");
  }
}
