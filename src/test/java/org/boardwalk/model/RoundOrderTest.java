package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.SitOuts;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class RoundOrderTest {

  /** One table of the players who do not sit out. */
  private static List<Foursome> without(int players, Integer... out) {
    List<Integer> in =
        IntStream.range(0, players).boxed().filter(p -> !List.of(out).contains(p)).toList();
    return List.of(new Foursome(in.get(0), in.get(1), in.get(2), in.get(3), 0));
  }

  private static SitOuts sitOuts(int players, List<List<Foursome>> rounds) {
    IndividualWish wish = Wishes.shared(players, 1, rounds.size());
    return Judge.judge(Unfolding.movement(wish, Unfolding.shared(rounds))).sitOuts();
  }

  @Test
  void nobodySitsOutTwiceBeforeEverybodyHasOnce() {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int p = 0; p < 5; p++) {
      rounds.add(without(5, p));
      rounds.add(without(5, p));
    }
    assertThat(sitOuts(5, rounds).even()).isFalse();
    List<List<Foursome>> fair = RoundOrder.fair(rounds, 5);
    assertThat(fair).containsExactlyInAnyOrderElementsOf(rounds);
    assertThat(sitOuts(5, fair).even()).isTrue();
    assertThat(sitOuts(5, fair).inRow()).isEmpty();
  }

  @Test
  void fairRoundsMayKeepTheirOrderThoughSomebodySitsOutTwiceRunning() {
    List<List<Foursome>> rounds =
        List.of(
            without(5, 0),
            without(5, 1),
            without(5, 2),
            without(5, 3),
            without(5, 4),
            without(5, 4),
            without(5, 0));
    assertThat(RoundOrder.steady(rounds, 5)).isSameAs(rounds);
    assertThat(RoundOrder.fair(rounds, 5)).isNotEqualTo(rounds);
    List<List<Foursome>> unfair = List.of(without(5, 0), without(5, 0), without(5, 1));
    assertThat(RoundOrder.steady(unfair, 5)).isEqualTo(RoundOrder.fair(unfair, 5));
  }

  @Test
  void theRoundThatEndsATurnMayBeginTheNext() {
    List<List<Foursome>> rounds =
        List.of(without(7, 0, 1, 6), without(7, 0, 1, 2), without(7, 3, 4, 5));
    List<List<Foursome>> fair = RoundOrder.fair(rounds, 7);
    assertThat(sitOuts(7, fair).even()).isTrue();
  }

  @Test
  void roundsStayAsTheyAreWhereNoOrderIsFair() {
    List<List<Foursome>> rounds = List.of(without(6, 0, 1), without(6, 1, 2), without(6, 0, 2));
    assertThat(RoundOrder.fair(rounds, 6)).isEqualTo(rounds);
  }

  @Test
  void roundsStayAsTheyAreWhereNobodySitsOut() {
    List<List<Foursome>> rounds = List.of(without(4), without(4));
    assertThat(RoundOrder.fair(rounds, 4)).isSameAs(rounds);
  }
}
