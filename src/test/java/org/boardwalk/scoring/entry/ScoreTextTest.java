package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.movement.Kind;
import org.boardwalk.scoring.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Artificial scores, and what is said of scores that are read otherwise than they stand. */
class ScoreTextTest {

  private static Entered read(String text) throws WrongScore {
    return ScoreText.read(text, new PlayedBoard(1, Kind.PAIRS));
  }

  @ParameterizedTest
  @CsvSource({
    "A, 50, 50",
    "55%, 55, 55",
    "60%, 60, 60",
    "A5050, 50, 50",
    "60%-40%, 60, 40",
    "Average, 50, 50"
  })
  void aShareIsTheSameWhateverElseTheyDo(String text, int ns, int ew) throws WrongScore {
    assertThat(read(text).ns()).isEqualTo(new Score.Average(ns));
    assertThat(read(text).ew()).isEqualTo(new Score.Average(ew));
  }

  @ParameterizedTest
  @CsvSource({
    "A+, AVERAGE_PLUS, AVERAGE_PLUS",
    "a-, AVERAGE_MINUS, AVERAGE_MINUS",
    "AV+, AVERAGE_PLUS, AVERAGE_PLUS",
    "average minus, AVERAGE_MINUS, AVERAGE_MINUS",
    "A+/A-, AVERAGE_PLUS, AVERAGE_MINUS",
    "A6040, AVERAGE_PLUS, AVERAGE_MINUS"
  })
  void averagePlusAndMinusAreNoFixedShares(String text, Score.Entitled ns, Score.Entitled ew)
      throws WrongScore {
    assertThat(read(text).ns()).isEqualTo(ns);
    assertThat(read(text).ew()).isEqualTo(ew);
  }

  @Test
  void whatIsSaidOfTwoScoresStandsApart() throws WrongScore {
    assertThat(read("4S N 10 / 4S N 9").meant())
        .isEqualTo("4S N 10 was read as 10 tricks won: =; 4S N 9 was read as 9 tricks won: -1");
  }
}
