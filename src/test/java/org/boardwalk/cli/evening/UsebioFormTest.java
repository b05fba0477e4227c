package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** USEBIO files that we write are valid by the parser of the JDK, and mean the same when read. */
@Tag("thorough")
class UsebioFormTest {

  private static final Path FORM = Path.of("src/test/resources/org/boardwalk/publish/usebio.dtd");
  private static final String FILES = "src/test/resources/org/boardwalk/scoring/entry/";

  /** Every kind of adjusted score, and a contract with its lead. */
  private static final String PAIRS =
      """
      board,ns,ew,contract,lead,score
      1,1,3,,,60% 420 40% -50
      1,2,4,,,-50
      2,1,3,,,100 / 40%
      2,2,4,,,A5040
      3,1,3,,,NP
      3,2,4,3NT W -1,SK,
      """;

  /** Average plus and minus, which depend on the other boards, and shares that do not. */
  private static final String AVERAGES =
      """
      board,ns,ew,score
      1,1,3,420
      1,2,4,-50
      2,1,3,A+/A-
      2,2,4,140
      3,1,3,60% / 40%
      3,2,4,A-/A+
      4,1,3,A/A+
      4,2,4,60% / A-
      """;

  private static final String TEAMS =
      """
      round,table,ns,ew,board,score
      1,1,1,2,1,420
      1,2,2,1,1,170
      1,1,1,2,2,-100
      1,2,2,1,2,60% 110 40% -100
      2,1,1,3,3,110
      2,2,3,1,3,140
      2,1,1,3,4,A6040
      2,2,3,1,4,130
      """;

  /** The halves of each match are in two rounds. */
  private static final String THREE_TEAMS =
      """
      round,table,ns_team,ew_team,set
      1,1,1,2,3
      1,2,2,3,1
      1,3,3,1,2
      2,1,1,3,2
      2,2,2,1,3
      2,3,3,2,1
      """;

  private static final List<Integer> SCORES = List.of(110, -100, 90);

  @TempDir Path temp = Path.of("");
  private Path corrections = Path.of("");

  @BeforeEach
  void write() throws IOException {
    corrections = temp.resolve("corrections.csv");
    Files.writeString(corrections, "number,reason,amount\n1,penalty,0.37\n2,bonus,1\n");
  }

  private Path file(String name, String text) throws IOException {
    Path file = temp.resolve(name);
    Files.writeString(file, text);
    return file;
  }

  private static String usebio(Object... args) {
    List<String> line = new ArrayList<>(List.of("score"));
    for (Object arg : args) {
      line.add(arg.toString());
    }
    line.addAll(List.of("--format", "usebio"));
    return Ran.of(line).exits(Exit.DONE).out();
  }

  /** Parses XML and refuses elements that the document type does not allow. */
  private static Document valid(String xml) throws Exception {
    String form = Files.readString(FORM);
    String whole = xml.replaceFirst("\\?>\\s*<USEBIO", "?><!DOCTYPE USEBIO [" + form + "]><USEBIO");
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setValidating(true);
    DocumentBuilder builder = factory.newDocumentBuilder();
    builder.setErrorHandler(
        new ErrorHandler() {
          @Override
          public void warning(SAXParseException e) throws SAXParseException {
            throw e;
          }

          @Override
          public void error(SAXParseException e) throws SAXParseException {
            throw e;
          }

          @Override
          public void fatalError(SAXParseException e) throws SAXParseException {
            throw e;
          }
        });
    return builder.parse(new InputSource(new StringReader(whole)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-winners.xml", "two-sections.xml", "individual.xml"})
  void pairsSectionsAndIndividualsAreValid(String file) throws Exception {
    valid(usebio(FILES + file));
  }

  @Test
  void anUnknownElementIsFoundByTheForm() throws Exception {
    String xml = usebio(FILES + "two-winners.xml").replace("SCORE>", "SKORE>");
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> valid(xml))
        .isInstanceOf(SAXParseException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"matchpoints", "imps", "cross-imps", "aggregate"})
  void adjustedScoresAndCorrectionsAreValidAndReadAgainAlike(String method) throws Exception {
    Path results = file("pairs.csv", PAIRS);
    String xml = usebio(results, "--corrections", corrections, "--method", method);
    Document document = valid(xml);
    assertThat(xml.contains("_CROSS_IMP_POINTS")).isEqualTo(method.contains("imps"));
    assertThat(document.getElementsByTagName("ADJUSTMENT").item(0).getTextContent())
        .isIn("-0.37", "1");
    String before =
        Ran.of("score", "" + results, "--corrections", "" + corrections, "--method", method).out();
    String after = Ran.of("score", "" + file("pairs.xml", xml)).exits(Exit.DONE).out();
    assertThat(after.lines().sorted()).isEqualTo(before.lines().sorted().toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"matchpoints", "imps", "cross-imps"})
  void averagesGoByTheOtherBoardsAlikeWhenTheyAreReadAgain(String method) throws Exception {
    Path results = file("averages.csv", AVERAGES);
    String xml = usebio(results, "--method", method);
    assertThat(valid(xml).getElementsByTagName("SCORE").item(2).getTextContent())
        .isEqualTo("A6040");
    List<String> sheets = List.of("--sheets", "ranking,travellers");
    String before = scored(results, sheets, "--method", method);
    assertThat(before).contains("A+ is ").contains("A+ / A-");
    assertThat(scored(file("averages.xml", xml), sheets)).isEqualTo(before);
  }

  @Test
  void aPassIsAContractAndARulingIsOneScoreThatIsReadAgainInFull() throws Exception {
    Path results =
        file("ruled.csv", "board,ns,ew,score\n1,1,4,60% 420 40% -50\n1,2,5,pass\n1,3,6,-50\n");
    Document document = valid(usebio(results));
    assertThat(texts(document, "CONTRACT")).containsExactly("PASS");
    // Of the top of 4: 60 % of all, 40 % of one matchpoint.
    assertThat(texts(document, "SCORE")).containsExactly("A7030", "0", "-50");
    assertThat(texts(document, "NS_MATCH_POINTS").get(0)).isEqualTo("2.80");
    Document imps = valid(usebio(results, "--method", "cross-imps"));
    // 60 % of 420 less 40 % of 50.
    assertThat(texts(imps, "SCORE")).containsExactly("232", "0", "-50");
    Path again = file("ruled.xml", usebio(results));
    assertThat(scored(again, List.of("--sheets", "ranking,travellers")))
        .isEqualTo(scored(results, List.of("--sheets", "ranking,travellers")))
        .contains("60% 420 40% -50", "pass");
  }

  private static List<String> texts(Document document, String element) {
    NodeList nodes = document.getElementsByTagName(element);
    return IntStream.range(0, nodes.getLength())
        .mapToObj(k -> nodes.item(k).getTextContent())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-winners.xml", "two-sections.xml", "individual.xml"})
  void theRankingIsTheSameWhenTheFileIsReadAgain(String name) throws Exception {
    Path before = Path.of(FILES + name);
    String sheets = "ranking,travellers,personal";
    assertThat(scored(file("again.xml", usebio(before)), List.of("--sheets", sheets)))
        .isEqualTo(scored(before, List.of("--sheets", sheets)));
  }

  @Test
  void clubDayChargeAndNumbersOfMembersAreInTheFile() throws Exception {
    Path results = file("pairs.csv", PAIRS);
    Path names = file("names.txt", "Ann Ash & Bo Beech\nCy Cole & Di\nEve & Flo\nGil & Hal\n");
    Path members = file("members.csv", "number,name\n12,Ann Ash\n34,Bo Beech\n56,Cy Cole\n");
    String[] club = {"--club", "Elm & Oak", "--club-id", "77", "--date", "2026-02-28"};
    List<Object> line = new ArrayList<>(List.of(results, "--names", names, "--members", members));
    line.addAll(List.of(club));
    Document document =
        valid(usebio(Stream.concat(line.stream(), Stream.of("--charge-code", "10")).toArray()));
    assertThat(texts(document, "CLUB_NAME")).containsExactly("Elm & Oak");
    assertThat(texts(document, "CLUB_ID_NUMBER")).containsExactly("77");
    assertThat(texts(document, "DATE")).containsExactly("28/02/2026");
    assertThat(texts(document, "P2P_CHARGE_RATE")).containsExactly("10");
    assertThat(texts(document, "NATIONAL_ID_NUMBER")).containsExactlyInAnyOrder("12", "34", "56");
    assertThat(valid(usebio(line.toArray())).getElementsByTagName("P2P_CHARGE_RATE").getLength())
        .isZero();
    Ran.of("score", "" + results, "--format", "usebio", "--charge-code", "ten")
        .exits(Exit.USAGE)
        .refusedInOneMessage();
  }

  @Test
  void anEveningHasItsOwnDayAndClub() throws Exception {
    Path movement = file("two.csv", "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n");
    Path evening = temp.resolve("evening.yaml");
    Ran.of(
            List.of(
                "evening",
                "new",
                "" + movement,
                "--date",
                "2026-02-03",
                "--out",
                "" + evening,
                "--club",
                "Elm",
                "--club-id",
                "7"))
        .exits(Exit.DONE);
    Path results = file("scores.csv", "round,table,board,score\n1,1,1,420\n1,2,1,-50\n");
    Ran.of("score", "" + evening, "--format", "usebio").exits(Exit.USAGE).refusedInOneMessage();
    Ran.of("evening", "enter", "" + evening, "" + results).exits(Exit.DONE);
    Document document = valid(usebio(evening));
    assertThat(texts(document, "DATE")).containsExactly("03/02/2026");
    assertThat(texts(document, "CLUB_NAME")).containsExactly("Elm");
    assertThat(texts(document, "CLUB_ID_NUMBER")).containsExactly("7");
  }

  private static String scored(Path results, List<String> sheets, String... more) {
    List<String> args = new ArrayList<>(List.of("score", results.toString()));
    args.addAll(sheets);
    args.addAll(List.of(more));
    return Ran.of(args).exits(Exit.DONE).out();
  }

  @Test
  void percentagesOfCorrectionsAreMatchpointsInTheFile() throws Exception {
    Path results = file("pairs.csv", PAIRS);
    Files.writeString(corrections, "number,reason,amount\n1,penalty,10%\n");
    // Pair 1 can win two matchpoints on each of two boards: 10 % of four.
    assertThat(
            valid(usebio(results, "--corrections", corrections))
                .getElementsByTagName("ADJUSTMENT")
                .item(0)
                .getTextContent())
        .isEqualTo("-0.4");
  }

  @Test
  void teamsHaveTheirMatchesAndTotals() throws Exception {
    Path results = file("teams.csv", TEAMS);
    String[] line = {"" + results, "--method", "teams", "--corrections", "" + corrections};
    Document document = valid(usebio((Object[]) line));
    Element best = (Element) document.getElementsByTagName("TEAM").item(0);
    assertThat(best.getAttribute("TEAM_ID")).isEqualTo("1");
    // 420-170 is 6, 60 % of 210 points -3, 30 points -1, average plus 3: less 0.37.
    assertThat(best.getElementsByTagName("TOTAL_SCORE").item(0).getTextContent()).isEqualTo("4.63");
    assertThat(document.getElementsByTagName("MATCH").getLength()).isEqualTo(2);
    assertThat(document.getElementsByTagName("OPPOSING_TEAM").item(1).getTextContent())
        .isEqualTo("3");
    String before =
        Ran.of("score", line[0], line[1], line[2], line[3], line[4]).exits(Exit.DONE).out();
    String xml = usebio((Object[]) line);
    assertThat(Ran.of("score", "" + file("teams.xml", xml)).exits(Exit.DONE).out().lines().sorted())
        .isEqualTo(before.lines().sorted().toList());
  }

  @Test
  void teamsThatAreMadeAgainInEveryRoundHaveNoPlaceInTheFormat() throws Exception {
    Path movement = temp.resolve("individual.yaml");
    Ran.of("design", "individual", "--players", "8", "--out", "" + movement).exits(Exit.DONE);
    Path results = file("eight.csv", "round,table,board,score\n1,1,1,420\n1,2,1,-50\n");
    Ran ran =
        Ran.of("score", "" + movement, "" + results, "--method", "teams", "--format", "usebio");
    ran.exits(Exit.USAGE).refusedInOneMessage();
    assertThat(ran.err()).contains("made again in every round");
  }

  @Test
  void matchesInTwoRoundsAreWrittenOncePerTwoTeams() throws Exception {
    Path movement = file("three.csv", THREE_TEAMS);
    StringBuilder results = new StringBuilder("round,table,board,score\n");
    for (String encounter : THREE_TEAMS.lines().skip(1).toList()) {
      String[] cell = encounter.split(",", -1);
      int board = 2 * Integer.parseInt(cell[4]);
      String score = cell[0].equals("1") ? "140" : "" + SCORES.get(Integer.parseInt(cell[1]) - 1);
      results.append(cell[0] + "," + cell[1] + "," + board + "," + score + "\n");
    }
    Path scores = file("scores.csv", results.toString());
    Path names = file("names.csv", "Team 2 NS,Ann & Bo\nEW 2,Cy & Di\n");
    String[] line = {"" + movement, "" + scores, "--names", "" + names};
    Document document = valid(usebio((Object[]) line));
    assertThat(document.getElementsByTagName("TEAMS").item(0).getTextContent()).isEqualTo("3");
    assertThat(document.getElementsByTagName("TEAM").getLength()).isEqualTo(3 + 3);
    assertThat(document.getElementsByTagName("MATCH").getLength()).isEqualTo(3);
    assertThat(document.getElementsByTagName("OPPOSING_TEAM").item(2).getTextContent())
        .isEqualTo("3");
    assertThat(document.getElementsByTagName("TRAVELLER_LINE").getLength()).isEqualTo(6);
    String xml = usebio((Object[]) line);
    assertThat(xml).contains("TEAM_ID=\"2\" TEAM_NAME=\"Ann &amp; Bo &amp; Cy &amp; Di\"");
    String again = Ran.of("score", "" + file("three.xml", xml)).exits(Exit.DONE).out();
    assertThat(again).contains("Ann & Bo & Cy & Di").contains("1 v 2       1  finished");
    Path members = file("members.csv", "number,name\n12,Ann\n34,Di\n");
    Document numbered = valid(usebio(movement, scores, "--names", names, "--members", members));
    assertThat(texts(numbered, "PLAYER_NAME")).containsExactly("Ann", "Bo", "Cy", "Di");
    assertThat(texts(numbered, "NATIONAL_ID_NUMBER")).containsExactly("12", "34");
  }
}
