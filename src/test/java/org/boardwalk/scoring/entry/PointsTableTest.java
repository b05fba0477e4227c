package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points for places, computed by hand. */
class PointsTableTest {

  private static final PointsTable TABLE =
      read("from,place,points\n4,1,6\n4,2,4\n4,3,1.5\n8,1,12\n8,2,8\n");

  private static PointsTable read(String text) {
    return PointsTable.parse(Path.of("points.csv"), text);
  }

  private static String points(PointsTable table, int rank, int sharing, int contestants) {
    Placing placing =
        new Placing(rank, sharing, 1, List.of(), 10, Fraction.ZERO, Fraction.ZERO, Fraction.of(50));
    return table.points(placing, contestants).rounded(2).toPlainString();
  }

  @Test
  void aLargerFieldHasTheScaleOfItsSize() {
    assertThat(points(TABLE, 1, 1, 4)).isEqualTo("6.00");
    assertThat(points(TABLE, 1, 1, 7)).isEqualTo("6.00");
    assertThat(points(TABLE, 1, 1, 8)).isEqualTo("12.00");
    assertThat(points(TABLE, 2, 1, 30)).isEqualTo("8.00");
  }

  @Test
  void thoseWhoShareAPlaceGetTheMeanOfTheirPlaces() {
    // (6 + 4) / 2; (4 + 1.5 + 0) / 3; (8 + 0) / 2.
    assertThat(points(TABLE, 1, 2, 5)).isEqualTo("5.00");
    assertThat(points(TABLE, 2, 3, 5)).isEqualTo("1.83");
    assertThat(points(TABLE, 2, 2, 9)).isEqualTo("4.00");
  }

  @Test
  void placesAndFieldsWithoutALineGetNone() {
    assertThat(points(TABLE, 4, 1, 7)).isEqualTo("0.00");
    assertThat(points(TABLE, 3, 1, 8)).isEqualTo("0.00");
    assertThat(points(TABLE, 1, 1, 3)).isEqualTo("0.00");
  }

  @Test
  void columnsStandInAnyOrderAndAllFieldsMayGiveTheSame() {
    PointsTable table = read("points;place\n2,5;1\n1;2\n");
    assertThat(points(table, 1, 1, 2)).isEqualTo("2.50");
    assertThat(points(table, 2, 1, 200)).isEqualTo("1.00");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,12 | points.csv: is no table of points",
        "place,points | points.csv: is no table of points",
        "place,points;0,12 | points.csv:2: place [0] is not a whole number from 1 to 9999",
        "place,points;1,a | points.csv:2: points [a] are not a number such as 12 or 0.5",
        "place,points;1,-2 | points.csv:2: points [-2] are not a number such as 12 or 0.5",
        "place,points;1,2;1,3 | points.csv:3: place [1] is there twice",
        "from,place,points;x,1,3 | points.csv:2: from [x] is not a whole number from 1 to 9999",
        "place,points;1,2,5 | points.csv:2: has [5] after [2]"
      })
  void aWrongTableIsRefusedWithItsLine(String text, String message) {
    assertThatThrownBy(() -> read(text.replace(';', '\n') + "\n"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(message)
        .hasMessageContaining("\nMaybe ");
  }
}
