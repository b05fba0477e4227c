package org.boardwalk.search.local.switches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.boardwalk.movement.Examples;
import org.boardwalk.quality.Judge;
import org.junit.jupiter.api.Test;

class SwitchCountsTest {

  @Test
  void squaresFollowEverySwitchAndTheSumNeverChanges() {
    SwitchCounts counts = new SwitchCounts(Examples.mitchell(9, 0, 1));
    Random random = new Random(5);
    for (int k = 0; k < 200; k++) {
      int e = random.nextInt(counts.encounters());
      long foretold = counts.squares() + counts.rise(e);
      counts.flip(e);
      assertThat(counts.squares()).isEqualTo(foretold).isEqualTo(sum(counts, 2));
      // Nine sets, each played 9 times: S = 9·9·8.
      assertThat(sum(counts, 1)).isEqualTo(648);
    }
  }

  @Test
  void squaresGiveTheCalibreOfTheJudge() {
    SwitchCounts counts = new SwitchCounts(Examples.mitchell(7, 1, 1));
    double pairs = 14 * 13 / 2.0;
    double calibre = 100 * (sum(counts, 1) * sum(counts, 1) / pairs) / counts.squares();
    assertThat(calibre)
        .isCloseTo(Judge.judge(Examples.mitchell(7, 1, 1)).calibre().worst(), within(1e-9));
  }

  /** By hand: with n tables and rounds the rank bound on Σ c² is n³(n-1)/2. */
  @Test
  void theBoundOfMitchellsIsAtLeastThatOfTheirRank() {
    for (long n : new long[] {5, 7, 9, 11, 13}) {
      long least = LeastSquares.of(new SwitchCounts(Examples.mitchell((int) n, 0, 1)));
      assertThat(least).isBetween(n * n * n * (n - 1) / 2, n * n * n * (n - 1) / 2 + 3);
    }
  }

  @Test
  void eigenvaluesOfACompleteGraphAreKnown() {
    double[][] k4 = new double[4][4];
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        k4[i][j] = i == j ? 0 : 1;
      }
    }
    assertThat(LeastSquares.SymmetricEigenvalues.of(k4))
        .containsExactly(new double[] {-1, -1, -1, 3}, within(1e-9));
  }

  @Test
  void levelFillingRaisesOnlyTheLowest() {
    assertThat(LeastSquares.LevelFilling.fill(new double[] {0, 1, 5}, 3)).containsExactly(2, 2, 5);
    assertThat(LeastSquares.LevelFilling.fill(new double[] {0, 1, 5}, 9)).containsExactly(5, 5, 5);
  }

  private static long sum(SwitchCounts counts, int power) {
    long sum = 0;
    for (int i = 0; i < counts.size; i++) {
      for (int j = 0; j < i; j++) {
        sum += Math.round(Math.pow(counts.balance(i, j), power));
      }
    }
    return sum;
  }
}
