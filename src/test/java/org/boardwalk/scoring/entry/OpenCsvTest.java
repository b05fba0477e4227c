package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.Source;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ResultsFile.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is who in results without a movement, and which lines cannot be. */
class OpenCsvTest {

  private static final Reading TEAMS =
      new Reading(Optional.empty(), false, Optional.of(ScoringMethod.TEAMS));

  private static Reading winners(int winners) {
    return new Reading(Optional.of(winners), false, Optional.empty());
  }

  private static List<HandedIn> read(Reading reading, String... lines) {
    byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return ResultsFile.read(new Source(Path.of("x.csv"), bytes), reading);
  }

  private static void refused(String message, Reading reading, String... lines) {
    assertThatThrownBy(() -> read(reading, lines)).hasMessageContaining(message);
  }

  private static String more(int faults) {
    return faults < 1000 ? "" + faults : "at least 1000";
  }

  @Test
  void twentyOneLinesWithFaultsAreNamedAndTheRestAreCounted() {
    for (int faults : new int[] {20, 21, 22, 24, 1020, 1021, 1500}) {
      String lines = "1,1,2,77\n".repeat(faults);
      String named = faults <= 21 ? faults + 1 + "." : "22, and " + more(faults - 21) + " more.";
      assertThatThrownBy(
              () -> OpenCsv.read(Path.of("results.csv"), "results", "board,ns,ew,score\n" + lines))
          .hasMessageEndingWith(", " + named);
    }
  }

  @Test
  void aColumnSaysWhichFormOfAFouledBoardWasPlayed() {
    List<HandedIn> read =
        read(Reading.PLAIN, "board,ns,ew,score,form", "1,1,4,420,a", "1,2,5,110, B ", "1,3,6,110,");
    assertThat(read.get(0).event().results())
        .extracting(r -> r.form())
        .containsExactly("A", "B", "");
    refused(
        "form [second] of the board is not a letter or a number\nMaybe write a where",
        Reading.PLAIN,
        "board,ns,ew,score,form",
        "1,1,4,420,second");
  }

  @Test
  void fourValuesWithoutColumnNamesAreBoardPairsAndScore() {
    List<HandedIn> read = read(Reading.PLAIN, "1,1,2,420", "1,3,4,-50");
    assertThat(read.get(0).event().results())
        .extracting(r -> r.play().seating().seats().size() + " at " + r.play().board())
        .containsExactly("2 at 1", "2 at 1");
    refused("column [1] is not known here", Reading.PLAIN, "1,1,420");
  }

  /** NS and EW of section A keep their sides; those of B change them. */
  @Test
  void eachSectionHasItsOwnFields() {
    String[] lines = {
      "section,board,ns,ew,score",
      "A,1,1,4,420",
      "A,1,2,5,110",
      "A,3,1,5,400",
      "A,3,2,4,110",
      "B,1,1,2,420",
      "B,1,3,4,110",
      "B,3,2,3,420",
      "B,3,4,1,110"
    };
    List<HandedIn> apart = read(Reading.PLAIN, lines);
    assertThat(apart.get(0).event().roster().fields()).containsOnlyKeys(Field.NS, Field.EW);
    assertThat(apart.get(1).event().roster().fields()).containsOnlyKeys(Field.ALL);
    List<HandedIn> across = read(new Reading(Optional.empty(), true, Optional.empty()), lines);
    assertThat(across.get(0).event().roster().fields()).containsOnlyKeys(Field.ALL);
  }

  @Test
  void nobodySitsAtTwoTablesInARound() {
    String[] lines = {
      "round,table,board,ns,ew,score", "1,1,1,1,2,420", "1,2,2,1,3,110", "1,3,1,4,5,400"
    };
    refused("x.csv:3: round [1]: [1] is at tables 1 and 2, first in line 2", winners(1), lines);
    refused("round [1]: [NS 1] is at tables 1 and 2", winners(2), lines);
  }

  @Test
  void aLineThatDoesNotSayItsTableIsNowhereElse() {
    String[] lines = {"round,table,board,ns,ew,score", "1,1,1,1,2,420", "1,,2,1,2,110"};
    assertThat(read(winners(1), lines).get(0).event().results()).hasSize(2);
  }

  @Test
  void pairsAtTwoTablesAreTwo() {
    HandedIn in =
        read(Reading.PLAIN, "round,table,board,ns,ew,score", "1,1,1,1,2,420", "1,2,2,3,1,110")
            .get(0);
    assertThat(in.event().roster().fields()).containsOnlyKeys(Field.NS, Field.EW);
  }

  @Test
  void guessedRoundsRefuseNoResult() {
    String[] lines = {
      "table,board,ns,ew,score", "1,1,1,2,420", "2,2,3,1,110", "1,3,3,4,420", "2,4,2,4,110"
    };
    assertThat(read(winners(1), lines).get(0).event().results()).hasSize(4);
  }

  @Test
  void twoFieldsAreAdvisedWhereThereIsOne() {
    String[] lines = {"board,ns,ew,score", "1,1,2,420", "1,1,3,110"};
    refused("Maybe a number is wrong, or NS and EW use", winners(1), lines);
    assertThatThrownBy(() -> read(winners(2), lines))
        .hasMessageEndingWith("first in line 2\nMaybe a number is wrong.");
  }

  /** Everybody meets everybody in turn, NS in one half of the meetings. */
  private static List<String> howellOfFive() {
    List<String> lines = new ArrayList<>(List.of("board,ns,ew,score"));
    for (int round = 0; round < 5; round++) {
      for (int apart = 1; apart <= 2; apart++) {
        lines.add(
            Text.of(
                "%d,%d,%d,%d",
                round + 1, (round + apart) % 5 + 1, (round - apart + 5) % 5 + 1, 80 + 30 * apart));
      }
    }
    return lines;
  }

  /** One wrong number does not make two rankings of an event in which all change sides. */
  @Test
  void aNumberThatPlaysABoardTwiceIsRefusedWhereTheOthersChangeSidesSoundly() {
    List<String> lines = howellOfFive();
    assertThat(read(Reading.PLAIN, lines.toArray(String[]::new)).get(0).event().roster().fields())
        .containsOnlyKeys(Field.ALL);
    lines.set(2, "1,3,2,140");
    refused(
        "x.csv:3: board [1] is played twice by [2], first in line 2\nMaybe a number is wrong, or",
        Reading.PLAIN,
        lines.toArray(String[]::new));
  }

  @Test
  void meetingsOfTwoFieldsAreNotMixed() {
    HandedIn in =
        read(
                Reading.PLAIN,
                "board,ns,ew,score",
                "1,1,1,420",
                "2,1,1,110",
                "1,2,2,420",
                "2,2,2,110",
                "3,1,2,420",
                "4,1,2,110",
                "3,2,1,420",
                "4,2,1,110")
            .get(0);
    assertThat(in.remarks()).isEmpty();
  }

  @Test
  void anIndividualHasOneRanking() {
    refused(
        "holds an individual, in which all players are ranked together\nMaybe leave the number of winners out.",
        winners(2),
        "board,north,east,south,west,score",
        "1,1,2,3,4,420");
  }

  @Test
  void aResultWithoutItsContractIsNamed() {
    refused(
        "x.csv:2: contract [] is missing, though there is a result on board 1",
        Reading.PLAIN,
        "board,ns,ew,contract,declarer,result",
        "1,1,3,,N,+1",
        "1,2,4,4S,N,=");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0,10", "=,10", "10,10", "1,11", "+1,11", "-1,9"})
  void resultAndTricksThatAgreeAreTaken(String both) {
    assertThat(
            read(
                Reading.PLAIN, "board,ns,ew,contract,declarer,result,tricks", "1,1,2,4S,N," + both))
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,9", "=,11", "9,10", "-1,11", "x,10"})
  void resultAndTricksThatDoNotAreRefused(String both) {
    refused(
        "does not agree with",
        Reading.PLAIN,
        "board,ns,ew,contract,declarer,result,tricks",
        "1,1,2,4S,N," + both);
  }

  @Test
  void matchesOfTeamsNeedTheirTables() {
    refused(
        "x.csv:2: table [] of board [1] is missing\nMaybe add a column table",
        TEAMS,
        "board,ns,ew,score",
        "1,1,3,420",
        "1,2,4,110");
  }

  @Test
  void theTeamsOfAMatchChangeSidesFromOneTableToTheOther() {
    String[] lines = {"table,board,ns,ew,score", "1,1,1,3,420", "2,1,2,4,110"};
    refused("x.csv:3: board [1] at table 2: teams [2] and [4] do not change sides", TEAMS, lines);
    lines[2] = "2,1,1,3,110";
    refused("teams [1] and [3] do not change sides", TEAMS, lines);
    assertThat(read(TEAMS, "table,board,ns,ew,score", "1,1,1,3,420", "2,1,3,1,110")).hasSize(1);
    refused(
        "x.csv:3: board [1] at table 1 is there twice, first in line 2",
        TEAMS,
        "round,table,board,ns,ew,score",
        "1,1,1,1,3,420",
        "1,1,1,3,1,110");
  }

  /**
   * Pair 1 has played board 3 too early, against 4, and gets average minus when 5 is to play it.
   */
  @Test
  void anAverageStandsBesideAScoreFromPlayAndIsNoScoreOfTheBoard() {
    String[] lines = {
      "board,ns,ew,score", "3,1,4,420", "3,2,6,100", "3,1,5,A-/A+", "4,1,5,100", "4,2,4,100"
    };
    assertThat(read(Reading.PLAIN, lines).get(0).event().results()).hasSize(5);
    refused(
        "board [3] is played twice by [NS 1], first in line 2",
        Reading.PLAIN,
        "board,ns,ew,score",
        "3,1,4,420",
        "3,1,5,100");
  }
}
