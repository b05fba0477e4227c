package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemperaturesTest {

  @Test
  void beginHotEndColdAndAreGeometricBetween() {
    Temperatures range = new Temperatures(8, 0.5);
    assertThat(range.at(0)).isEqualTo(8);
    assertThat(range.at(0.25)).isCloseTo(4, within(1e-12));
    assertThat(range.at(0.5)).isCloseTo(2, within(1e-12));
    assertThat(range.at(1)).isCloseTo(0.5, within(1e-12));
  }

  @Test
  void areTakenTimesAFactorBothOrOnlyTheFirst() {
    Temperatures range = new Temperatures(8, 0.5);
    assertThat(range.times(3)).isEqualTo(new Temperatures(24, 1.5));
    assertThat(range.beginningAt(0.5)).isEqualTo(new Temperatures(4, 0.5));
  }

  @ParameterizedTest
  @CsvSource({"0,1", "1,0", "-1,1", "1,-1", "NaN,1", "1,NaN", "Infinity,1", "1,Infinity"})
  void mustBeMoreThanZeroAndFinite(double hot, double cold) {
    assertThatThrownBy(() -> new Temperatures(hot, cold))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[" + hot + "]")
        .hasMessageContaining("[" + cold + "]");
  }
}
