package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CyclotomicConstructionTest {

  private static IndividualWish wish(int players, int rounds, int copies) {
    Boards boards = new Boards(rounds, 2, Play.CIRCULATING, copies);
    return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {29, 37, 53, 61, 101, 109, 149, 157, 173, 181, 197})
  void meetsAllFourCriteriaWithOneCopyOnItsWholeDomain(int q) {
    IndividualWish wish = wish(q, q, 1);
    assertThat(CyclotomicConstruction.fits(wish)).isTrue();
    assertThat(CyclotomicConstruction.design(wish))
        .isInstanceOfSatisfying(
            Design.Built.class,
            built -> {
              Movement movement = built.movement();
              Scorecard card = wish.judge(movement);
              assertThat(wish.accepts(movement, card)).isTrue();
              assertThat(Circulation.of(movement).copiesNeeded()).isEqualTo(1);
              for (Criterion c : Criterion.values()) {
                assertThat(card.cost(c)).as("%s", c).isZero();
              }
            });
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "13, 13", "17, 17", "21, 21", "29, 28", "36, 36", "45, 45"})
  void saysThatOtherSizesAreNotItsOwn(int players, int rounds) {
    assertThat(CyclotomicConstruction.fits(wish(players, rounds, 1))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 13})
  void findsThatFiveAndThirteenPlayersHaveNoShifts(int q) {
    assertThat(CyclotomicConstruction.design(wish(q, q, 1))).isInstanceOf(Design.Unknown.class);
  }
}
