package org.boardwalk.search.local.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EvenCountsTest {

  /** How far a count is from n and n + 1. */
  private static int far(int count, int n) {
    return Math.max(0, Math.max(n - count, count - n - 1));
  }

  private static long squares(int[] counts, int n) {
    return Arrays.stream(counts).mapToLong(x -> (long) far(x, n) * far(x, n)).sum();
  }

  @Test
  void theBestTwoNeighboursAreThoseOfAFullRecount() {
    SplittableRandom random = new SplittableRandom(1);
    for (int k = 0; k < 200; k++) {
      int most = random.nextInt(1, 12);
      int[] counts = random.ints(random.nextInt(1, 9), 0, 4).toArray();
      EvenCounts even = new EvenCounts(most);
      Arrays.stream(counts).forEach(c -> even.begin(c, most));
      for (int step = 0; step < 20; step++) {
        int c = random.nextInt(counts.length);
        int to = random.nextInt(most + 1);
        even.change(counts[c], to);
        counts[c] = to;
        even.weigh();
        int best =
            IntStream.rangeClosed(0, most + 4)
                .boxed()
                .min(Comparator.comparing(n -> squares(counts, n)))
                .orElseThrow();
        assertThat(even.squares()).isEqualTo(squares(counts, best));
        assertThat(even.outside()).isEqualTo(Arrays.stream(counts).map(x -> far(x, best)).sum());
      }
    }
  }
}
