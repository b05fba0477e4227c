package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoolingTest {

  private static final Temperatures RANGE = new Temperatures(7, 1.5);

  private static List<Double> temperatures(Cooling cooling) {
    List<Double> all = new ArrayList<>();
    while (cooling.next()) {
      all.add(cooling.temperature());
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({"1000,1", "65536,1024", "65536,4096", "70000,1000"})
  void beginsHotEndsColdAndIsGeometric(long steps, int stride) {
    List<Double> all = temperatures(new Cooling(RANGE, steps, stride, () -> false));
    double factor = Math.pow(1.5 / 7, (double) stride / steps);
    assertThat((long) all.size()).isEqualTo(steps / stride);
    assertThat(all.get(0)).isCloseTo(7 * factor, within(1e-12));
    assertThat(all.get(all.size() - 1)).isCloseTo(1.5, within(1e-9));
    for (int j = 1; j < all.size(); j++) {
      assertThat(all.get(j) / all.get(j - 1)).as("stretch %d", j).isCloseTo(factor, within(1e-12));
    }
  }

  @Test
  void followsTheTemperaturesAtTheEndOfEachStretch() {
    List<Double> all = temperatures(new Cooling(RANGE, 10_240, 1024, () -> false));
    for (int j = 0; j < all.size(); j++) {
      assertThat(all.get(j)).isCloseTo(RANGE.at((j + 1) / 10.0), within(1e-12));
    }
  }

  @Test
  void theLastStretchHasTheStepsThatAreLeftAndIsALittleColderThanCold() {
    Cooling cooling = new Cooling(RANGE, 2049, 1024, () -> false);
    List<Integer> lengths = new ArrayList<>();
    while (cooling.next()) {
      lengths.add(cooling.length());
    }
    assertThat(lengths).containsExactly(1024, 1024, 1);
    assertThat(cooling.temperature()).isBetween(0.6, 1.5);
  }

  @Test
  void nothingIsCooledInNoSteps() {
    assertThat(new Cooling(RANGE, 0, 1, () -> false).next()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1024})
  void stopsWhenTold(int stride) {
    int[] asked = {0};
    Cooling cooling = new Cooling(RANGE, 1_000_000, stride, () -> asked[0]++ == 5);
    long made = 0;
    while (cooling.next()) {
      made += cooling.length();
    }
    assertThat(made).isEqualTo(5 * 1024);
    assertThat(cooling.temperature()).isGreaterThan(1.5);
  }

  /** A hundred places with hills between, the deepest far from the start. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void leadsOverHillsToTheLeastCost(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    LeastCost least = new LeastCost(Long.MAX_VALUE);
    int place = 0;
    Cooling cooling = new Cooling(new Temperatures(40, 1), 100_000, 1, () -> false);
    while (cooling.next()) {
      int next = Math.floorMod(place + (random.nextInt(2) == 0 ? 1 : -1), 100);
      double rise = cost(next) - cost(place);
      if (random.nextDouble() < Math.exp(-rise / cooling.temperature())) {
        place = next;
        least.fallsTo(cost(place));
      }
    }
    assertThat(least.value()).as("seed %d", seed).isZero();
    assertThat(cost(place)).as("seed %d", seed).isLessThan(10);
  }

  private static long cost(int place) {
    return 2L * Math.abs(place - 50) + (place % 10 == 0 ? 0 : 20);
  }
}
