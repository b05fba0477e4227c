package org.boardwalk.search.local.arrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.search.local.arrange.FewMoves.CheapestPlaces;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheapestPlacesTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void noAssignmentIsCheaper(int n) {
    Random random = new Random(n);
    for (int trial = 0; trial < 50; trial++) {
      long[][] cost = new long[n][n];
      for (long[] row : cost) {
        Arrays.setAll(row, j -> random.nextInt(7) * 1_000_000_000_000L + random.nextInt(5));
      }
      int[] place = CheapestPlaces.of(cost);
      assertThat(place).containsExactlyInAnyOrder(IntStream.range(0, n).toArray());
      assertThat(IntStream.range(0, n).mapToLong(i -> cost[i][place[i]]).sum())
          .isEqualTo(least(cost, 0, new boolean[n]));
    }
  }

  private static long least(long[][] cost, int thing, boolean[] taken) {
    if (thing == cost.length) {
      return 0;
    }
    long least = Long.MAX_VALUE;
    for (int j = 0; j < cost.length; j++) {
      if (!taken[j]) {
        taken[j] = true;
        least = Math.min(least, cost[thing][j] + least(cost, thing + 1, taken));
        taken[j] = false;
      }
    }
    return least;
  }
}
