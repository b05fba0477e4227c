package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Field;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ResultsFile.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Results without a movement, with percentages computed by hand. */
class ResultsFileTest {

  private static final Path FOLDER = Path.of("src/test/resources/org/boardwalk/scoring/entry");

  @TempDir Path temp = Path.of("");

  private static List<HandedIn> file(String name, Reading reading) {
    return ResultsFile.read(Source.read(FOLDER.resolve(name)), reading);
  }

  private static List<HandedIn> csv(Reading reading, String... lines) {
    byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return ResultsFile.read(new Source(Path.of("results.csv"), bytes), reading);
  }

  /** Percentages to two decimals by what contestants are called. */
  private static Map<String, String> percent(HandedIn in) {
    Ranking ranking = Ranking.of(in.event(), in.method().orElse(ScoringMethod.MATCHPOINTS));
    Map<String, String> percent = new TreeMap<>();
    ranking
        .fields()
        .forEach(
            (field, placings) -> {
              for (Placing p : placings) {
                percent.put(
                    in.event().roster().label(p.contestant()), p.mean().rounded(2).toPlainString());
              }
            });
    return percent;
  }

  @Test
  void twoWinnersWithTheSameNumbersAndAnAverage() {
    HandedIn in = file("two-winners.xml", Reading.PLAIN).get(0);
    assertThat(percent(in))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "NS 1", "75.00",
                "NS 2", "43.75",
                "NS 3", "43.75",
                "EW 1", "56.25",
                "EW 2", "70.00",
                "EW 3", "18.75"));
    assertThat(in.event().roster().fields()).containsOnlyKeys(Field.NS, Field.EW);
    assertThat(in.entrants().names()).containsValues("Ada & Ben", "Cleo & Dan");
    assertThat(in.event().results().get(0).account().orElseThrow().lead()).isEqualTo("HK");
  }

  private static String sided(String section) {
    return "<SECTION SECTION_ID='#'><PARTICIPANTS>".replace("#", section)
        + person("N", "North" + section)
        + person("E", "East" + section)
        + "</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>"
        + "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER>"
        + "<SCORE>420</SCORE></TRAVELLER_LINE></BOARD></SECTION>";
  }

  private static String person(String direction, String name) {
    return "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>%s</DIRECTION><PLAYER><PLAYER_NAME>%s"
            .formatted(direction, name)
        + "</PLAYER_NAME></PLAYER></PAIR>";
  }

  @Test
  void namesOfEqualNumbersGoToTheirSectionAndSide() {
    String text =
        "<USEBIO><EVENT EVENT_TYPE='PAIRS'>" + sided("A") + sided("B") + "</EVENT></USEBIO>";
    Source source = new Source(Path.of("r.xml"), text);
    List<HandedIn> apart = ResultsFile.read(source, Reading.PLAIN);
    assertThat(apart.get(0).entrants().names()).isEqualTo(Map.of(1, "NorthA", 2, "EastA"));
    assertThat(apart.get(1).entrants().names()).isEqualTo(Map.of(1, "NorthB", 2, "EastB"));
    List<HandedIn> across =
        ResultsFile.read(source, new Reading(Optional.empty(), true, Optional.empty()));
    assertThat(across.get(0).entrants().names())
        .isEqualTo(Map.of(1, "NorthA", 2, "EastA", 3, "NorthB", 4, "EastB"));
  }

  @Test
  void sectionsWithTheSameNumbersAreApartOrAcross() {
    List<HandedIn> apart = file("two-sections.xml", Reading.PLAIN);
    assertThat(percent(apart.get(0)))
        .isEqualTo(Map.of("1", "100.00", "2", "0.00", "3", "0.00", "4", "100.00"));
    assertThat(percent(apart.get(1)))
        .isEqualTo(Map.of("1", "0.00", "2", "100.00", "5", "100.00", "6", "0.00"));
    assertThat(apart.get(1).event().roster().title()).isEqualTo("Sections, section B");
    List<HandedIn> across =
        file("two-sections.xml", new Reading(Optional.empty(), true, Optional.empty()));
    assertThat(across).hasSize(1);
    assertThat(percent(across.get(0)))
        .containsEntry("A1", "100.00")
        .containsEntry("A3", "0.00")
        .containsEntry("B1", "33.33")
        .containsEntry("B5", "66.67")
        .hasSize(8);
  }

  @Test
  void anIndividualWithASitOutAndLatinLetters() {
    HandedIn in = file("individual.xml", Reading.PLAIN).get(0);
    assertThat(percent(in))
        .isEqualTo(
            Map.of(
                "1", "0.00", "2", "25.00", "3", "75.00", "4", "75.00", "5", "75.00", "6", "75.00",
                "7", "25.00", "8", "25.00", "9", "50.00"));
    assertThat(in.entrants().names()).containsValues("Zoë", "Åse", "José");
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16", "ISO-8859-1", "windows-1252", "IBM850"})
  void anyDeclaredEncodingIsRead(String charset) throws IOException {
    String text = Files.readString(FOLDER.resolve("individual.xml"), StandardCharsets.ISO_8859_1);
    byte[] bytes = text.replace("ISO-8859-1", charset).getBytes(Charset.forName(charset));
    HandedIn in = ResultsFile.read(new Source(Path.of("x.xml"), bytes), Reading.PLAIN).get(0);
    assertThat(in.entrants().names()).containsValues("Zoë", "Åse");
  }

  @Test
  void nothingIsFetchedAndNoEntityIsPutIn() throws IOException {
    Path secret = Files.writeString(temp.resolve("secret.txt"), "Mallory");
    String text =
        "<!DOCTYPE USEBIO [<!ENTITY who SYSTEM \""
            + secret.toUri()
            + "\">]><USEBIO>"
            + "<EVENT EVENT_TYPE=\"PAIRS\"><EVENT_DESCRIPTION>Hello &who;</EVENT_DESCRIPTION>"
            + "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1"
            + "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE>"
            + "</TRAVELLER_LINE></BOARD></EVENT></USEBIO>";
    Source source = new Source(Path.of("x.xml"), text.getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> ResultsFile.read(source, Reading.PLAIN))
        .isInstanceOf(FileException.class)
        .hasMessageNotContaining("Mallory");
  }

  @Test
  void aFileCutOffIsRefusedWithItsLine() {
    byte[] bytes = "<USEBIO>\n<EVENT>\n<BOARD>".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> ResultsFile.read(new Source(Path.of("x.xml"), bytes), Reading.PLAIN))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("x.xml:3: is not well-formed XML\nMaybe");
  }

  @Test
  void elementsTooDeepInEachOtherAreRefused() {
    byte[] bytes = ("<USEBIO>" + "<A>".repeat(20_000)).getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> ResultsFile.read(new Source(Path.of("x.xml"), bytes), Reading.PLAIN))
        .isInstanceOf(FileException.class);
  }

  @Test
  void pairsAndBoardsAreEnough() {
    HandedIn in = csv(Reading.PLAIN, "board,ns,ew,score", "1,1,2,420", "1,3,4,-50").get(0);
    assertThat(percent(in))
        .isEqualTo(Map.of("1", "100.00", "2", "0.00", "3", "0.00", "4", "100.00"));
    assertThat(in.event().roster().fields()).containsOnlyKeys(Field.NS, Field.EW);
    HandedIn one =
        csv(Reading.PLAIN, "board,ns,ew,score", "1,1,2,420", "1,3,4,-50", "2,4,1,110").get(0);
    assertThat(one.event().roster().fields()).containsOnlyKeys(Field.ALL);
  }

  @Test
  void contractsTricksLeadsAndSectionsAreRead() {
    List<HandedIn> in =
        csv(
            Reading.PLAIN,
            "section,board,ns,ew,contract,declarer,tricks,lead",
            "A,1,1,2,4S,N,10,HK",
            "B,1,1,2,Pass,,,",
            "B,1,3,4,3NTx,East,8,S4");
    assertThat(in).hasSize(2);
    var account = in.get(0).event().results().get(0).account().orElseThrow();
    assertThat(account.words()).isEqualTo("4S");
    assertThat(account.tricks()).isEqualTo(10);
    assertThat(ScoredPoints.ns(in.get(1).event())).containsExactly(0, 100);
  }

  @Test
  void whatIsStrangeIsSaid() {
    HandedIn in =
        csv(
                Reading.PLAIN,
                "board,ns,ew,score",
                "1,1,2,4S N 10",
                "1,3,4,-50",
                "2,1,2,100",
                "2,3,4,50",
                "3,1,2,100")
            .get(0);
    assertThat(in.remarks())
        .anyMatch(r -> r.contains("4S N 10 was read as 10 tricks won: ="))
        .anyMatch(r -> r.contains("Boards were played 2 times, but 3: 1."))
        .anyMatch(r -> r.contains("Meetings have"));
  }

  @Test
  void whatIsStrangeIsSaidInItsOwnSectionOnly() {
    List<HandedIn> in =
        csv(Reading.PLAIN, "Section;Bd;Pair NS;EW pair;Score", "A;1;1;2;4S N 10", "B;1;1;2;50");
    assertThat(in.get(0).remarks()).anyMatch(r -> r.startsWith("Line 2: 4S N 10"));
    assertThat(in.get(1).remarks()).noneMatch(r -> r.startsWith("Line"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "x-UTF-16LE-BOM", "windows-1252"})
  void spreadsheetsMayBeWrittenInAnyUsualEncoding(String charset) {
    String text = "section\tboard\tns\tew\tscore\nÄ\t1\t1\t2\t420\nB\t1\t1\t2\t420\n";
    Source source = new Source(Path.of("x.csv"), text.getBytes(Charset.forName(charset)));
    assertThat(ResultsFile.read(source, Reading.PLAIN))
        .anyMatch(in -> in.event().roster().title().endsWith("section Ä"));
  }

  @Test
  void aPairTwiceOnABoardIsRefused() {
    assertThatThrownBy(
            () ->
                csv(
                    new Reading(Optional.of(1), false, Optional.empty()),
                    "board,ns,ew,score",
                    "1,1,2,420",
                    "1,3,1,-50"))
        .hasMessageContaining("results.csv:3: board [1] is played twice by [1], first in line 2")
        .hasMessageContaining("Maybe");
  }

  @Test
  void roundsAreInferredWhereTablesAreGiven() {
    HandedIn in =
        csv(
                Reading.PLAIN,
                "table,board,ns,ew,score",
                "1,1,1,3,420",
                "1,2,1,4,100",
                "2,3,2,4,110",
                "2,4,2,3,90")
            .get(0);
    assertThat(in.event().results()).extracting(r -> r.play().round()).containsExactly(1, 2, 1, 2);
  }

  @Test
  void boardZeroOfUsebioIsRefused() {
    String text =
        "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"><BOARD><BOARD_NUMBER>0</BOARD_NUMBER></BOARD>"
            + "</EVENT></USEBIO>";
    Source source = new Source(Path.of("x.xml"), text.getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> ResultsFile.read(source, Reading.PLAIN))
        .isInstanceOf(FileException.class)
        .hasMessage("x.xml:1: BOARD_NUMBER [0] must be at least 1\nMaybe the file was damaged.");
  }

  @Test
  void teamsArePaidOnceForEachBoard() {
    String board =
        "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><DIRECTION>NS</DIRECTION><SCORE>420"
            + "</SCORE></TRAVELLER_LINE><TRAVELLER_LINE><DIRECTION>EW</DIRECTION><SCORE>170</SCORE>"
            + "</TRAVELLER_LINE></BOARD>";
    String text =
        "<USEBIO><EVENT EVENT_TYPE=\"TEAMS\"><PARTICIPANTS><TEAM TEAM_ID=\"1\" TEAM_NAME=\"Reds\"/>"
            + "<TEAM TEAM_ID=\"2\" TEAM_NAME=\"Blues\"/></PARTICIPANTS><MATCH><ROUND_NUMBER>1"
            + "</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>"
            + board
            + "</MATCH></EVENT></USEBIO>";
    HandedIn in =
        ResultsFile.read(
                new Source(Path.of("x.xml"), text.getBytes(StandardCharsets.UTF_8)), Reading.PLAIN)
            .get(0);
    Ranking ranking = Ranking.of(in.event(), in.method().orElseThrow());
    Placing best = ranking.fields().values().iterator().next().get(0);
    // 420 and 170 the other way: 250 points are 6 IMPs.
    assertThat(best.gained().rounded(2)).isEqualByComparingTo("6");
    assertThat(best.boards()).isEqualTo(1);
    assertThat(in.entrants().names().get(best.contestant())).isEqualTo("Reds");
  }
}
