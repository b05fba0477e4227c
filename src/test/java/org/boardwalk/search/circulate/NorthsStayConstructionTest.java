package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class NorthsStayConstructionTest {

  private static IndividualWish wish(int players, int rounds, int sets) {
    return CircuitWishes.circulating(players, rounds, sets, 1);
  }

  /** Every size of the domain up to 120 players with up to five sets more than tables. */
  static List<IndividualWish> domain() {
    return IntStream.rangeClosed(8, 120)
        .boxed()
        .flatMap(
            v ->
                IntStream.rangeClosed(v / 4 + 1, v / 4 + 5)
                    .mapToObj(sets -> wish(v, Math.min(sets, v % 7 + 7), sets)))
        .filter(NorthsStayConstruction::fits)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("domain")
  void nobodyReplaysOrPartnersTwiceAndTheBoardsGoDownOneTable(IndividualWish wish) {
    Scorecard card = BuiltAsWished.of(NorthsStayConstruction.design(wish), wish).card();
    assertThat(card.cost(Criterion.PARTNER)).isZero();
    assertThat(card.walk().copies()).isEqualTo(1);
    // At most two tables have their sets from stands, all others from the next table.
    assertThat(card.walk().breaks()).isLessThanOrEqualTo(2 * (wish.rounds() - 1));
  }

  /** Where the factors 2, 3 and 4 have no Norths. */
  @ParameterizedTest
  @CsvSource({"21, 7", "22, 7", "33, 11", "56, 17", "57, 19", "72, 23", "80, 25"})
  void triesOtherFactorsWhereThePlainOnesHaveNoNorths(int players, int sets) {
    IndividualWish wish = wish(players, 5, sets);
    assertThat(NorthsStayConstruction.design(wish))
        .isInstanceOfSatisfying(
            Design.Built.class,
            built -> assertThat(wish.judge(built.movement()).violations()).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "75, 11, 18",
    "120, 11, 41",
    "200, 11, 59",
    "75, 11, 21",
    "74, 11, 19",
    "72, 11, 18",
    "8, 3, 7"
  })
  void saysThatOtherSizesAreNotItsOwn(int players, int rounds, int sets) {
    assertThat(NorthsStayConstruction.fits(wish(players, rounds, sets))).isFalse();
  }
}
