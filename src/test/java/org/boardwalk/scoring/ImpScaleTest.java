package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImpScaleTest {

  /** Law 78 B: each step of the scale at its least and greatest difference. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 0",
    "20, 40, 1",
    "50, 80, 2",
    "90, 120, 3",
    "130, 160, 4",
    "170, 210, 5",
    "220, 260, 6",
    "270, 310, 7",
    "320, 360, 8",
    "370, 420, 9",
    "430, 490, 10",
    "500, 590, 11",
    "600, 740, 12",
    "750, 890, 13",
    "900, 1090, 14",
    "1100, 1290, 15",
    "1300, 1490, 16",
    "1500, 1740, 17",
    "1750, 1990, 18",
    "2000, 2240, 19",
    "2250, 2490, 20",
    "2500, 2990, 21",
    "3000, 3490, 22",
    "3500, 3990, 23",
    "4000, 15200, 24"
  })
  void followsTheLaws(int least, int greatest, int imps) {
    assertThat(ImpScale.imps(least)).isEqualTo(imps);
    assertThat(ImpScale.imps(greatest)).isEqualTo(imps);
    assertThat(ImpScale.imps(-least)).isEqualTo(-imps);
    assertThat(ImpScale.imps(-greatest)).isEqualTo(-imps);
  }

  @Test
  void averagePlusIsThreeImps() {
    assertThat(ImpScale.imps(new Score.Average(60))).isEqualTo(Fraction.of(3));
    assertThat(ImpScale.imps(new Score.Average(50))).isEqualTo(Fraction.ZERO);
    assertThat(ImpScale.imps(new Score.Average(40))).isEqualTo(Fraction.of(-3));
    assertThat(ImpScale.imps(new Score.Average(55))).isEqualTo(Fraction.of(3, 2));
  }
}
