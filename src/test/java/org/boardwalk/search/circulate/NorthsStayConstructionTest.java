package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class NorthsStayConstructionTest {

  /** Sizes of which the search for Norths finds none. */
  private static final Set<String> EXCEPTIONS =
      Set.of(
          "21 of 7",
          "22 of 7",
          "33 of 11",
          "52 of 17",
          "56 of 17",
          "57 of 17",
          "57 of 19",
          "60 of 17",
          "72 of 23",
          "80 of 25");

  private static IndividualWish wish(int players, int rounds, int sets) {
    Boards boards = new Boards(sets, 2, Play.CIRCULATING, 1);
    return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE);
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
        .filter(wish -> !EXCEPTIONS.contains(wish.players() + " of " + wish.boards().sets()))
        .toList();
  }

  @Test
  void saysThatItHasNotFoundTheNorthsOfAFewSizes() {
    for (String exception : EXCEPTIONS) {
      String[] sizes = exception.split(" of ");
      IndividualWish wish = wish(Integer.parseInt(sizes[0]), 5, Integer.parseInt(sizes[1]));
      assertThat(NorthsStayConstruction.fits(wish)).isTrue();
      assertThat(NorthsStayConstruction.design(wish)).isInstanceOf(Design.Unknown.class);
    }
  }

  @ParameterizedTest
  @MethodSource("domain")
  void nobodyReplaysOrPartnersTwiceAndTheBoardsGoDownOneTable(IndividualWish wish) {
    assertThat(NorthsStayConstruction.design(wish))
        .isInstanceOfSatisfying(
            Design.Built.class,
            built -> {
              Movement movement = built.movement();
              Scorecard card = wish.judge(movement);
              assertThat(wish.accepts(movement, card)).isTrue();
              assertThat(card.cost(Criterion.PARTNER)).isZero();
              assertThat(card.walk().copies()).isEqualTo(1);
              // At most two tables have their sets from stands, all others from the next table.
              assertThat(card.walk().breaks()).isLessThanOrEqualTo(2 * (wish.rounds() - 1));
            });
  }

  @ParameterizedTest
  @CsvSource({"75, 11, 18", "75, 11, 21", "74, 11, 19", "72, 11, 18", "8, 3, 7"})
  void saysThatOtherSizesAreNotItsOwn(int players, int rounds, int sets) {
    assertThat(NorthsStayConstruction.fits(wish(players, rounds, sets))).isFalse();
  }
}
