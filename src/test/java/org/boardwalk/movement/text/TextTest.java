package org.boardwalk.movement.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
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

  @ParameterizedTest
  @CsvSource({"0, 0.0 s", "100, 0.1 s", "1000, 1 s", "1500, 1.5 s", "9999, 10 s", "60400, 60 s"})
  void secondsOfShortTimesHaveATenth(long millis, String text) {
    assertThat(Text.seconds(Duration.ofMillis(millis))).isEqualTo(text);
  }
}
