package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChanceTest {

  private static final int TIMES = 400_000;

  /** Beside the steps of the table a share is within 3.5 deviations of its expectation. */
  @ParameterizedTest
  @CsvSource({"1,1", "1,2", "3,2", "10,4", "5,100", "7,0.5"})
  void acceptsARiseAboutWithTheProbabilityOfItsExponential(long rise, double temperature) {
    Chance chance = new Chance(new SplittableRandom(1));
    int accepted = 0;
    for (int k = 0; k < TIMES; k++) {
      chance.draw();
      for (int number = 0; number < 4; number++) {
        chance.below(64);
      }
      accepted += rise < chance.limit(temperature) ? 1 : 0;
    }
    assertThat((double) accepted / TIMES).isCloseTo(Math.exp(-rise / temperature), within(0.003));
  }

  @Test
  void acceptsWhateverDoesNotRise() {
    Chance chance = new Chance(new SplittableRandom(2));
    for (long rise = -100; rise <= 0; rise++) {
      chance.draw();
      assertThat((double) rise).isLessThan(chance.limit(1e-9));
      assertThat(chance.limit(1e-9)).isPositive();
    }
  }

  @Test
  void theLimitMayBeAskedAgainAndGrowsWithTheTemperature() {
    Chance chance = new Chance(new SplittableRandom(5));
    for (int k = 0; k < 1000; k++) {
      chance.draw();
      double limit = chance.limit(200);
      assertThat(chance.limit(200)).isEqualTo(limit);
      assertThat(chance.limit(400)).isEqualTo(2 * limit);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 16, 63, 64, 200})
  void numbersAreBelowTheirBoundAndAboutAsLikelyAsEachOther(int bound) {
    Chance chance = new Chance(new SplittableRandom(3));
    int[] times = new int[bound];
    for (int k = 0; k < TIMES; k++) {
      chance.draw();
      for (int number = 0; number < 4; number++) {
        times[chance.below(bound)]++;
      }
    }
    double expected = 4.0 * TIMES / bound;
    for (int number = 0; number < bound; number++) {
      assertThat(times[number] / expected).as("number %d", number).isCloseTo(1, within(0.06));
    }
  }

  @Test
  void oneStepTakesOneRandomNumber() {
    SplittableRandom random = new SplittableRandom(4);
    Chance chance = new Chance(random);
    chance.draw();
    chance.below(10);
    chance.limit(1);
    SplittableRandom other = new SplittableRandom(4);
    other.nextLong();
    assertThat(random.nextLong()).isEqualTo(other.nextLong());
  }
}
