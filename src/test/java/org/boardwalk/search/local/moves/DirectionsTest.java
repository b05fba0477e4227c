package org.boardwalk.search.local.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.state.Seats;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Annealing of the directions of 14 players in 9 rounds, of whom two sit out in each. */
class DirectionsTest extends ProblemContract<Directions> {

  private static final int SEATS = 12;

  private static Seats sizes(int players, int rounds, long seed) {
    return new Seats(players, rounds, players / 4, new SplittableRandom(seed));
  }

  private static int[][] places(int players, int rounds, long steps) {
    return Directions.choose(sizes(players, rounds, 1), steps, () -> false);
  }

  /** The direction of each player in each round. */
  private static int[][] signs(int[][] places, int seats) {
    int[][] signs = new int[places.length][places[0].length];
    for (int r = 0; r < places.length; r++) {
      for (int at = 0; at < seats; at++) {
        signs[r][places[r][at]] = at % 2 == 0 ? 1 : -1;
      }
    }
    return signs;
  }

  private static int product(int[] one, int[] other) {
    return IntStream.range(0, one.length).map(p -> one[p] * other[p]).sum();
  }

  private static int[] ofPlayer(int[][] signs, int player) {
    return Arrays.stream(signs).mapToInt(round -> round[player]).toArray();
  }

  /** Σ(G² - |G|) over all pairs. */
  private static double cost(int[][] places, int seats) {
    int[][] signs = signs(places, seats);
    double sum = 0;
    for (int a = 0; a < places[0].length; a++) {
      for (int b = 0; b < a; b++) {
        int product = product(ofPlayer(signs, a), ofPlayer(signs, b));
        sum += product * product - Math.abs(product);
      }
    }
    return sum;
  }

  @Override
  protected Directions problem(long seed) {
    return new Directions(sizes(14, 9, seed));
  }

  @Override
  protected double cost(Directions problem, double temperature) {
    return cost(problem.places, SEATS);
  }

  @Override
  protected Object state(Directions problem) {
    return Arrays.deepToString(problem.places);
  }

  @Override
  protected Temperatures range() {
    return Directions.RANGE;
  }

  @ParameterizedTest
  @CsvSource({"8,5", "12,11", "16,9", "20,12", "28,15", "40,12", "52,8"})
  void roundsAreOrthogonalWhereAllPlayAndThereIsAHadamardMatrix(int players, int rounds) {
    int[][] places = places(players, rounds, 10_000);
    int[][] signs = signs(places, players);
    for (int r = 0; r < rounds; r++) {
      assertThat(places[r]).containsExactlyInAnyOrder(IntStream.range(0, players).toArray());
      for (int other = 0; other < r; other++) {
        assertThat(product(signs[r], signs[other])).isZero();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"13,9", "14,20", "15,7", "16,16"})
  void directionsAreBetterThanRandomOnesAndSitOutsStay(int players, int rounds) {
    int[][] places = places(players, rounds, 20_000);
    int[][] random = sizes(players, rounds, 1).fair();
    int seats = players / 4 * 4;
    assertThat(cost(places, seats)).isLessThan(0.7 * cost(random, seats));
    for (int r = 0; r < rounds; r++) {
      assertThat(Arrays.copyOfRange(places[r], seats, players))
          .isEqualTo(Arrays.copyOfRange(random[r], seats, players));
    }
  }
}
