package org.boardwalk.search.starter.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WhistConstructionTest {

  @ParameterizedTest
  @ValueSource(ints = {64, 65, 72, 84, 100})
  void theJudgeFindsPartnersAndOpponentsIdeal(int players) {
    IndividualWish wish = UsualWish.complete(players);
    assertThat(WhistConstruction.fits(wish)).isTrue();
    Scorecard card =
        wish.judge(WhistConstruction.design(wish, SearchEffort.UNCOUNTED).built().orElseThrow());
    assertThat(card.valid()).isTrue();
    assertThat(card.of(Criterion.PARTNER).ideal()).isTrue();
    assertThat(card.of(Criterion.OPPONENT).ideal()).isTrue();
  }

  @Test
  void theJudgeFindsSidesIdealInDirectedOnes() {
    for (int players : new int[] {16, 76}) {
      IndividualWish wish = UsualWish.complete(players);
      assertThat(WhistConstruction.fits(wish) && WhistConstruction.fitsDirected(wish)).isTrue();
      Scorecard card =
          wish.judge(
              WhistConstruction.directed(wish, SearchEffort.UNCOUNTED).built().orElseThrow());
      assertThat(card.of(Criterion.SIDE).ideal()).isTrue();
    }
  }

  private static SearchScope<IndividualWish> scope(int players, int milliseconds) {
    return new SearchScope<>(
        UsualWish.complete(players)
            .with(SearchSettings.repeatable(Duration.ofMillis(milliseconds), 1)),
        SearchListener.SILENT,
        new AtomicBoolean());
  }

  private static Design design(SearchScope<IndividualWish> scope) {
    return scope.wish().players() == 120
        ? WhistConstruction.directed(scope.wish(), scope)
        : WhistConstruction.design(scope.wish(), scope);
  }

  /** For 33 and 133 players frames, for 184 tables by multipliers, for 120 two orbits. */
  @ParameterizedTest
  @ValueSource(ints = {33, 120, 133, 184})
  void searchesForPartsSpendTheEffortAndEndWithIt(int players) {
    SearchScope<IndividualWish> enough = scope(players, 10_000);
    assertThat(design(enough)).isInstanceOf(Design.Built.class);
    assertThat(enough.effort()).isGreaterThan(Duration.ofMillis(10));
    SearchScope<IndividualWish> few = scope(players, 5);
    assertThat(design(few)).isInstanceOf(Design.Unknown.class);
    assertThat(few.effort())
        .isBetween(Duration.ofMillis(4), enough.effort().minus(Duration.ofMillis(1)));
  }

  /** 196 players are 49 in place of each of 4, or 5 holes filled with 40, who are searched for. */
  @Test
  void whatSearchesForNothingServesWhereEffortEndsASearch() {
    SearchScope<IndividualWish> few = scope(196, 5);
    assertThat(WhistConstruction.design(few.wish(), few)).isInstanceOf(Design.Built.class);
    assertThat(WhistConstruction.directed(few.wish(), few)).isInstanceOf(Design.Unknown.class);
  }

  @Test
  void effortThatIsLeftChangesNothingThatIsBuilt() {
    SearchScope<IndividualWish> just = scope(120, 300);
    assertThat(WhistConstruction.directed(just.wish(), just))
        .isEqualTo(WhistConstruction.directed(just.wish(), SearchEffort.UNCOUNTED));
  }
}
