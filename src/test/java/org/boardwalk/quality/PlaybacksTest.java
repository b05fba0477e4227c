package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.WebExamples;
import org.junit.jupiter.api.Test;

class PlaybacksTest {

  private final Movement mitchell = WebExamples.mitchell(5);

  @Test
  void theSameSessionAgainRepeatsEveryMeeting() {
    Playbacks all = Playbacks.of(List.of(mitchell), mitchell);
    assertThat(all.total()).isEqualTo(25);
    assertThat(all.each()).hasSize(10).containsOnly(5);
    assertThat(all.mean()).isEqualTo(5.0);
  }

  @Test
  void directionsDoNotMatter() {
    // The whole EW field sits NS: still everybody meets the other field.
    Movement turned =
        Session.of(List.of(mitchell)).takenBy(List.of(6, 7, 8, 9, 10, 1, 2, 3, 4, 5)).whole();
    assertThat(Playbacks.of(List.of(mitchell), turned).total()).isEqualTo(25);
    assertThat(DirectionChanges.of(mitchell, turned)).isEqualTo(new DirectionChanges(10, 10));
  }

  @Test
  void countsByHandWhoMeetsAgain() {
    // 2 pairs of either field change: 1 and 2 are EW, 9 and 10 NS.
    Movement mixed =
        Session.of(List.of(mitchell)).takenBy(List.of(9, 10, 3, 4, 5, 6, 7, 8, 1, 2)).whole();
    Playbacks playbacks = Playbacks.of(List.of(mitchell), mixed);
    // NS 3 4 5 meet EW 6 7 8 again, NS 9 10 meet 1 2.
    assertThat(playbacks.total()).isEqualTo(9 + 4);
    assertThat(playbacks.each()).containsExactly(2, 2, 3, 3, 3, 3, 3, 3, 2, 2);
    assertThat(playbacks.most()).isEqualTo(3);
    assertThat(DirectionChanges.of(mitchell, mixed)).isEqualTo(new DirectionChanges(4, 10));
  }

  @Test
  void anEarlierSessionCountsOnce() {
    assertThat(Playbacks.of(List.of(mitchell, mitchell), mitchell).total()).isEqualTo(25);
  }

  @Test
  void sizesMustAgree() {
    assertThatThrownBy(() -> Playbacks.of(List.of(mitchell), WebExamples.mitchell(7)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("10 and 14");
  }
}
