package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultsCsvTest {

  private static final Path FILE = Path.of("results.csv");

  /** Three tables, boards 1 to 6; in round 1 table t plays boards 2t-1 and 2t. */
  private static final Movement MITCHELL = Examples.mitchell(3, 0, 2);

  private static Event read(Movement movement, String... lines) {
    return ResultsCsv.parse(FILE, String.join("\n", lines) + "\n", movement);
  }

  private static Score only(String... lines) {
    Event event = read(MITCHELL, lines);
    assertThat(event.results()).hasSize(1);
    return event.results().get(0).ns();
  }

  private static void refused(int line, String words, String advice, String... lines) {
    assertThatThrownBy(() -> read(MITCHELL, lines))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith("results.csv:" + line + ": ")
        .hasMessageContaining(words)
        .hasMessageContaining("\nMaybe ")
        .hasMessageContaining(advice);
  }

  /** Board 1: nobody vulnerable. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "420 | 420",
        "-50 | -50",
        "\u221250 | -50",
        "+1430 | 1430",
        "0 | 0",
        "pass | 0",
        "Passed out | 0",
        "4S N = | 420",
        "4S,N,+1 | 450",
        "4SxN-1 | -100",
        "4sx e -1 | 100",
        "3NT E = | -400",
        "3N S +1 | 430",
        "1NTxx W +1 | -760",
        "2\u2665 N -1 | -50",
        "6D* by S = | 1090",
      })
  void readsPointsAndContracts(String text, int points) {
    assertThat(only("board,table,score", "1,1,\"" + text + "\""))
        .isEqualTo(new Score.Points(points));
  }

  /** South also plays East's cards and counts as NS, North plays West's. */
  @ParameterizedTest
  @CsvSource({"S, 400", "E, 400", "N, -400", "W, -400"})
  void aLonePlayersContractsAreThoseOfTheTwoHandsTheyPlay(String declarer, int points) {
    Event event =
        read(
            Examples.solo(),
            "board,table,round,contract,declarer,result,score",
            "1,1,1,3NT," + declarer + ",=," + points);
    assertThat(event.results().get(0).ns()).isEqualTo(new Score.Points(points));
  }

  @Test
  void readsPassedOutAndNotPlayedOfOtherPrograms() {
    assertThat(only("board,table,score", "1,1,PASS OUT")).isEqualTo(new Score.Points(0));
    assertThat(only("board,table,score", "1,1,N/P")).isEqualTo(new Score.NotPlayed());
  }

  @Test
  void readsWeightedScores() {
    assertThat(only("board,table,score", "1,1,60% 420 40% 4S N -1"))
        .isEqualTo(new Score.Weighted(Map.of(420, 60, -50, 40)));
    refused(2, "weights of 90 % in all", "100 %", "board,table,score", "1,1,60% 420 30% -50");
  }

  @Test
  void readsTricksInAll() {
    assertThat(only("board,table,contract,declarer,tricks", "1,1,4S,N,9"))
        .isEqualTo(new Score.Points(-50));
    assertThat(only("board,table,score", "1,1,4S N 10")).isEqualTo(new Score.Points(420));
    refused(2, "result [3] of [4S N 3] has no sign", "+3", "board,table,score", "1,1,4S N 3");
  }

  @Test
  void vulnerabilityIsThatOfTheBoard() {
    // Board 2: NS vulnerable.
    assertThat(only("board,table,score", "2,1,4S N =")).isEqualTo(new Score.Points(620));
    assertThat(only("board,table,score", "2,1,4S E =")).isEqualTo(new Score.Points(-420));
  }

  @Test
  void aContractNeedsNoQuotesInTheLastColumn() {
    assertThat(only("board,table,score", "1,1,4S,N,+1")).isEqualTo(new Score.Points(450));
  }

  @Test
  void aContractMayHaveItsOwnColumns() {
    assertThat(only("round,table,board,contract,declarer,result", "1,1,1,4Sx,N,-1"))
        .isEqualTo(new Score.Points(-100));
    assertThat(only("board,table,score,contract,declarer,result", "1,1,450,4S,N,+1"))
        .isEqualTo(new Score.Points(450));
  }

  @Test
  void eachSideMayHaveItsOwnScore() {
    Result split = read(MITCHELL, "board,table,score", "1,1,A+/A-").results().get(0);
    assertThat(split.ns()).isEqualTo(Score.Entitled.AVERAGE_PLUS);
    assertThat(split.ew()).isEqualTo(Score.Entitled.AVERAGE_MINUS);
    Result points = read(MITCHELL, "board,table,score", "1,1,420/-50").results().get(0);
    assertThat(points.ew()).isEqualTo(new Score.Points(-50));
  }

  @Test
  void whatIsEmptyIsNotEntered() {
    Event event = read(MITCHELL, "board,table,score", "1,1,", "2,1,NP", "", "3,2,110");
    assertThat(event.results()).hasSize(2);
    assertThat(event.missing()).hasSize(16);
  }

  @Test
  void pairsTellThePlay() {
    // Round 2: pair 1 meets pair 6 with boards 3 and 4.
    Result result = read(MITCHELL, "board,ns,ew,score", "3,1,6,110").results().get(0);
    assertThat(result.play().round()).isEqualTo(2);
    assertThat(result.play().table()).isEqualTo(1);
  }

  @Test
  void playersTellThePlay() {
    // Round 1: table 1 N8 S1 E5 W7, table 2 N2 S6 E4 W3.
    Movement eight = Examples.eightPlayers();
    assertThat(read(eight, "board,north,score", "1,2,110").results().get(0).play().table())
        .isEqualTo(2);
    assertThat(read(eight, "board,ns,ew,score", "1,1,7,110").results().get(0).play().table())
        .isEqualTo(1);
  }

  @Test
  void otherSeparatorsAndCommentsAreRead() {
    assertThat(only("# typed by the director", "board;table;score", "1;1;4S,N,+1"))
        .isEqualTo(new Score.Points(450));
    assertThat(only("Board\tTable\tScore", "1\t1\t420")).isEqualTo(new Score.Points(420));
  }

  @Test
  void everyPlayOfARandomEventIsReadBack() {
    for (Movement movement : new Movement[] {MITCHELL, Examples.eightPlayers()}) {
      Random random = new Random(1);
      String[] scores = {"140", "-100", "pass", "A+", "NP", "2H S +1", "A-/A+"};
      String text =
          Plays.of(movement).all().stream()
              .map(
                  p ->
                      "%d,%d,%d,%s"
                          .formatted(p.round(), p.table(), p.board(), scores[random.nextInt(7)]))
              .collect(Collectors.joining("\n", "round,table,board,score\n", "\n"));
      Event event = ResultsCsv.parse(FILE, text, movement);
      assertThat(event.missing()).isEmpty();
      assertThat(event.results())
          .extracting(Result::play)
          .containsExactlyElementsOf(Plays.of(movement).all());
    }
  }

  @Test
  void anUnknownBoardIsRefused() {
    refused(3, "board [7] is unknown", "1 to 6", "board,table,score", "1,1,420", "7,1,420");
    refused(2, "board [x] is not a number", "columns", "board,table,score", "x,1,420");
    refused(2, "table [4] is unknown", "1 to 3", "board,table,score", "1,4,420");
  }

  @Test
  void aBoardOfAnotherSetIsScoredAsPlayedWhereRoundAndTableAreKnown() {
    Event event = read(MITCHELL, "round,table,board,score", "1,1,1,420", "1,1,3,110");
    assertThat(event.results().get(1).play().seating())
        .isEqualTo(event.results().get(0).play().seating());
    assertThat(ScoreEntry.doubts(event, Language.EN))
        .containsExactly(
            "Board 3, round 1, table 1: played in place of board 2. They cannot play it later:"
                + " average minus for them, average plus for their opponents"
                + " (round 2, table 1; round 3, table 3).");
  }

  /** In round 1 pair 1 sits NS at table 1 with boards 1 and 2 against 4. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1,1,420 | 2,1,-100", "1,1,4,420 | 2,1,4,-100", "1,1,1,420 | 1,1,2,4S E +1"})
  void linesWithoutColumnNamesAreReadWhereOneOrderFitsAll(String first, String second) {
    Event event = read(MITCHELL, first, second);
    assertThat(event.results())
        .extracting(r -> r.play().round() + "/" + r.play().table() + "/" + r.play().board())
        .containsExactly("1/1/1", "1/1/2");
  }

  @Test
  void linesWithoutColumnNamesThatFitNoOrderAreRefused() {
    refused(1, "column [1] is not known here", "board,table,score", "1,1,421");
    refused(1, "column [1] is not known here", "board,table,score", "1,1,2,3,4,5,6,420");
  }

  @Test
  void aFourthBoardOfATableAndASecondScoreFromPlayAreRefused() {
    assertThatThrownBy(
            () -> read(MITCHELL, "round,table,board,score", "1,1,1,0", "1,1,2,0", "1,1,3,0"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("board [3] is not played at table 1 in round 1")
        .hasMessageContaining("all boards that were planned there have a score");
    assertThatThrownBy(() -> read(MITCHELL, "round,table,board,score", "1,1,3,0", "2,1,3,0"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(
            "board [3] is played twice by [1], in round 1 at table 1 and in round 2");
  }

  @Test
  void pairsWhoDoNotMeetOnABoardAreRefused() {
    refused(
        2, "board [3] is not played by ns 1, ew 2", "1 against 6", "board,ns,ew,score", "3,1,2,0");
    refused(2, "the other way round", "exchange", "board,ns,ew,score", "3,6,1,0");
  }

  @Test
  void whatDoesNotTellThePlayIsRefused() {
    refused(2, "board [1] is played 3 times so", "add a column", "board,score", "1,420");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "425 | score [425] is given by no contract on board 1, nobody vulnerable | 420 or 430",
        "42 | score [42] is given by no contract | Maybe 420 was meant.",
        "99999 | score [99999] is given by no contract | Maybe 420, -50",
        "4S N +4 | result [+4] of [4S N +4] is impossible | from -10 to +3",
        "4S N 1 | result [1] of [4S N 1] has no sign | +1",
        "8S N = | score [8S N =] cannot be read | 4Sx N -1",
        "101% | score [101%] cannot be read | 60%",
        "hello | score [hello] cannot be read | 420",
      })
  void anImpossibleScoreIsRefused(String score, String words, String advice) {
    refused(2, words, advice, "board,table,score", "1,1," + score);
  }

  @Test
  void tricksDownCountTwiceWhereTheyAreVulnerable() {
    refused(2, "board 2, NS vulnerable", "Maybe -100 was meant.", "board,table,score", "2,1,-50");
  }

  @Test
  void aDoubleEntryIsRefused() {
    refused(
        4,
        "board [1] at table 1 in round 1 is entered twice, first in line 2",
        "leave one out",
        "board,table,score",
        "1,1,420",
        "2,1,110",
        "1,1,450");
  }

  @Test
  void aScoreThatIsNotThatOfTheContractIsRefused() {
    refused(
        2,
        "score [420] is not the score of [4S N +1] on board 1, which is 450",
        "wrong",
        "board,table,score,contract,declarer,result",
        "1,1,420,4S,N,+1");
  }

  @Test
  void otherLinesWithFaultsAreNamed() {
    refused(
        2,
        "board [9] is unknown",
        "Faults in other lines too: 4, 5.",
        "board,table,score",
        "9,1,420",
        "1,1,420",
        "2,1,421",
        "3,1,x");
  }

  @Test
  void afterTwentyOneLinesWithFaultsItIsSaidHowManyMoreThereAre() {
    String[] lines = Collections.nCopies(23, "9,1,420").toArray(String[]::new);
    lines[0] = "board,table,score";
    refused(2, "board [9] is unknown", " 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ", lines);
    refused(2, "board [9] is unknown", ", 20, 21, 22, and 1 more.", lines);
    refused(2, "board [9] is unknown", ", 20, 21, 22.", Arrays.copyOf(lines, lines.length - 1));
  }

  @Test
  void columnsAreChecked() {
    refused(1, "column [points] is not known here", "board,table,score", "board,table,points");
    refused(1, "column [north] is not known here", "ns, ew", "board,north,score");
    refused(1, "column [board] is missing", "board,table,score", "table,score");
    refused(1, "column [score] is missing", "board,table,score", "table,board");
    refused(1, "column [board] is there twice", "leave one out", "board,board,score");
    refused(2, "has 5 values instead of 3", "last column", "score,board,table", "420,1,1,2,3");
    refused(2, "quotes", "leave them out", "board,table,score", "1,1,\"420");
    assertThatThrownBy(() -> read(MITCHELL)).hasMessageContaining("is empty");
  }
}
