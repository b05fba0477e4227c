package org.boardwalk.search.starter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class TableCoverTest {

  private static List<Set<Integer>> solutions(int[][] rows, int[] need, int most) {
    List<Set<Integer>> found = new ArrayList<>();
    new TableCover(rows, need)
        .solve(
            new TableCover.Visitor() {
              @Override
              public void found(int[] chosen) {
                Set<Integer> solution = new HashSet<>();
                Arrays.stream(chosen).forEach(solution::add);
                assertThat(solution).hasSize(chosen.length);
                found.add(solution);
              }

              @Override
              public boolean enough() {
                return found.size() >= most;
              }
            });
    return found;
  }

  private static Set<Set<Integer>> enumerated(int[][] rows, int[] need) {
    Set<Set<Integer>> found = new HashSet<>();
    for (int subset = 0; subset < 1 << rows.length; subset++) {
      int[] left = need.clone();
      Set<Integer> chosen = new HashSet<>();
      for (int r = 0; r < rows.length; r++) {
        if ((subset >> r & 1) == 1) {
          chosen.add(r);
          Arrays.stream(rows[r]).forEach(i -> left[i]--);
        }
      }
      if (Arrays.stream(left).allMatch(n -> n == 0)) {
        found.add(chosen);
      }
    }
    return found;
  }

  @Test
  void findsWhatEnumerationFindsAndNothingTwice() {
    SplittableRandom random = new SplittableRandom(1);
    int solvable = 0;
    for (int trial = 0; trial < 200; trial++) {
      int[] need = {1, 1, 1, 2, 2, 1 + trial % 2};
      int[][] rows = new int[12][];
      for (int r = 0; r < rows.length; r++) {
        rows[r] = random.ints(1 + random.nextInt(3), 0, need.length).toArray();
      }
      List<Set<Integer>> found = solutions(rows, need, Integer.MAX_VALUE);
      assertThat(found).doesNotHaveDuplicates();
      assertThat(new HashSet<>(found)).isEqualTo(enumerated(rows, need));
      solvable += found.isEmpty() ? 0 : 1;
    }
    assertThat(solvable).isBetween(20, 180);
  }

  @Test
  void goesBeyond64Rows() {
    int[][] rows = new int[130][];
    for (int r = 0; r < rows.length; r++) {
      rows[r] = new int[] {r % 2, 2 + r % 65};
    }
    int[] need = new int[67];
    need[0] = 1;
    need[1] = 1;
    need[2 + 3] = 1;
    need[2 + 64] = 1;
    // Items that are not needed exclude their rows: 3, 68 and 64, 129 are left.
    assertThat(solutions(rows, need, 10)).containsExactlyInAnyOrder(Set.of(3, 64), Set.of(68, 129));
  }

  @Test
  void stopsWhenThereIsEnough() {
    assertThat(solutions(new int[][] {{0}, {0}, {0}}, new int[] {1}, 2)).hasSize(2);
  }
}
