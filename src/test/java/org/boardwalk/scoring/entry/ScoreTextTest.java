package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.boardwalk.movement.Kind;
import org.boardwalk.scoring.Fraction;
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
  @CsvSource(
      delimiter = '|',
      value = {
        "55.5% | 111/2",
        "'55,5 %' | 111/2",
        "0.25% | 1/4",
        "62.50% | 125/2",
        "100% | 100/1"
      })
  void aShareMayHaveDecimals(String text, String share) throws WrongScore {
    String[] parts = share.split("/", 2);
    Fraction percent = Fraction.of(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    assertThat(read(text).ns()).isEqualTo(new Score.Average(percent));
    String again = new Score.Average(percent).text();
    assertThat(read(again).ns()).isEqualTo(new Score.Average(percent));
    assertThat(read(again + "/" + again).ew()).isEqualTo(new Score.Average(percent));
  }

  @Test
  void noSideGetsMoreThanTheWhole() {
    assertThatThrownBy(() -> read("100.5%"))
        .isInstanceOfSatisfying(
            WrongScore.class, e -> assertThat(e.words()).contains("it is more than 100 %"));
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

  @ParameterizedTest
  @CsvSource({"420/-420, 420", "-50 / 50, -50", "4S N = / -420, 420"})
  void filesWithEachSidesOwnPointsAreExplained(String text, String meant) throws WrongScore {
    assertThat(read(text).meant())
        .contains("both are points for NS", "maybe " + meant + " alone was meant");
  }

  @Test
  void whatIsSaidOfTwoScoresStandsApart() throws WrongScore {
    assertThat(read("4S N 10 / 4S N 9").meant())
        .isEqualTo("4S N 10 was read as 10 tricks won: =; 4S N 9 was read as 9 tricks won: -1");
  }
}
