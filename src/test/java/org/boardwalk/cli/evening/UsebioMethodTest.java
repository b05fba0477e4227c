package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * USEBIO files are ranked by their own method or refused, and what they state is compared with what
 * is found here. One board: 420, 170 and -50 for NS 1, 2 and 3 against EW 4, 5 and 6.
 */
@Tag("thorough")
class UsebioMethodTest {

  private static final int[] SCORES = {420, 170, -50};

  @TempDir Path temp = Path.of("");

  private static String board(String... gains) {
    StringBuilder lines = new StringBuilder("<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>");
    for (int k = 0; k < SCORES.length; k++) {
      lines
          .append("<TRAVELLER_LINE><NS_PAIR_NUMBER>" + (k + 1) + "</NS_PAIR_NUMBER>")
          .append("<EW_PAIR_NUMBER>" + (k + 4) + "</EW_PAIR_NUMBER>")
          .append("<SCORE>" + SCORES[k] + "</SCORE>")
          .append(k < gains.length ? gains[k] : "")
          .append("</TRAVELLER_LINE>");
    }
    return lines + "</BOARD>";
  }

  private Path file(String type, String inside) throws IOException {
    return Files.writeString(
        temp.resolve(type + ".xml"),
        "<USEBIO><CLUB><CLUB_NAME>Any Club</CLUB_NAME><CLUB_ID_NUMBER>77</CLUB_ID_NUMBER></CLUB>"
            + "<EVENT EVENT_TYPE='"
            + type
            + "'><EVENT_DESCRIPTION>Tuesday</EVENT_DESCRIPTION><WINNER_TYPE>1</WINNER_TYPE>"
            + inside
            + "</EVENT></USEBIO>");
  }

  private static Ran score(Path file, String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "score";
    args[1] = file.toString();
    System.arraycopy(more, 0, args, 2, more.length);
    return Ran.of(args);
  }

  @ParameterizedTest
  @CsvSource({
    // 420 beats two scores, 170 one.
    "MP_PAIRS,Matchpoints,4.00,2.00",
    // The mean is 180: 240 points are 6 IMPs, 10 are none.
    "BUTLER_PAIRS,IMPs against the datum,6.00,0.00",
    // 250 and 470 points are 6 and 10 IMPs, of which 8 is the mean; -6 and 6 are 0.
    "CROSS_IMP,IMPs against every other,8.00,0.00",
    "AGGREGATE,Total points,420,170"
  })
  void aPairsEventIsRankedByTheMethodOfItsType(String type, String how, String first, String second)
      throws IOException {
    assertThat(score(file(type, board())).exits(Exit.DONE).out())
        .contains("Tuesday\n" + how)
        .containsPattern("\n +=?1 +1 +1 +" + first.replace(".", "\\."))
        .containsPattern("\n +=?[0-9] +2 +1 +" + second.replace(".", "\\."));
  }

  @Test
  void theMethodOfTheBoardsComesBeforeTheType() throws IOException {
    String method = "<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>";
    assertThat(score(file("BUTLER_PAIRS", method + board())).exits(Exit.DONE).out())
        .contains("IMPs against every other score");
  }

  @Test
  void teamsOfFourCompareTheirTwoTables() throws IOException {
    String lines =
        "<MATCH><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"
            + "<TRAVELLER_LINE><DIRECTION>NS</DIRECTION><SCORE>420</SCORE></TRAVELLER_LINE>"
            + "<TRAVELLER_LINE><DIRECTION>EW</DIRECTION><SCORE>170</SCORE></TRAVELLER_LINE>"
            + "</BOARD></MATCH>";
    assertThat(score(file("TEAMS_OF_FOUR", lines)).exits(Exit.DONE).out())
        .contains("teams of four")
        .containsPattern("1 +1 +1 +6\\.00");
    // The team that wins the board has its 2 points.
    String boards = "<BOARD_SCORING_METHOD>BAM</BOARD_SCORING_METHOD>";
    assertThat(score(file("TEAMS", boards + lines)).exits(Exit.DONE).out())
        .containsPattern("1 +1 +1 +2\\.00 +100\\.00");
  }

  @Test
  void anIndividualIsRankedByMatchpoints() throws IOException {
    String one =
        "<TRAVELLER_LINE><N_PLAYER_NUMBER>1</N_PLAYER_NUMBER><S_PLAYER_NUMBER>2</S_PLAYER_NUMBER>"
            + "<E_PLAYER_NUMBER>3</E_PLAYER_NUMBER><W_PLAYER_NUMBER>4</W_PLAYER_NUMBER>"
            + "<SCORE>420</SCORE></TRAVELLER_LINE>";
    String two =
        one.replace(">1<", ">5<")
            .replace(">2<", ">6<")
            .replace(">3<", ">7<")
            .replace(">4<", ">8<")
            .replace("420", "50");
    String board = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>" + one + two + "</BOARD>";
    assertThat(score(file("INDIVIDUAL", board)).exits(Exit.DONE).out())
        .contains("Matchpoints")
        .containsPattern("=1 +1 +1 +2\\.00 +100\\.00");
  }

  @ParameterizedTest
  @ValueSource(strings = {"SWISS_PAIRS", "SWISS_PAIRS_CROSS_IMPS", "SWISS_TEAMS", "MONOPOLY"})
  void anotherTypeIsRefusedByNameUnlessAMethodIsChosen(String type) throws IOException {
    Ran refused = score(file(type, board())).exits(Exit.BAD_INPUT);
    refused.refusedInOneMessage();
    assertThat(refused.err()).contains("EVENT_TYPE [" + type + "] is not a method", "Maybe ");
  }

  @Test
  void anotherMethodIsSaidOnTheSheet() throws IOException {
    Path swiss = file("SWISS_PAIRS", board());
    assertThat(score(swiss, "--method", "cross-imps", "--strict").exits(Exit.DONE).out())
        .contains("EVENT_TYPE [SWISS_PAIRS] is the method of the file; another one was chosen.");
    assertThat(score(file("BUTLER_PAIRS", board()), "--method", "imps").exits(Exit.DONE).out())
        .doesNotContain("another one was chosen");
  }

  @Test
  void impsOfAnUnknownKindAreNotRankedByMatchpoints() throws IOException {
    String imps = "<NS_CROSS_IMP_POINTS>6</NS_CROSS_IMP_POINTS>";
    assertThat(score(file("PAIRS", board(imps))).exits(Exit.BAD_INPUT).err())
        .contains("EVENT_TYPE [PAIRS] with IMPs is not a method");
    String method = "<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD>";
    assertThat(score(file("PAIRS", method + board(imps))).exits(Exit.BAD_INPUT).err())
        .contains("BOARD_SCORING_METHOD [IMPS] is not a method");
  }

  private static String matchpoints(String ns, String ew) {
    return "<NS_MATCH_POINTS>"
        + ns
        + "</NS_MATCH_POINTS><EW_MATCH_POINTS>"
        + ew
        + "</EW_MATCH_POINTS>";
  }

  private static String pair(int number, String stated) {
    return "<PAIR><PAIR_NUMBER>" + number + "</PAIR_NUMBER>" + stated + "</PAIR>";
  }

  private static String participants(String... pairs) {
    return "<PARTICIPANTS>" + String.join("", pairs) + "</PARTICIPANTS>";
  }

  @Test
  void figuresThatAgreeAreNotMentioned() throws IOException {
    String people =
        participants(
            pair(1, "<PERCENTAGE>100.0</PERCENTAGE><PLACE>1=</PLACE>"),
            pair(2, "<PERCENTAGE>50</PERCENTAGE><PLACE>3=</PLACE>"));
    String twoEach = board(matchpoints("4", "0"), matchpoints("2", "2"), matchpoints("0", "4.00"));
    String oneEach = board(matchpoints("2", "0"), matchpoints("1", "1"), matchpoints("0", "2"));
    for (String board : new String[] {twoEach, oneEach}) {
      assertThat(score(file("MP_PAIRS", people + board), "--strict").exits(Exit.DONE).out())
          .doesNotContain("The file's own");
    }
    String sums = "<NS_CROSS_IMP_POINTS>16</NS_CROSS_IMP_POINTS>";
    assertThat(score(file("CROSS_IMP", board(sums)), "--strict").exits(Exit.DONE).out())
        .doesNotContain("The file's own");
  }

  @Test
  void figuresThatDifferAreNamedWithTheReason() throws IOException {
    String people =
        participants(
            pair(1, "<PERCENTAGE>100</PERCENTAGE><PLACE>1</PLACE>"),
            pair(2, "<PERCENTAGE>48.75</PERCENTAGE><PLACE>3</PLACE>"),
            pair(3, "<PERCENTAGE>0.05</PERCENTAGE><PLACE>6</PLACE>"));
    Path file = file("MP_PAIRS", people + board(matchpoints("4", "0"), matchpoints("1.95", "2")));
    String sheet = score(file).exits(Exit.DONE).out();
    assertThat(sheet)
        .contains(
            "The file's own points differ in 1: board 1, 2: 1.95 there, 2.00 here (other"
                + " rounding).",
            "The file's own totals differ in 2: 2: 48.75 % there, 50.00 % here (by the boards"
                + " above); 3: 0.05 % there, 0.00 % here (other rounding).",
            "The file's own places differ in 1: 3: 6 there, 5 here (by the totals above).");
    assertThat(score(file, "--strict").exits(Exit.BROKEN_RULES).out()).isEqualTo(sheet);
  }

  @Test
  void anotherDatumAndAdjustedScoresAreReasons() throws IOException {
    // The datum is 180 here: 240 points are 6 IMPs.
    String none = "<NS_CROSS_IMP_POINTS>0</NS_CROSS_IMP_POINTS>";
    assertThat(score(file("BUTLER_PAIRS", board(none)), "--strict").exits(Exit.BROKEN_RULES).out())
        .contains("board 1, 1: 0 there, 6.00 here (another datum)");
    String adjusted = board(matchpoints("3", "0")).replace(">420<", ">A6040<");
    assertThat(score(file("MP_PAIRS", adjusted), "--strict").exits(Exit.BROKEN_RULES).out())
        .contains("board 1, 1: 3 there, 2.40 here (an adjusted score)");
  }

  @Test
  void theRuleForTheDatumStandsOnTheSheet() throws IOException {
    Path file = file("BUTLER_PAIRS", board());
    assertThat(score(file).exits(Exit.DONE).out())
        .contains(
            "IMPs against the datum of each board (Butler): the mean of its scores, from 5 scores"
                + " on without the highest and the lowest, rounded to tens, halves to the even"
                + " ten.");
    assertThat(score(file, "--datum-drop", "10%", "--datum-from", "4").exits(Exit.DONE).out())
        .contains(
            "from 4 scores on without 10 % of them at each end, to the nearest whole number,"
                + " rounded to tens, halves away from zero.");
    assertThat(score(file, "--datum-drop", "3", "--datum-round", "1").exits(Exit.DONE).out())
        .contains("from 7 scores on without the 3 highest and the 3 lowest, rounded to whole");
    assertThat(score(file, "--datum-drop", "0", "--datum-round", "none").exits(Exit.DONE).out())
        .contains("the mean of its scores, not rounded.");
  }

  @Test
  void aFileAgreesOnceItsDatumIsChosen() throws IOException {
    String[] gains = {"6", "-1", "-6"};
    for (int k = 0; k < gains.length; k++) {
      gains[k] = "<NS_CROSS_IMP_POINTS>" + gains[k] + "</NS_CROSS_IMP_POINTS>";
    }
    Path file = file("BUTLER_PAIRS", board(gains).replace(">420<", ">460<"));
    // 460 + 170 - 50 is 580, the datum 190: 270 points are 7 IMPs, -20 are -1 and -240 are -6.
    assertThat(score(file, "--strict").exits(Exit.BROKEN_RULES).out())
        .contains("board 1, 1: 6 there, 7.00 here (another datum)");
    // The datum is 170 where the ends are left out.
    assertThat(score(file, "--datum-from", "3", "--strict").exits(Exit.BROKEN_RULES).out())
        .contains("board 1, 2: -1 there, 0.00 here (another datum)");
    // Against 193 they are 267, -23 and -243.
    score(file, "--datum-round", "1", "--strict").exits(Exit.DONE);
  }

  @ParameterizedTest
  @CsvSource({
    "--datum-drop,x,--datum-drop [x] must be a number",
    "--datum-drop,21,scores to drop [21] must be 0 to 20",
    "--datum-from,2,[2] must be at least 3",
    "--datum-round,100,'--datum-round [100] must be 10, 1 or none'"
  })
  void aDatumThatIsNoneIsRefused(String option, String value, String message) throws IOException {
    Ran ran = score(file("BUTLER_PAIRS", board()), option, value).exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains(message);
  }

  @Test
  void aDatumIsForImpsAlone() throws IOException {
    assertThat(score(file("MP_PAIRS", board()), "--datum-drop", "0").exits(Exit.USAGE).err())
        .contains("are for --method imps");
  }

  @Test
  void theClubAndTheNumbersOfItsPeopleGoThrough() throws IOException {
    String people =
        participants(
            pair(
                1,
                "<PLAYER><PLAYER_NAME>Ada</PLAYER_NAME><CLUB_ID_NUMBER>12</CLUB_ID_NUMBER>"
                    + "<NATIONAL_ID_NUMBER>00345678</NATIONAL_ID_NUMBER></PLAYER>"
                    + "<PLAYER><PLAYER_NAME>Ben</PLAYER_NAME></PLAYER>"));
    Path file = file("MP_PAIRS", people + board());
    String flat =
        score(file, "--format", "usebio").exits(Exit.DONE).out().replaceAll(">\\s+<", "><");
    assertThat(flat)
        .contains("<CLUB_NAME>Any Club</CLUB_NAME><CLUB_ID_NUMBER>77</CLUB_ID_NUMBER>")
        .contains(
            "<PLAYER><PLAYER_NAME>Ada</PLAYER_NAME><CLUB_ID_NUMBER>12</CLUB_ID_NUMBER>"
                + "<NATIONAL_ID_NUMBER>00345678</NATIONAL_ID_NUMBER></PLAYER>"
                + "<PLAYER><PLAYER_NAME>Ben</PLAYER_NAME></PLAYER>");
    Path names = Files.writeString(temp.resolve("names.csv"), "number,name\n1,Cy & Ben\n");
    assertThat(
            score(file, "--format", "usebio", "--names", names.toString(), "--club", "Other")
                .exits(Exit.DONE)
                .out())
        .contains("<CLUB_NAME>Other</CLUB_NAME>", "77")
        .doesNotContain("00345678");
  }
}
