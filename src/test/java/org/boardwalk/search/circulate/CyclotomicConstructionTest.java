package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class CyclotomicConstructionTest {

  private static IndividualWish wish(int players, int rounds) {
    return CircuitWishes.circulating(players, rounds, 1);
  }

  private static void meetsAllFour(int q) {
    IndividualWish wish = wish(q, q);
    assertThat(CyclotomicConstruction.fits(wish)).isTrue();
    Judged judged = BuiltAsWished.of(CyclotomicConstruction.design(wish), wish);
    assertThat(Circulation.of(judged.movement()).copiesNeeded()).isEqualTo(1);
    for (Criterion c : Criterion.values()) {
      assertThat(judged.card().cost(c)).as("%s", c).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {25, 29})
  void meetsAllFourCriteriaWithOneCopy(int q) {
    meetsAllFour(q);
  }

  /** Four base tables, or many players: some seconds. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      ints = {
        37, 41, 49, 53, 61, 73, 81, 89, 101, 109, 113, 121, 125, 137, 149, 157, 169, 173, 181, 197
      })
  void meetsAllFourCriteriaWithOneCopyInLargerFields(int q) {
    meetsAllFour(q);
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "13, 13", "17, 17", "21, 21", "29, 28", "36, 36", "45, 45", "97, 97"})
  void saysThatOtherSizesAreNotItsOwn(int players, int rounds) {
    assertThat(CyclotomicConstruction.fits(wish(players, rounds))).isFalse();
  }

  private static void hasNoShifts(int q) {
    assertThat(CyclotomicConstruction.design(wish(q, q))).isInstanceOf(Design.Unknown.class);
  }

  @Test
  void findsNoShiftsForFivePlayers() {
    hasNoShifts(5);
  }

  @Test
  @Tag("slow")
  void findsNoShiftsForThirteenPlayers() {
    hasNoShifts(13);
  }
}
