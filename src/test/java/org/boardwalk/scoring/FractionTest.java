package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FractionTest {

  @Test
  void isExact() {
    Fraction third = Fraction.of(1, 3);
    assertThat(third.plus(third).plus(third)).isEqualTo(Fraction.of(1));
    assertThat(Fraction.of(2, -4)).isEqualTo(Fraction.of(-1, 2));
    assertThat(Fraction.of(2, 3).times(Fraction.of(3, 4))).isEqualTo(Fraction.of(1, 2));
    assertThat(Fraction.of(-1, 2).over(Fraction.of(-1, 4))).isEqualTo(Fraction.of(2));
    assertThat(Fraction.of(1, 3)).isLessThan(Fraction.of(34, 100));
  }

  @Test
  void isRoundedHalvesAwayFromZero() {
    assertThat(Fraction.of(1, 8).rounded(2)).hasToString("0.13");
    assertThat(Fraction.of(-1, 8).rounded(2)).hasToString("-0.13");
    assertThat(Fraction.of(5).rounded(0)).hasToString("5");
  }

  @Test
  void nothingIsDividedByZero() {
    assertThatThrownBy(() -> Fraction.of(1, 0)).hasMessageContaining("denominator [0]");
    assertThatThrownBy(() -> Fraction.of(1).over(Fraction.ZERO))
        .hasMessageContaining("denominator [0]");
  }
}
