package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.TwoPairs;
import org.junit.jupiter.api.Test;

class BeginningTest {

  @Test
  void atASingleTableSetsMayBePlayedAgainInABeginningToo() {
    Movement movement =
        new Movement(
            "two pairs",
            Kind.PAIRS,
            2,
            1,
            new Boards(2, 3, Play.CIRCULATING, 1, Replay.OTHER_CARDS),
            Rotation.NONE,
            1,
            List.of(round(1, 2, 1), round(2, 1, 1), round(1, 2, 2), round(2, 1, 2)));
    assertThat(Judge.judge(movement).valid()).isTrue();
    Movement first = Beginning.of(movement, 3);
    assertThat(first.boards()).isEqualTo(movement.boards());
    assertThat(Judge.judge(first).valid()).isTrue();
  }

  private static Round round(int ns, int ew, int set) {
    return new Round(List.of(new Encounter(1, new TwoPairs(ns, ew), set)));
  }
}
