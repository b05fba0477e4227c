package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StretchesTest {

  @Test
  void areAllOfOneLengthButTheLast() {
    Stretches stretches = new Stretches(2500, 1024, () -> false);
    List<Integer> lengths = new ArrayList<>();
    assertThat(stretches.length()).isZero();
    while (stretches.next()) {
      lengths.add(stretches.length());
    }
    assertThat(lengths).containsExactly(1024, 1024, 452);
    assertThat(stretches.next()).isFalse();
    assertThat(stretches.length()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"0,1", "0,1024", "1,1", "1,1024", "1024,1024", "1025,1024", "5000,1", "5000,7"})
  void makeAllSteps(long steps, int stride) {
    assertThat(made(new Stretches(steps, stride, () -> false))).isEqualTo(steps);
  }

  private static long made(Stretches stretches) {
    long made = 0;
    while (stretches.next()) {
      made += stretches.length();
    }
    return made;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 1024, 4096})
  void makeNoStepWhenItIsOverBefore(int stride) {
    assertThat(made(new Stretches(10_000, stride, () -> true))).isZero();
  }

  /** Asked before the first stretch, a third answer comes after two times as many steps. */
  @ParameterizedTest
  @CsvSource({"1,2048", "512,2048", "1000,4000", "1024,2048", "4096,8192"})
  void stopWhenToldAndAskEveryThousandStepsOrEveryStretch(int stride, long steps) {
    int[] asked = {0};
    Stretches stretches = new Stretches(100_000, stride, () -> ++asked[0] > 2);
    assertThat(made(stretches)).isEqualTo(steps);
    assertThat(asked[0]).isEqualTo(3);
    assertThat(stretches.next()).isFalse();
  }

  @Test
  void refuseNegativeStepsAndEmptyStretches() {
    assertThatThrownBy(() -> new Stretches(-1, 1024, () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[-1]");
    assertThatThrownBy(() -> new Stretches(1, 0, () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[0]");
  }
}
