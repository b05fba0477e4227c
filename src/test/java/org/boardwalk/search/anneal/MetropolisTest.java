package org.boardwalk.search.anneal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetropolisTest {

  private static final int TIMES = 200_000;

  /** With 200,000 draws a share is within 0.004 of its expectation, which is 3.5 deviations. */
  @ParameterizedTest
  @CsvSource({"1,1", "1,2", "3,2", "10,4", "5,100", "7,0.5"})
  void acceptsARiseWithTheProbabilityOfItsExponential(long rise, double temperature) {
    Metropolis metropolis = new Metropolis(new SplittableRandom(1));
    int whole = 0;
    int halves = 0;
    int limited = 0;
    for (int k = 0; k < TIMES; k++) {
      whole += metropolis.accepts(rise, temperature) ? 1 : 0;
      halves += metropolis.accepts(rise + 0.5, temperature) ? 1 : 0;
      limited += rise <= metropolis.limit(temperature) ? 1 : 0;
    }
    assertThat((double) whole / TIMES).isCloseTo(Math.exp(-rise / temperature), within(0.004));
    assertThat((double) limited / TIMES).isCloseTo(Math.exp(-rise / temperature), within(0.004));
    assertThat((double) halves / TIMES)
        .isCloseTo(Math.exp(-(rise + 0.5) / temperature), within(0.004));
  }

  @Test
  void acceptsWhatDoesNotRiseWithoutDrawing() {
    SplittableRandom random = new SplittableRandom(2);
    Metropolis metropolis = new Metropolis(random);
    for (long rise = -100; rise <= 0; rise++) {
      assertThat(metropolis.accepts(rise, 1e-9)).isTrue();
      assertThat(metropolis.accepts(rise / 7.0, 1e-9)).isTrue();
    }
    assertThat(random.nextLong()).isEqualTo(new SplittableRandom(2).nextLong());
  }

  @Test
  void hardlyEverAcceptsARiseWhenItIsCold() {
    Metropolis metropolis = new Metropolis(new SplittableRandom(3));
    for (int k = 0; k < TIMES; k++) {
      assertThat(metropolis.accepts(1, 0.01)).isFalse();
    }
  }
}
