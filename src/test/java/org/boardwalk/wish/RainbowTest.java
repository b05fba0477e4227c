package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Theorem;
import org.junit.jupiter.api.Test;

class RainbowTest {

  private static final IndividualWish SEVEN = Rainbows.of(7, 7, Moves.Steps.RULE);

  private static IndividualWish sizes(int players, int tables, int rounds, Boards boards) {
    return UsualWish.of(players, tables, rounds, boards, Rotation.NONE)
        .demanding(Map.of())
        .with(Form.RAINBOW);
  }

  private static Boards circulating(int sets, int copies) {
    return new Boards(sets, 2, Play.CIRCULATING, copies);
  }

  private static void assertRefused(ThrowingCallable wish, String message) {
    assertThatThrownBy(wish)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void hasFourWinnersAndNothingToBalanceInDirection() {
    assertThat(SEVEN.profile().winners()).isEqualTo(4);
    assertThat(SEVEN.demand(Criterion.DIRECTION)).isEqualTo(Demand.IGNORE);
    assertThat(SEVEN.demand(Criterion.PARTNER)).isEqualTo(Demand.MINIMISE);
    assertThat(SEVEN.weights().of(Criterion.DIRECTION)).isZero();
  }

  @Test
  void sizesThatAreNoRainbowAreRefused() {
    assertRefused(
        () -> sizes(30, 7, 7, circulating(8, 1)), "players [30] must be 4 at each of [7]");
    assertRefused(() -> sizes(4, 1, 1, circulating(1, 1)), "tables at least 2");
    assertRefused(() -> sizes(28, 7, 8, circulating(9, 1)), "rounds [8] must be at most [7]");
    assertRefused(
        () -> sizes(28, 7, 7, new Boards(7, 2, Play.SHARED, 7)), "boards play [shared] must be");
    assertRefused(() -> sizes(28, 7, 7, circulating(8, 1)), "boards sets [8] must be [7]");
    assertRefused(() -> sizes(28, 7, 7, circulating(7, 2)), "boards copies [2] must be 1");
  }

  @Test
  void wishesThatMakeNoSenseAreRefused() {
    for (Demand demand : List.of(Demand.REQUIRE, Demand.MINIMISE)) {
      assertRefused(
          () -> SEVEN.demanding(Map.of(Criterion.DIRECTION, demand)), "criteria direction [");
    }
    assertRefused(() -> SEVEN.with(Symmetry.cyclic(7)), "symmetry cannot be asked");
    assertRefused(() -> SEVEN.with(Fixed.NOTHING.stationary(List.of(1))), "fixed cannot be asked");
  }

  @Test
  void stepsOutOfRangeAreRefused() {
    assertRefused(() -> new Moves.Steps(1, 201, 0, 0), "step [201] must be from -200 to 200");
    assertThat(new Moves.Steps(1, 0, -2, 5).sentence())
        .isEqualTo("South up 1, East stays, West down 2, sets up 5");
  }

  @Test
  void theoremsForbidFewTablesAndSixInFull() {
    for (int tables = 2; tables <= 4; tables++) {
      assertThat(Rainbows.of(tables, 2, Moves.GUIDE_CARDS).forbidding())
          .containsExactly(Theorem.FIVE_TABLES.plain());
      assertThat(Rainbows.of(tables, 1, Moves.GUIDE_CARDS).forbidding()).isEmpty();
    }
    assertThat(Rainbows.of(6, 6, Moves.GUIDE_CARDS).forbidding())
        .containsExactly(Theorem.THIRTY_SIX_OFFICERS.plain());
    assertThat(Rainbows.of(6, 5, Moves.GUIDE_CARDS).forbidding()).isEmpty();
    assertThat(Rainbows.of(5, 5, Moves.GUIDE_CARDS).forbidding()).isEmpty();
  }

  @Test
  void aCriterionThatItsEncountersCannotMeetCannotBeRequired() {
    IndividualWish rotating = Rainbows.of(7, 7, Moves.Steps.RULE, Rotation.ROTATE, 3);
    assertThat(rotating.demanding(Map.of(Criterion.OPPONENT, Demand.REQUIRE)).forbidding())
        .containsExactly(Theorem.NEW_MEETINGS.plain());
    assertThat(rotating.demanding(Map.of(Criterion.PARTNER, Demand.REQUIRE)).forbidding())
        .isEmpty();
    assertThat(SEVEN.demanding(Map.of(Criterion.OPPONENT, Demand.REQUIRE)).forbidding()).isEmpty();
  }
}
