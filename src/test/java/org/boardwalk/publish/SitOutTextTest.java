package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.SitOutTurns;
import org.boardwalk.quality.SitOuts;
import org.junit.jupiter.api.Test;

final class SitOutTextTest {

  /** Six players at one table: 1 stays, of the others each sits out twice in five rounds. */
  private static Movement oneStays() {
    List<Round> rounds =
        IntStream.range(0, 5)
            .mapToObj(
                r ->
                    new Round(
                        List.of(
                            new Encounter(
                                1,
                                Examples.four(1, r % 5 + 2, (r + 1) % 5 + 2, (r + 2) % 5 + 2),
                                r + 1))))
            .toList();
    Boards boards = new Boards(5, 2, Play.SHARED, 1);
    return new Movement("Six", Kind.INDIVIDUAL, 6, 1, boards, Rotation.NONE, 1, rounds);
  }

  private static SitOuts judged(Movement movement, List<Integer> stationary) {
    return Judge.judge(movement, new SitOutTurns(Attendance.FULL, stationary, 0)).sitOuts();
  }

  @Test
  void playersWhoStayByWishNeverSitOutAndAreNotEverybody() {
    Movement movement = oneStays();
    SitOuts out = judged(movement, List.of(1));
    assertThat(SitOutText.clause(movement, out))
        .startsWith("everybody but player 1 sits out 2 rou");
    assertThat(SitOutText.line(movement, out))
        .startsWith("2 rounds each")
        .endsWith("player 1 never");
  }

  @Test
  void playersWhoNeverSitOutByChanceAreCountedLikeTheOthers() {
    Movement movement = oneStays();
    assertThat(SitOutText.clause(movement, judged(movement, List.of())))
        .isEqualTo("everybody sits out at most 2 rounds, not shared evenly");
    Movement five = Examples.fivePlayers();
    assertThat(SitOutText.line(five, judged(five, List.of()))).isEqualTo("everybody 1 round");
  }
}
