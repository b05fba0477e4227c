package org.boardwalk.movement.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {

  @ParameterizedTest
  @CsvSource({
    "0, round, 0 rounds",
    "1, round, 1 round",
    "2, copy, 2 copies",
    "1, copy, 1 copy",
    "3, day, 3 days"
  })
  void aNounFollowsItsNumber(long number, String noun, String both) {
    assertThat(Text.count(number, noun)).isEqualTo(both);
  }
}
