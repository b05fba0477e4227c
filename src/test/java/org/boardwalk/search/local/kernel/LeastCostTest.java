package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LeastCostTest {

  @Test
  void reportsOnlyImprovements() {
    LeastCost least = new LeastCost(Long.MAX_VALUE);
    List<Long> reported = new ArrayList<>();
    for (long cost : new long[] {9, 12, 9, 8, 8, 10, 3, 7, 3, 2}) {
      if (least.fallsTo(cost)) {
        reported.add(cost);
      }
    }
    assertThat(reported).containsExactly(9L, 8L, 3L, 2L);
    assertThat(least.value()).isEqualTo(2);
  }

  @Test
  void whatItStartsWithMustBeUndercut() {
    LeastCost least = new LeastCost(5);
    assertThat(least.fallsTo(5)).isFalse();
    assertThat(least.value()).isEqualTo(5);
    assertThat(least.fallsTo(4)).isTrue();
    assertThat(new LeastCost(Long.MAX_VALUE).fallsTo(Long.MAX_VALUE)).isFalse();
  }
}
