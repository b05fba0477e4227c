package org.boardwalk.search.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.search.cover.ExactCover.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExactCoverTest {

  private static int[] once(int items) {
    int[] need = new int[items];
    Arrays.fill(need, 1);
    return need;
  }

  private static ExactCover cover(int[][] rows, int[] need, int required) {
    ExactCover cover = new ExactCover(need, required);
    for (int[] row : rows) {
      cover.add(row);
    }
    return cover;
  }

  private static long count(ExactCover cover) {
    long[] count = {0};
    Ending ending = cover.search(rows -> ++count[0] < 0, () -> false);
    assertThat(ending).isEqualTo(Ending.EXHAUSTED);
    return count[0];
  }

  private static Set<Integer> set(int[] chosen) {
    Set<Integer> solution = new HashSet<>();
    Arrays.stream(chosen).forEach(solution::add);
    assertThat(solution).hasSize(chosen.length);
    return solution;
  }

  private static List<Set<Integer>> solutions(ExactCover cover) {
    List<Set<Integer>> found = new ArrayList<>();
    cover.search(rows -> !found.add(set(rows)), () -> false);
    assertThat(found).doesNotHaveDuplicates();
    return found;
  }

  private static List<Set<Integer>> shuffled(ExactCover cover, long seed) {
    List<Set<Integer>> found = new ArrayList<>();
    cover.search(new SplittableRandom(seed), rows -> !found.add(set(rows)), () -> false);
    assertThat(found).doesNotHaveDuplicates();
    return found;
  }

  /** OEIS A000170. Rows and columns are required, diagonals are not. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352"})
  void placesQueens(int n, long solutions) {
    ExactCover cover = new ExactCover(once(6 * n), 2 * n);
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        cover.add(row, n + column, 2 * n + row + column, 5 * n + row - column - 1);
      }
    }
    assertThat(count(cover)).isEqualTo(solutions);
  }

  /** OEIS A014552, with each sequence and its reversal. */
  @ParameterizedTest
  @CsvSource({"3, 2", "4, 2", "5, 0", "6, 0", "7, 52", "8, 300"})
  void findsLangfordPairs(int n, long solutions) {
    ExactCover cover = new ExactCover(once(3 * n), 3 * n);
    for (int k = 1; k <= n; k++) {
      for (int place = 0; place + k + 1 < 2 * n; place++) {
        cover.add(k - 1, n + place, n + place + k + 1);
      }
    }
    assertThat(count(cover)).isEqualTo(solutions);
  }

  /** OEIS A002860. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 12", "4, 576"})
  void countsLatinSquares(int n, long squares) {
    ExactCover cover = new ExactCover(once(3 * n * n), 3 * n * n);
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        for (int letter = 0; letter < n; letter++) {
          cover.add(row * n + column, (n + row) * n + letter, (2 * n + column) * n + letter);
        }
      }
    }
    assertThat(count(cover)).isEqualTo(squares);
  }

  /** Steiner triple systems on given points: there are 7!/168 and 9!/432. */
  @ParameterizedTest
  @CsvSource({"3, 1", "5, 0", "7, 30", "9, 840"})
  void countsTripleSystems(int points, long systems) {
    assertThat(count(triples(points, once(points * (points - 1) / 2)))).isEqualTo(systems);
  }

  private static ExactCover triples(int points, int[] need) {
    ExactCover cover = new ExactCover(need, need.length);
    for (int c = 0; c < points; c++) {
      for (int b = 0; b < c; b++) {
        for (int a = 0; a < b; a++) {
          cover.add(pair(a, b), pair(a, c), pair(b, c));
        }
      }
    }
    return cover;
  }

  private static int pair(int a, int b) {
    return b * (b - 1) / 2 + a;
  }

  /** One-factorizations of complete graphs with given vertices, OEIS A000438. */
  @ParameterizedTest
  @CsvSource({"2, 1", "4, 1", "6, 6", "8, 6240"})
  void countsOneFactorizations(int vertices, long factorizations) {
    int edges = vertices * (vertices - 1) / 2;
    ExactCover cover = new ExactCover(once(edges), edges);
    ExactCover factors = new ExactCover(once(vertices), vertices);
    List<Integer> ofRow = new ArrayList<>();
    for (int b = 0; b < vertices; b++) {
      for (int a = 0; a < b; a++) {
        factors.add(a, b);
        ofRow.add(pair(a, b));
      }
    }
    for (Set<Integer> factor : solutions(factors)) {
      cover.add(factor.stream().mapToInt(ofRow::get).toArray());
    }
    assertThat(count(cover)).isEqualTo(factorizations);
  }

  /** Each pair twice: of six points there are twelve such designs, 6! / 60, without repetition. */
  @Test
  void countsDesignsThatHoldEachPairTwice() {
    int[] twice = new int[15];
    Arrays.fill(twice, 2);
    assertThat(count(triples(6, twice))).isEqualTo(12);
  }

  private static Set<Set<Integer>> enumerated(int[][] rows, int[] need, int required) {
    Set<Set<Integer>> found = new HashSet<>();
    for (int subset = 0; subset < 1 << rows.length; subset++) {
      int[] left = need.clone();
      Set<Integer> chosen = new HashSet<>();
      boolean idle = false;
      for (int r = 0; r < rows.length; r++) {
        if ((subset >> r & 1) == 1) {
          chosen.add(r);
          Arrays.stream(rows[r]).forEach(i -> left[i]--);
          idle |= Arrays.stream(rows[r]).allMatch(i -> i >= required);
        }
      }
      boolean fits = Arrays.stream(left).allMatch(n -> n >= 0);
      if (!idle && fits && Arrays.stream(left, 0, required).allMatch(n -> n == 0)) {
        found.add(chosen);
      }
    }
    return found;
  }

  private static int[][] drawn(SplittableRandom random, int rows, int items, int most) {
    int[][] drawn = new int[rows][];
    for (int r = 0; r < rows; r++) {
      drawn[r] = random.ints(1 + random.nextInt(most), 0, items).toArray();
    }
    return drawn;
  }

  /** Rows without a required item are in no solution. */
  @ParameterizedTest
  @ValueSource(ints = {6, 5, 4})
  void findsWhatEnumerationFindsInAnyOrder(int required) {
    SplittableRandom random = new SplittableRandom(required);
    int solvable = 0;
    for (int trial = 0; trial < 40; trial++) {
      int[] need = {1, 1, 2, trial % 4, 2, 1 + trial % 2};
      int[][] rows = drawn(random, 11, need.length, 4);
      Set<Set<Integer>> all = enumerated(rows, need, required);
      ExactCover cover = cover(rows, need, required);
      assertThat(new HashSet<>(solutions(cover))).isEqualTo(all);
      assertThat(new HashSet<>(shuffled(cover, trial))).isEqualTo(all);
      solvable += all.isEmpty() ? 0 : 1;
    }
    assertThat(solvable).isBetween(3, 37);
  }

  /** So many rows are written down anew when few of them are left. */
  @Test
  void findsHiddenSolutionsAmongManyRows() {
    SplittableRandom random = new SplittableRandom(7);
    int[][] rows = new int[2000][];
    for (int r = 0; r < rows.length; r++) {
      rows[r] = random.ints(0, 69).distinct().limit(4).toArray();
    }
    for (int r = 0; r < 23; r++) {
      rows[31 * r + 5] = new int[] {r, 23 + r, 46 + r};
    }
    ExactCover cover = cover(rows, once(69), 69);
    int[] chosen = cover.first(1_000_000).orElseThrow();
    assertThat(Arrays.stream(chosen).flatMap(r -> IntStream.of(rows[r])).sorted().toArray())
        .isEqualTo(IntStream.range(0, 69).toArray());
  }

  @Test
  void itemsNotNeededExcludeTheirRows() {
    int[][] rows = new int[130][];
    for (int r = 0; r < rows.length; r++) {
      rows[r] = new int[] {r % 2, 2 + r % 65};
    }
    int[] need = new int[67];
    need[0] = 1;
    need[1] = 1;
    need[2 + 3] = 1;
    need[2 + 64] = 1;
    // Rows 3, 68 and 64, 129 are left.
    assertThat(solutions(cover(rows, need, need.length)))
        .containsExactlyInAnyOrder(Set.of(3, 64), Set.of(68, 129));
  }

  @Test
  void needsMayChangeFromSearchToSearch() {
    ExactCover cover = cover(new int[][] {{0}, {1}, {0, 1}, {0, 0}}, new int[] {2, 1}, 2);
    assertThat(count(cover)).isEqualTo(2);
    assertThat(cover.first(100)).isPresent();
    cover.need(0, 1);
    assertThat(solutions(cover)).containsExactlyInAnyOrder(Set.of(0, 1), Set.of(2));
    cover.need(1, 0);
    assertThat(solutions(cover)).containsExactly(Set.of(0));
    cover.need(0, 2);
    assertThat(solutions(cover)).containsExactly(Set.of(3));
  }

  @Test
  void tellsHowItEnded() {
    ExactCover cover = cover(new int[][] {{0}, {0}, {0}}, new int[] {1}, 1);
    List<int[]> found = new ArrayList<>();
    assertThat(cover.search(rows -> found.add(rows) && found.size() == 2, () -> false))
        .isEqualTo(Ending.FOUND);
    assertThat(found).hasSize(2);
    assertThat(cover.search(rows -> false, () -> cover.nodes() >= 2)).isEqualTo(Ending.STOPPED);
    assertThat(cover.nodes()).isEqualTo(2);
    assertThat(cover.search(rows -> false, () -> false)).isEqualTo(Ending.EXHAUSTED);
    assertThat(cover.first(0)).isEmpty();
  }

  @Test
  void whatNeedsNothingHasOneSolution() {
    assertThat(solutions(new ExactCover(new int[] {0, 1}, 1))).containsExactly(Set.of());
    assertThat(solutions(new ExactCover(new int[] {1}, 1))).isEmpty();
  }
}
