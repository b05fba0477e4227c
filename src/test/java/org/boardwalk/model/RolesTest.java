package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.CriterionScore.WorstPair;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RolesTest {

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void agreeWithTheRotationBoardByBoard(Rotation rotation) {
    Roles roles = new Roles(Wishes.rotating(4, 1, 1, rotation));
    assertThat(roles.units()).isEqualTo(rotation.period());
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        if (a != b) {
          assertPair(roles, rotation, a, b);
        }
      }
    }
  }

  private static void assertPair(Roles roles, Rotation rotation, int a, int b) {
    int partner = 0;
    int left = 0;
    int same = 0;
    for (int unit = 0; unit < roles.units(); unit++) {
      FourPlayers now = rotation.seating(new FourPlayers(0, 1, 2, 3), unit);
      int here = place(now, a);
      int there = place(now, b);
      int round = Math.floorMod(there - here, 4);
      partner += round == 2 ? 1 : 0;
      left += round == 1 ? 1 : round == 3 ? -1 : 0;
      same += round == 2 ? 1 : -1;
      assertThat(roles.sign(unit, a)).isEqualTo(here % 2 == 0 ? 1 : -1);
    }
    assertThat(roles.partner(a, b)).isEqualTo(partner);
    assertThat(roles.opponent(a, b)).isEqualTo(roles.units() - partner);
    assertThat(roles.left(a, b)).isEqualTo(left);
    assertThat(roles.same(a, b)).isEqualTo(same);
  }

  private static int place(FourPlayers seating, int player) {
    for (Seat seat : Seat.values()) {
      if (Integer.valueOf(player).equals(seating.seats().get(seat))) {
        return List.of(Seat.values()).indexOf(seat);
      }
    }
    throw new AssertionError("player " + player + " sits nowhere");
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void agreeWithTheJudge(Rotation rotation) {
    Roles roles = new Roles(Wishes.rotating(4, 1, 1, rotation));
    Movement movement =
        new Movement(
            "a table",
            Kind.INDIVIDUAL,
            4,
            1,
            new Boards(1, rotation.period(), Play.SHARED, 1),
            rotation,
            1,
            List.of(new Round(List.of(new Encounter(1, Examples.four(1, 2, 3, 4), 1)))));
    for (WorstPair pair : Judge.judge(movement).of(Criterion.SIDE).worst()) {
      assertThat(pair.value()).isEqualTo(roles.left(pair.first() - 1, pair.second() - 1));
    }
    long side = 0;
    for (int a = 0; a < 4; a++) {
      for (int b = a + 1; b < 4; b++) {
        side += (long) roles.left(a, b) * roles.left(a, b) - roles.opponent(a, b) % 2;
      }
    }
    assertThat(Judge.judge(movement).cost(Criterion.SIDE)).isEqualTo(side);
  }
}
