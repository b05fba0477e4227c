package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContestantLookupTest {

  private static final SavedEvening EVENING =
      SavedEvening.of(
          Judged.of(Examples.eightPlayers()),
          LocalDate.of(2026, 2, 3),
          Map.of(1, "Łukasz Żak", 2, "Øystein Æsir", 3, "José Weiß", 4, "Đorđe Þór"));

  @ParameterizedTest
  @CsvSource({
    "Lukasz Zak, 1",
    "łukasz żak, 1",
    "Oystein Aesir, 2",
    "ØYSTEIN ÆSIR, 2",
    "jose weiss, 3",
    "JOSÉ WEISS, 3",
    "JOSÉ WEIẞ, 3",
    "Dorde Thor, 4",
    "4, 4"
  })
  void aNameIsFoundByItsPlainLetters(String typed, int number) {
    assertThat(ContestantLookup.of(EVENING, typed)).isEqualTo(List.of(number));
  }
}
