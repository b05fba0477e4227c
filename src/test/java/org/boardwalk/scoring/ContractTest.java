package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.Contract.Doubling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points by the duplicate scoring table, against published values. */
class ContractTest {

  @ParameterizedTest
  @CsvSource({
    // level, denomination, doubling, result, not vulnerable, vulnerable
    "1, CLUBS, UNDOUBLED, 0, 70, 70",
    "1, CLUBS, UNDOUBLED, 6, 190, 190",
    "2, DIAMONDS, UNDOUBLED, 1, 110, 110",
    "4, CLUBS, UNDOUBLED, 0, 130, 130",
    "5, DIAMONDS, UNDOUBLED, 0, 400, 600",
    "2, HEARTS, UNDOUBLED, 2, 170, 170",
    "4, SPADES, UNDOUBLED, 0, 420, 620",
    "4, SPADES, UNDOUBLED, 1, 450, 650",
    "1, NOTRUMP, UNDOUBLED, 0, 90, 90",
    "1, NOTRUMP, UNDOUBLED, 2, 150, 150",
    "2, NOTRUMP, UNDOUBLED, 0, 120, 120",
    "3, NOTRUMP, UNDOUBLED, 0, 400, 600",
    "3, NOTRUMP, UNDOUBLED, 2, 460, 660",
    "6, CLUBS, UNDOUBLED, 0, 920, 1370",
    "6, SPADES, UNDOUBLED, 1, 1010, 1460",
    "6, NOTRUMP, UNDOUBLED, 0, 990, 1440",
    "7, DIAMONDS, UNDOUBLED, 0, 1440, 2140",
    "7, HEARTS, UNDOUBLED, 0, 1510, 2210",
    "7, NOTRUMP, UNDOUBLED, 0, 1520, 2220",
    "1, CLUBS, DOUBLED, 0, 140, 140",
    "1, NOTRUMP, DOUBLED, 0, 180, 180",
    "1, NOTRUMP, DOUBLED, 1, 280, 380",
    "2, CLUBS, DOUBLED, 0, 180, 180",
    "2, CLUBS, DOUBLED, 1, 280, 380",
    "2, SPADES, DOUBLED, 0, 470, 670",
    "2, SPADES, DOUBLED, 1, 570, 870",
    "3, NOTRUMP, DOUBLED, 0, 550, 750",
    "4, HEARTS, DOUBLED, 0, 590, 790",
    "6, DIAMONDS, DOUBLED, 0, 1090, 1540",
    "7, NOTRUMP, DOUBLED, 0, 1790, 2490",
    "1, CLUBS, REDOUBLED, 0, 230, 230",
    "1, SPADES, REDOUBLED, 0, 520, 720",
    "1, NOTRUMP, REDOUBLED, 0, 560, 760",
    "1, NOTRUMP, REDOUBLED, 1, 760, 1160",
    "2, SPADES, REDOUBLED, 0, 640, 840",
    "4, SPADES, REDOUBLED, 1, 1080, 1480",
    "7, NOTRUMP, REDOUBLED, 0, 2280, 2980",
    "3, NOTRUMP, UNDOUBLED, -1, -50, -100",
    "3, NOTRUMP, UNDOUBLED, -4, -200, -400",
    "7, NOTRUMP, UNDOUBLED, -13, -650, -1300",
    "4, SPADES, DOUBLED, -1, -100, -200",
    "4, SPADES, DOUBLED, -2, -300, -500",
    "4, SPADES, DOUBLED, -3, -500, -800",
    "4, SPADES, DOUBLED, -4, -800, -1100",
    "4, SPADES, DOUBLED, -5, -1100, -1400",
    "7, NOTRUMP, DOUBLED, -13, -3500, -3800",
    "4, SPADES, REDOUBLED, -1, -200, -400",
    "4, SPADES, REDOUBLED, -2, -600, -1000",
    "4, SPADES, REDOUBLED, -4, -1600, -2200",
    "7, NOTRUMP, REDOUBLED, -13, -7000, -7600",
  })
  void countsByLaw77(
      int level, Denomination denomination, Doubling doubling, int result, int plain, int red) {
    Contract contract = new Contract(level, denomination, doubling);
    assertThat(contract.notVulnerable(result)).isEqualTo(plain);
    assertThat(contract.vulnerable(result)).isEqualTo(red);
  }

  @ParameterizedTest
  @CsvSource({
    "1, NONE", "2, NS", "3, EW", "4, BOTH", "5, NS", "6, EW", "7, BOTH", "8, NONE",
    "9, EW", "10, BOTH", "11, NONE", "12, NS", "13, BOTH", "14, NONE", "15, NS", "16, EW",
    "17, NONE", "20, BOTH", "32, EW", "33, NONE"
  })
  void vulnerabilityFollowsTheNumberOfTheBoard(int board, Vulnerability vulnerability) {
    assertThat(Vulnerability.of(board)).isEqualTo(vulnerability);
  }

  @Test
  void pointsAreThoseOfNorthAndSouth() {
    Contract game = new Contract(4, Denomination.SPADES, Doubling.UNDOUBLED);
    assertThat(new Played(game, Direction.NS, 0).points(Vulnerability.NS)).isEqualTo(620);
    assertThat(new Played(game, Direction.EW, 0).points(Vulnerability.NS)).isEqualTo(-420);
    assertThat(new Played(game, Direction.EW, -1).points(Vulnerability.EW)).isEqualTo(100);
  }

  @Test
  void noMoreThanThirteenTricks() {
    Contract game = new Contract(4, Denomination.SPADES, Doubling.UNDOUBLED);
    assertThatThrownBy(() -> game.vulnerable(4)).hasMessageContaining("result [4]");
    assertThatThrownBy(() -> game.notVulnerable(-11)).hasMessageContaining("result [-11]");
    assertThatThrownBy(() -> new Contract(8, Denomination.SPADES, Doubling.UNDOUBLED))
        .hasMessageContaining("level [8]");
  }

  @Test
  void somePointsAreGivenByNoContract() {
    assertThat(PossiblePoints.of(Vulnerability.NONE))
        .contains(0, 420, -420, 50, -50, 1520, 7000, -7000)
        .doesNotContain(10, 20, 40, 60, 425, 620, 42, 7600);
    assertThat(PossiblePoints.of(Vulnerability.NS)).contains(620, -420).doesNotContain(-620);
    assertThat(PossiblePoints.of(Vulnerability.BOTH)).contains(620, -620, 7600).doesNotContain(50);
  }
}
