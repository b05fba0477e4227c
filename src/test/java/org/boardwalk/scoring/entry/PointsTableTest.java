package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;
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
    return points(
        table, rank, sharing, new PointsTable.FieldSize(24, contestants / 2, contestants));
  }

  private static String points(
      PointsTable table, int rank, int sharing, PointsTable.FieldSize size) {
    Placing placing =
        new Placing(rank, sharing, 1, List.of(), 10, Fraction.ZERO, Fraction.ZERO, Fraction.of(50));
    return table.points(placing, size).rounded(2).toPlainString();
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

  /** One winner of six tables is a field of twelve pairs, two winners are fields of six. */
  @ParameterizedTest
  @CsvSource({
    "24, 6, 6, 20.00",
    "24, 6, 12, 24.00",
    "24, 7, 7, 20.00",
    "17, 6, 12, 10.00",
    "11, 6, 6, 0.00",
    "24, 5, 6, 0.00",
    "24, 6, 5, 0.00",
    "36, 7, 14, 24.00",
    "36, 8, 8, 45.00"
  })
  void mostBoardsCountThenMostTablesThenMostContestants(
      int boards, int tables, int contestants, String first) {
    PointsTable union =
        read(
            "boards,tables,from,place,points\n"
                + "12,6,6,1,10\n18,6,6,1,20\n18,6,12,1,24\n18,6,12,2,18\n36,8,8,1,45\n");
    PointsTable.FieldSize size = new PointsTable.FieldSize(boards, tables, contestants);
    assertThat(points(union, 1, 1, size)).isEqualTo(first);
  }

  private static List<PointsTable.FieldSize> sizes(Event event, ScoringMethod method) {
    Ranking ranking = Ranking.of(event, method);
    return ranking.fields().values().stream()
        .map(field -> PointsTable.FieldSize.of(ranking, field))
        .toList();
  }

  private static List<PointsTable.FieldSize> sizes(String lines, ScoringMethod method) {
    ResultsFile.Reading reading =
        new ResultsFile.Reading(Optional.of(1), false, Optional.of(method));
    Source source = new Source(Path.of("results.csv"), lines);
    return sizes(ResultsFile.read(source, reading).get(0).event(), method);
  }

  private static Event passed(Movement movement) {
    return new Event(
        movement,
        Plays.of(movement).all().stream().map(play -> ScoreEntry.read(play, "pass", "")).toList());
  }

  @Test
  void bothDirectionsOfAnEventHaveItsTables() {
    assertThat(sizes(passed(Examples.mitchell(5, 0, 2)), ScoringMethod.MATCHPOINTS))
        .containsExactly(new PointsTable.FieldSize(10, 5, 5), new PointsTable.FieldSize(10, 5, 5));
    assertThat(sizes(passed(Examples.mitchell(5, 0, 1)), ScoringMethod.MATCHPOINTS))
        .containsExactly(new PointsTable.FieldSize(10, 5, 10));
  }

  @Test
  void halfTablesDoNotCountAndPlayersAreFourAtATable() {
    String pairs = "board,ns,ew,score\n1,1,2,420\n1,3,4,50\n2,5,1,110\n2,3,2,50\n";
    assertThat(sizes(pairs, ScoringMethod.MATCHPOINTS))
        .containsExactly(new PointsTable.FieldSize(2, 2, 5));
    assertThat(sizes(passed(Examples.eightPlayers()), ScoringMethod.MATCHPOINTS))
        .extracting(PointsTable.FieldSize::tables)
        .containsOnly(2);
  }

  @Test
  void aTeamOfFourIsATable() {
    String teams = "board,table,ns,ew,score\n1,1,1,2,420\n1,2,2,1,50\n2,1,1,2,110\n2,2,2,1,50\n";
    assertThat(sizes(teams, ScoringMethod.TEAMS))
        .containsExactly(new PointsTable.FieldSize(2, 2, 2));
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
        "boards,tables,place,points;18,x,1,3 | points.csv:2: tables [x] is not a whole number",
        "tables,place,points;6,1,3;6,1,4 | points.csv:3: place [1] is there twice",
        "boards,tables,place,points;18,x,1,3 | points.csv:2: tables [x] is not a whole number",
        "tables,place,points;6,1,3;6,1,4 | points.csv:3: place [1] is there twice",
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
