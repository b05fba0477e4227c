package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TemperingTest {

  private static final Temperatures RANGE = new Temperatures(4, 1);

  /** Costs what it is told and notes where it is held. */
  private static final class Fixed implements Tempering.Replica {
    private final long energy;
    private double held;
    private long steps;

    Fixed(long energy) {
      this.energy = energy;
    }

    @Override
    public long energy() {
      return energy;
    }

    @Override
    public void hold(double temperature, long steps) {
      held = temperature;
      this.steps += steps;
    }
  }

  /** States 0 to 5, each of which costs twice its number; a step goes to a neighbour. */
  private static final class Stairs implements Tempering.Replica {
    private final SplittableRandom random;
    private int state;

    Stairs(SplittableRandom random) {
      this.random = random;
    }

    @Override
    public long energy() {
      return 2L * state;
    }

    @Override
    public void hold(double temperature, long steps) {
      for (long k = 0; k < steps; k++) {
        int next = state + (random.nextBoolean() ? 1 : -1);
        if (next >= 0
            && next < 6
            && random.nextDouble() < Math.exp(2.0 * (state - next) / temperature)) {
          state = next;
        }
      }
    }
  }

  private static Tempering<Fixed> of(long... energies) {
    List<Fixed> replicas =
        IntStream.range(0, energies.length).mapToObj(k -> new Fixed(energies[k])).toList();
    return new Tempering<>(replicas, RANGE, new SplittableRandom(1));
  }

  @Test
  void theFirstIsHeldColdTheLastHotAndTemperaturesAreGeometric() {
    Tempering<Fixed> tempering = of(0, 0, 0);
    tempering.turn(7);
    Stream<Double> held = tempering.replicas().stream().map(r -> r.held);
    assertThat(held).containsExactlyInAnyOrder(1.0, 2.0, 4.0);
    assertThat(tempering.replicas()).extracting(r -> r.steps).containsOnly(7L);
    assertThat(of(0).temperature(0)).isEqualTo(1);
  }

  @Test
  void whatCostsLeastSinksToWhereItIsColdest() {
    Tempering<Fixed> tempering = of(5000, 4000, 3000, 2000, 1000);
    IntStream.range(0, 10).forEach(k -> tempering.turn(1));
    assertThat(tempering.replicas()).extracting(Fixed::energy).isSorted();
  }

  @Test
  void eachTemperatureKeepsItsBoltzmannDistribution() {
    SplittableRandom random = new SplittableRandom(5);
    List<Stairs> replicas = Stream.generate(() -> new Stairs(random)).limit(3).toList();
    Tempering<Stairs> tempering = new Tempering<>(replicas, RANGE, random);
    int turns = 200_000;
    double[] mean = new double[3];
    for (int k = 0; k < turns; k++) {
      tempering.turn(10);
      for (int level = 0; level < 3; level++) {
        mean[level] += (double) tempering.replicas().get(level).energy() / turns;
      }
    }
    for (int level = 0; level < 3; level++) {
      assertThat(mean[level]).isCloseTo(boltzmann(tempering.temperature(level)), within(0.06));
    }
  }

  private static double boltzmann(double temperature) {
    double all = 0;
    double sum = 0;
    for (int state = 0; state < 6; state++) {
      double likely = Math.exp(-2 * state / temperature);
      all += likely;
      sum += 2 * state * likely;
    }
    return sum / all;
  }

  @Test
  void aGuestThatCostsLessTakesThePlaceOfTheHottest() {
    Tempering<Fixed> tempering = of(10, 20, 30);
    assertThat(tempering.admits(new Fixed(5))).isTrue();
    assertThat(tempering.replicas()).extracting(Fixed::energy).containsExactly(10L, 20L, 5L);
    assertThat(tempering.admits(new Fixed(1000))).isFalse();
    assertThat(tempering.replicas()).extracting(Fixed::energy).containsExactly(10L, 20L, 5L);
  }

  @Test
  void thereIsNothingToTemperWithoutReplicas() {
    assertThatThrownBy(TemperingTest::of).isInstanceOf(IllegalArgumentException.class);
  }
}
