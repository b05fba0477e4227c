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

  /** Sizes. */
  private record Size(int players, int sets) {}

  /** Those of which the search for Norths finds none. */
  private static final Set<Size> EXCEPTIONS =
      Set.of(
          new Size(21, 7),
          new Size(22, 7),
          new Size(33, 11),
          new Size(52, 17),
          new Size(56, 17),
          new Size(57, 17),
          new Size(57, 19),
          new Size(60, 17),
          new Size(72, 23),
          new Size(80, 25));

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
        .filter(wish -> !EXCEPTIONS.contains(new Size(wish.players(), wish.boards().sets())))
        .toList();
  }

  @Test
  void saysThatItHasNotFoundTheNorthsOfAFewSizes() {
    for (Size exception : EXCEPTIONS) {
      IndividualWish wish = wish(exception.players(), 5, exception.sets());
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
