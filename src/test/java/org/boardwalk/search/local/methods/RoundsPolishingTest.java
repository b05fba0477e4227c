package org.boardwalk.search.local.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class RoundsPolishingTest {

  /** Long enough for some starts of few players. */
  private static final Duration LONG = Duration.ofMillis(60);

  private static Movement annealed(IndividualWish wish, Duration slice) {
    return SearchScopes.best(new RoundsTempering(1), wish, slice, 1);
  }

  private static SearchScope<IndividualWish> polished(IndividualWish wish, Movement movement) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    scope.offer(movement, SearchScopes.BY_HAND);
    assertThat(new RoundsPolishing().run(scope, LONG, 1)).isTrue();
    return scope;
  }

  private static long total(Movement movement) {
    return Judge.judge(movement).total(Weights.STANDARD);
  }

  private static WalkGrade walk(Scorecard card) {
    return card.walkRule().orElseThrow().grade();
  }

  @ParameterizedTest
  @CsvSource({"10,8,1", "12,5,2"})
  void theBestBecomesBetterAndItsBoardsStillGoDownOneTable(int players, int rounds, int copies) {
    IndividualWish wish = Wishes.circulating(players, players / 4, rounds, rounds, copies);
    Movement before = annealed(wish, Duration.ofMillis(10));
    Movement after = polished(wish, before).best().orElseThrow();
    Scorecard card = Judge.judge(after);
    assertThat(wish.accepts(after, card)).isTrue();
    assertThat(total(after)).isLessThan(total(before));
    assertThat(walk(Judge.judge(before))).isEqualTo(WalkGrade.DOWN_ONE);
    assertThat(walk(card)).isEqualTo(WalkGrade.DOWN_ONE);
  }

  @Test
  void sameSeedAndSliceGiveTheSameMovement() {
    IndividualWish wish = Wishes.circulating(10, 2, 8, 8, 1);
    Movement before = annealed(wish, Duration.ofMillis(10));
    assertThat(polished(wish, before).best()).isEqualTo(polished(wish, before).best());
  }

  @Test
  void thereIsNothingToPolishBeforeSomethingIsFound() {
    SearchScope<IndividualWish> scope = SearchScopes.of(Wishes.circulating(8, 2, 5, 5, 1));
    assertThat(new RoundsPolishing().run(scope, LONG, 1)).isTrue();
    assertThat(scope.best()).isEmpty();
  }

  @Test
  void itServesCirculatingPlay() {
    assertThat(RoundsPolishing.fits(Wishes.circulating(8, 2, 5, 5, 1))).isTrue();
    assertThat(RoundsPolishing.fits(Wishes.shared(8, 2, 5))).isFalse();
  }
}
