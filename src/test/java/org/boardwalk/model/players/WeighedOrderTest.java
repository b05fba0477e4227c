package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.util.List;
import java.util.Set;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.players.BruteForce.Costs;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What weighted sums say about an order, against all schedules of tiny sizes. */
class WeighedOrderTest {

  private static final List<List<Criterion>> ORDERS =
      List.of(
          List.of(PARTNER, OPPONENT, SIDE, DIRECTION),
          List.of(PARTNER, OPPONENT, DIRECTION, SIDE),
          List.of(DIRECTION, SIDE, OPPONENT, PARTNER),
          List.of(SIDE, PARTNER, DIRECTION, OPPONENT));

  private static IndividualWish inOrder(IndividualWish wish, List<Criterion> order) {
    return Wishes.inOrder(wish, order.toArray(Criterion[]::new));
  }

  @ParameterizedTest
  @CsvSource({"4,2", "4,3", "5,2", "5,3", "6,2", "7,2", "8,1"})
  void whereItDecidesWhateverIsBetterHasASmallerSum(int players, int rounds) {
    IndividualWish sizes = Wishes.shared(players, players / 4, rounds);
    Set<Costs> costs = BruteForce.costs(sizes);
    for (List<Criterion> order : ORDERS) {
      IndividualWish wish = inOrder(sizes, order);
      for (Costs known : costs) {
        if (WeighedOrder.decides(wish, known::of)) {
          assertThat(costs)
              .filteredOn(other -> better(other, known, order))
              .allSatisfy(other -> assertThat(sum(wish, other)).isLessThan(sum(wish, known)));
        }
      }
    }
  }

  private static boolean better(Costs other, Costs known, List<Criterion> order) {
    return order.stream()
            .mapToInt(c -> Long.compare(other.of(c), known.of(c)))
            .filter(d -> d != 0)
            .findFirst()
            .orElse(0)
        < 0;
  }

  private static long sum(IndividualWish wish, Costs costs) {
    long[] weights = SearchWeights.of(wish);
    long sum = 0;
    for (Criterion c : Criterion.values()) {
      sum += SearchWeights.of(weights, c) * costs.of(c);
    }
    return sum;
  }

  @Test
  void itDecidesWhereOnlyTheLastCriterionCanFall() {
    IndividualWish wish = inOrder(Wishes.shared(40, 10, 13), ORDERS.get(0));
    assertThat(WeighedOrder.decides(wish, c -> c == DIRECTION ? 100_000 : wish.bounds().of(c)))
        .isTrue();
  }

  @Test
  void itDoesNotWhereALaterOneCanOutweighTheFirst() {
    IndividualWish wish = inOrder(Wishes.shared(40, 10, 13), ORDERS.get(0));
    assertThat(WeighedOrder.decides(wish, c -> c == SIDE ? 4 : wish.bounds().of(c))).isFalse();
  }

  @Test
  void itSaysNothingWithoutAnOrderOrWhereSeatsRotate() {
    IndividualWish rotating = Wishes.rotating(8, 2, 3, Rotation.SWAP);
    assertThat(WeighedOrder.decides(Wishes.shared(8, 2, 3), c -> 0)).isFalse();
    assertThat(WeighedOrder.decides(inOrder(rotating, ORDERS.get(0)), c -> 0)).isFalse();
  }
}
