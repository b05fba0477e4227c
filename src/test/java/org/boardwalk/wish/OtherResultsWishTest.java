package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherResultsWishTest {

  /** Two rounds of four pairs with three sets, of which two are played at one table. */
  private static final PairsWish WISH =
      UsualPairs.free(4, 2, 2).with(new Boards(3, 2, Play.CIRCULATING, 2));

  private static Movement movement(int... sets) {
    return WISH.movement(
        List.of(
            new Round(
                List.of(
                    new Encounter(1, new Seating.TwoPairs(1, 2), sets[0]),
                    new Encounter(2, new Seating.TwoPairs(3, 4), sets[1]))),
            new Round(
                List.of(
                    new Encounter(1, new Seating.TwoPairs(1, 3), sets[2]),
                    new Encounter(2, new Seating.TwoPairs(4, 2), sets[3])))));
  }

  private static List<String> broken(PairsWish wish, Movement movement) {
    return wish.broken(movement, wish.judge(movement));
  }

  @Test
  void aBoardThatOneTableAlonePlaysBreaksTheWishUnlessItAllowsThat() {
    Movement alone = movement(1, 1, 2, 3);
    assertThat(broken(WISH, alone)).containsExactly("every board is played at 2 tables or more");
    assertThat(broken(WISH.comparedWith(0), alone)).isEmpty();
    assertThat(broken(WISH, movement(1, 1, 2, 2))).isEmpty();
  }

  @Test
  void aMovementWithFewerBoardsThatOneTableAlonePlaysIsBetter() {
    PairsWish any = WISH.comparedWith(0);
    Movement alone = movement(1, 1, 2, 3);
    Movement compared = movement(1, 1, 2, 2);
    assertThat(any.compare(any.judge(compared), any.judge(alone))).isNegative();
    assertThat(any.compare(any.judge(alone), any.judge(compared))).isPositive();
    assertThat(any.ideal(any.judge(alone))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"8, 5, 6, 0, 1", "8, 5, 6, 1, 2", "8, 5, 6, 3, 4", "8, 5, 5, 3, 1", "7, 5, 6, 1, 2"})
  void withNoMoreSetsThanRoundsTheSizesAloneSeeToIt(
      int pairs, int rounds, int sets, int others, int fewest) {
    PairsWish wish =
        UsualPairs.free(pairs, rounds, 2)
            .with(new Boards(sets, 2, Play.CIRCULATING, 2))
            .comparedWith(others);
    assertThat(wish.fewestPlays()).isEqualTo(fewest);
    assertThat(Implied.of(wish).containsKey(Implied.OTHER_RESULTS)).isEqualTo(fewest > 1);
  }

  @Test
  void aSingleTableIsAskedForNothing() {
    PairsWish two = UsualPairs.of(WISH.kind(), new PairsForm.OneTable(), 1, 4);
    assertThat(two.otherResults()).isEqualTo(1);
    assertThat(two.fewestPlays()).isEqualTo(1);
  }

  @Test
  void noResultHasAsManyOthersAsThereAreTables() {
    assertThatThrownBy(() -> WISH.comparedWith(2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("other results [2]");
  }
}
