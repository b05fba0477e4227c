package org.boardwalk.search.construct.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.boardwalk.search.local.kernel.Temperatures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** First rounds of two circles of five contestants with two that stay. */
class RingAnnealingTest extends ProblemContract<RingAnnealing> {

  private static final Ring RING = new Ring(5, 2, 2);
  private static final List<Integer> SETS = List.of(0, 1, 2, 3, 4, 0);

  @Override
  protected RingAnnealing problem(long seed) {
    return new RingAnnealing(RING, SETS, List.of(), seed);
  }

  /** All but the first of a kind of differences cost 1, two staying contestants at a table 2. */
  @Override
  protected double cost(RingAnnealing problem, double temperature) {
    Set<List<Integer>> met = new HashSet<>();
    Set<List<Integer>> played = new HashSet<>();
    int cost = 0;
    for (int t = 0; t < SETS.size(); t++) {
      int one = Math.min(problem.seats[2 * t], problem.seats[2 * t + 1]);
      int other = Math.max(problem.seats[2 * t], problem.seats[2 * t + 1]);
      for (int element : List.of(one, other)) {
        int column = Math.floorMod(element - SETS.get(t), 5);
        cost += element < 10 && !played.add(List.of(element / 5, column)) ? 1 : 0;
      }
      if (other < 10) {
        int apart = Math.floorMod(other - one, 5);
        int difference = one / 5 == other / 5 ? Math.min(apart, 5 - apart) : apart;
        cost += met.add(List.of(one / 5, other / 5, difference)) ? 0 : 1;
      } else if (one >= 10) {
        cost += 2;
      }
    }
    return cost;
  }

  @Override
  protected Object state(RingAnnealing problem) {
    return Arrays.stream(problem.seats).boxed().toList();
  }

  @Override
  protected Temperatures range() {
    return new Temperatures(0.5, 0.25);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void endsAtOnceWithASolution(long seed) {
    RingAnnealing annealing = problem(seed);
    List<Integer> seats = annealing.run(1_000_000, () -> false).orElseThrow();
    assertThat(cost(annealing, 1)).isZero();
    assertThat(seats).containsExactlyInAnyOrderElementsOf(IntStream.range(0, 12).boxed().toList());
    assertThat(annealing.made()).isLessThan(1_000_000);
  }

  @Test
  void countsTheExchangesThatItTries() {
    // Of four contestants in a circle two couples have the same difference, or that of half of it.
    RingAnnealing none = new RingAnnealing(new Ring(4, 1, 0), List.of(0, 1), List.of(), 1);
    assertThat(none.run(3000, () -> false)).isEmpty();
    assertThat(none.made()).isEqualTo(3000);
  }
}
