package org.boardwalk.search.starter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShrinkingCoverTest {

  @ParameterizedTest
  @ValueSource(ints = {12, 66})
  void findsACoverExactlyWhereTheOtherOneDoes(int items) {
    SplittableRandom random = new SplittableRandom(7);
    int solvable = 0;
    for (int k = 0; k < 300; k++) {
      int[][] rows = rows(random, items);
      int[] chosen = new ShrinkingCover(rows, items).solve(() -> false);
      boolean[] found = new boolean[1];
      int[] once = new int[items];
      Arrays.fill(once, 1);
      new TableCover(rows, once).solve(visitor(found));
      assertThat(chosen.length > 0).isEqualTo(found[0]);
      solvable += found[0] ? 1 : 0;
      if (found[0]) {
        assertThat(IntStream.of(chosen).flatMap(r -> IntStream.of(rows[r])).sorted())
            .containsExactlyElementsOf(IntStream.range(0, items).boxed().toList());
      }
    }
    assertThat(solvable).isBetween(30, 270);
  }

  /** Blocks of three of a random order, some of which are then left out or mixed. */
  private static int[][] rows(SplittableRandom random, int items) {
    int[][] rows = new int[5 * items / 3][];
    int[] order = new int[items];
    for (int r = 0; r < rows.length; r++) {
      int place = r % (items / 3);
      if (place == 0) {
        order = shuffled(random, items);
      }
      rows[r] = Arrays.copyOfRange(order, 3 * place, 3 * place + 3);
    }
    for (int gone = 0; gone < 8; gone++) {
      int row = random.nextInt(rows.length);
      int[] three = shuffled(random, items);
      rows[row] = Arrays.copyOf(three, 3);
    }
    return rows;
  }

  private static int[] shuffled(SplittableRandom random, int items) {
    int[] order = IntStream.range(0, items).toArray();
    for (int k = items - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int kept = order[k];
      order[k] = order[other];
      order[other] = kept;
    }
    return order;
  }

  private static TableCover.Visitor visitor(boolean[] found) {
    return new TableCover.Visitor() {
      @Override
      public void found(int[] rows) {
        found[0] = true;
      }

      @Override
      public boolean enough() {
        return found[0];
      }
    };
  }

  @Test
  void endsWhenItIsTold() {
    int[] chosen = new ShrinkingCover(new int[][] {{0}, {1}}, 2).solve(() -> true);
    assertThat(chosen).isEmpty();
  }
}
