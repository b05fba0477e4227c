package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.EnumSet;
import java.util.Map;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Sum;
import org.boardwalk.movement.Examples;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class SearchWeightsTest {

  private static final IndividualWish EIGHT = Wishes.complete(8);

  @Test
  void theStandardObjectiveWeighsAsItSays() {
    assertThat(SearchWeights.of(EIGHT)).containsExactly(8, 4, 1, 1);
  }

  @Test
  void requiredCriteriaWeighMost() {
    assertThat(SearchWeights.of(Wishes.requiring(EIGHT, SIDE))).containsExactly(8, 4, 64, 1);
  }

  @Test
  void ignoredCriteriaWeighNothing() {
    IndividualWish wish = EIGHT.demanding(Map.of(PARTNER, Demand.IGNORE, SIDE, Demand.REQUIRE));
    assertThat(SearchWeights.of(wish)).containsExactly(0, 4, 64, 1);
  }

  @Test
  void inAnOrderEachWeighs64TimesTheNext() {
    IndividualWish wish = Wishes.inOrder(EIGHT, SIDE, DIRECTION, PARTNER, OPPONENT);
    assertThat(SearchWeights.of(wish)).containsExactly(64, 1, 64 * 64 * 64, 64 * 64);
  }

  @Test
  void weightsOfSomeCriteriaLeaveTheOthersAtNothing() {
    assertThat(SearchWeights.of(Map.of(OPPONENT, 3L, DIRECTION, 2L))).containsExactly(0, 3, 0, 2);
  }

  @Test
  void searchesRefuseCriteriaThatTheyDoNotCount() {
    long[] weights = SearchWeights.of(Map.of(PARTNER, 8L, SIDE, 1L));
    SearchWeights.refuseOthers("search", EnumSet.of(PARTNER, SIDE), weights);
    assertThatThrownBy(() -> SearchWeights.refuseOthers("search", Criterion.WHIST, weights))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the search does not count criterion [side]");
  }

  @Test
  void modelsRefuseCriteriaThatTheyDoNotState() {
    PairTerms terms = new PairTerms(new ModelBuilder(), EIGHT, SeatConstraints.COUNTS);
    terms.add(PARTNER, new int[] {0, 1}, new Sum(), 7, 1);
    terms.given(OPPONENT);
    terms.given(SIDE);
    assertThatThrownBy(terms::finish)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the model does not state criterion [direction]");
    terms.given(DIRECTION);
    terms.finish();
  }

  @Test
  void theTotalIsTheWeightedSumOfCosts() {
    Scorecard card = Judge.judge(Examples.eightPlayers());
    assertThat(SearchWeights.total(SearchWeights.of(EIGHT), card))
        .isEqualTo(card.total(EIGHT.weights()));
    assertThat(
            SearchWeights.total(
                SearchWeights.of(Wishes.inOrder(EIGHT, SIDE, DIRECTION, PARTNER, OPPONENT)), card))
        .isEqualTo(64 * 64 * 64 * card.cost(SIDE));
  }
}
