package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.junit.jupiter.api.Test;

/** Sets under other numbers. */
class SetOrderTest {

  private static final int SETS = 5;

  private static List<List<Integer>> permutations(int count) {
    if (count == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (List<Integer> shorter : permutations(count - 1)) {
      for (int at = 0; at <= shorter.size(); at++) {
        List<Integer> one = new ArrayList<>(shorter);
        one.add(at, count);
        all.add(one);
      }
    }
    return all;
  }

  private static int worst(List<Integer> order, int[][] cost) {
    int worst = 0;
    for (int set = 1; set <= order.size(); set++) {
      worst = Math.max(worst, cost[set - 1][order.get(set - 1) - 1]);
    }
    return worst;
  }

  @Test
  void theWorstSetCostsAsLittleAsInAnyOrder() {
    Random random = new Random(3);
    List<List<Integer>> all = permutations(SETS);
    assertThat(all).hasSize(120);
    for (int k = 0; k < 200; k++) {
      int[][] cost = new int[SETS][SETS];
      for (int[] row : cost) {
        Arrays.setAll(row, x -> random.nextInt(6));
      }
      SetOrder best = SetOrder.best(SETS, (set, number) -> cost[set - 1][number - 1]);
      int least = all.stream().mapToInt(order -> worst(order, cost)).min().orElseThrow();
      assertThat(worst(best.sets(), cost)).isEqualTo(least);
      boolean plainDoes = worst(SetOrder.plain(SETS).sets(), cost) == least;
      assertThat(best.plain()).isEqualTo(plainDoes);
    }
  }

  @Test
  void peopleMeetAsBeforeOverOtherBoards() {
    Movement before = Examples.mitchell(5, 0, 2);
    Movement after = new SetOrder(List.of(3, 1, 2, 5, 4)).of(before);
    assertThat(Judge.violations(after)).isEmpty();
    assertThat(after.rounds().get(0).encounters().get(0).seating())
        .isEqualTo(before.rounds().get(0).encounters().get(0).seating());
    assertThat(before.rounds().get(0).encounters().get(0).set()).isEqualTo(1);
    assertThat(after.rounds().get(0).encounters().get(0).set()).isEqualTo(3);
  }

  @Test
  void whatIsNoOrderIsRefused() {
    assertThatThrownBy(() -> new SetOrder(List.of(1, 1, 2))).hasMessageContaining("once");
    assertThatThrownBy(() -> new SetOrder(List.of(2, 3))).hasMessageContaining("once");
    assertThatThrownBy(() -> SetOrder.plain(4).of(Examples.mitchell(5, 0, 2)))
        .hasMessageContaining("another movement");
  }
}
