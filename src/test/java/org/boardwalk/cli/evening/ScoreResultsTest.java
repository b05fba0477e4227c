package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Results without a movement, and the sheets and files that come of them. */
@Tag("thorough")
class ScoreResultsTest {

  private static final String TWO =
      "src/test/resources/org/boardwalk/scoring/entry/two-winners.xml";
  private static final String SECTIONS =
      "src/test/resources/org/boardwalk/scoring/entry/two-sections.xml";
  private static final String INDIVIDUAL =
      "src/test/resources/org/boardwalk/scoring/entry/individual.xml";

  @TempDir Path temp = Path.of("");

  private static String out(String... args) {
    return Ran.of(args).exits(Exit.DONE).out();
  }

  @Test
  void rankingsNeedNoMovement() {
    assertThat(out("score", TWO))
        .contains("Three tables\nMatchpoints;", "North-South", "East-West")
        .containsPattern("1 +NS 1 +Ada & Ben +2 +6\\.00 +75\\.00")
        .containsPattern("=2 +NS 3 ");
  }

  @Test
  void travellersAndPersonalSheetsSayTheSame() {
    String text = out("score", TWO, "--sheets", "travellers,personal");
    assertThat(text)
        .contains("Board 1, nobody vulnerable", "Board 2, NS vulnerable")
        .containsPattern("NS 1 Ada & Ben +EW 1 Cleo & Dan +4S +N +10 +HK +420 +3\\.00 +1\\.00")
        .containsPattern("EW 1 Cleo & Dan\nboard")
        .containsPattern("1 +EW +NS 1 Ada & Ben +4S +N +10 +HK +-420 +1\\.00 +25\\.0")
        .contains("2 boards, 6.00 matchpoints, 75.00 %: rank 1");
    String csv = out("score", TWO, "--sheets", "travellers", "--format", "csv");
    assertThat(csv)
        .startsWith("event,board,NS,EW,contract,by,tricks,lead,score,matchpoints NS")
        .contains("Three tables,1,NS 1 Ada & Ben,EW 1 Cleo & Dan,4S,N,10,HK,420,3.00,1.00\n");
    Ran.of("score", TWO, "--sheets", "travellers,ranking", "--format", "csv")
        .exits(Exit.USAGE)
        .refusedInOneMessage();
  }

  @Test
  void sheetsSpeakTheChosenLanguageAndFilesOfValuesDoNot() {
    String german = out("score", TWO, "--language", "de", "--sheets", "travellers,personal");
    assertThat(german)
        .contains("Board 1, niemand in Gefahr", "Board 2, NS in Gefahr")
        .containsPattern("NS 1 Ada & Ben +OW 1 Cleo & Dan +4♠ +N +10 +♥K +420 +3,00 +1,00")
        .containsPattern("OW 1 Cleo & Dan\nBoard +Linie +Gegen +Kontrakt +Von +Stiche +Ausspiel")
        .containsPattern("1 +OW +NS 1 Ada & Ben +4♠ +N +10 +♥K +-420 +1,00 +25,0")
        .contains("2 Boards, 6,00 Matchpunkte, 75,00\u00a0%: Rang\u00a01");
    assertThat(out("score", TWO, "--language", "fr", "--sheets", "travellers"))
        .containsPattern("4♠ +N +10 +♥R +420");
    for (String format : List.of("csv", "json", "usebio")) {
      String[] args = {"score", TWO, "--format", format, "--date", "2026-02-03", "--language"};
      assertThat(out(with(args, "pl"))).as(format).isEqualTo(out(with(args, "en")));
    }
  }

  private static String[] with(String[] args, String last) {
    String[] more = Arrays.copyOf(args, args.length + 1);
    more[args.length] = last;
    return more;
  }

  @Test
  void thePdfHasEveryTravellerAndPersonalSheet() throws IOException {
    Path out = temp.resolve("results.pdf");
    out(
        "score",
        TWO,
        "--sheets",
        "ranking,travellers,personal",
        "--format",
        "pdf",
        "--page",
        "letter",
        "--out",
        out.toString());
    try (PDDocument pdf = Loader.loadPDF(out.toFile())) {
      assertThat(new PDFTextStripper().getText(pdf))
          .contains("Board 1, nobody vulnerable", "Board 2, NS vulnerable", "East-West")
          .contains("4S N 10 HK 420 3.00 1.00")
          .contains("2 boards, 6.00 matchpoints, 75.00 %: rank 1");
      assertThat(pdf.getPage(0).getMediaBox().getWidth()).isBetween(611f, 613f);
    }
  }

  @Test
  void roundingCorrectionsAndHandicapsAreCountedAndSaid() throws IOException {
    Path corrections = temp.resolve("corrections.csv");
    Files.writeString(
        corrections, "number,reason,amount\nNS 1,penalty,0.4\nEW 3,bonus,2%\nNS 2,carry-over,1\n");
    Path names = temp.resolve("names.csv");
    Files.writeString(names, "number,name,handicap\nNS 3,Eva & Fritz,1.5%\n");
    // NS 1: 5.6 of 8, as their A+ is as good as their other board; NS 2: 4.5 of 8; NS 3: 43.75 +
    // 1.5; EW 3: 18.75 + 2.
    assertThat(
            out(
                "score",
                TWO,
                "--corrections",
                corrections.toString(),
                "--names",
                names.toString(),
                "--rounding",
                "hundredths"))
        .contains("Each line is rounded to .01", "added %")
        .containsPattern("1 +NS 1 +Ada & Ben +2 +6\\.00 +-5\\.00 +70\\.00")
        .containsPattern("NS 2 +2 +3\\.50 +12\\.50 +56\\.25")
        .containsPattern("NS 3 +Eva & Fritz +2 +3\\.50 +1\\.50 +45\\.25")
        .containsPattern("EW 3 +2 +1\\.50 +2\\.00 +20\\.75")
        .contains("Penalty of NS 1: -0.4 matchpoints.", "Handicap of NS 3: 1.5 % of the session.");
  }

  @Test
  void aBrokenMovementIsRefused() throws IOException {
    Path movement = temp.resolve("broken.csv");
    Files.writeString(movement, "round,table,ns,ew,set\n1,1,1,2,1\n2,1,1,2,1\n");
    Path results = temp.resolve("results.csv");
    Files.writeString(results, "round,board,score\n1,1,420\n");
    Ran ran = Ran.of("score", movement.toString(), results.toString()).exits(Exit.BROKEN_RULES);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("breaks rules");
  }

  @Test
  void sectionsAreRankedApartAndAcross() {
    assertThat(out("score", SECTIONS)).contains("Sections, section A\n", "Sections, section B\n");
    assertThat(out("score", SECTIONS, "--across")).containsPattern("1 +A1 ");
  }

  @Test
  void namesOfSectionsThatAreRankedApartSayWhichSection() throws IOException {
    Path names = temp.resolve("names.txt");
    Files.writeString(names, "A1,Ann & Bo\nB1,Cy & Di\n");
    String[] both = out("score", SECTIONS, "--names", names.toString()).split("section B", 2);
    assertThat(both[0]).contains("Ann & Bo").doesNotContain("Cy & Di");
    assertThat(both[1]).contains("Cy & Di").doesNotContain("Ann & Bo");
  }

  /** One of the sections has a bonus. */
  @Test
  void valuesOfSectionsHaveTheSameColumnsAsThoseOfOne() throws IOException {
    Path results = temp.resolve("sections.xml");
    Files.writeString(
        results,
        Files.readString(Path.of(SECTIONS))
            .replaceFirst("</PAIR_NUMBER>", "</PAIR_NUMBER><ADJUSTMENT>1</ADJUSTMENT>"));
    String head = "event,field,rank,sharing,number,name,boards,matchpoints,added,percent\n";
    String csv = out("score", results.toString(), "--format", "csv");
    assertThat(csv).startsWith(head).contains("\n\"Sections, section B\",All,1,2,2,");
    assertThat(csv.lines().map(l -> l.replaceAll("\"[^\"]*\"", "").split(",", -1).length))
        .containsOnly(10);
    assertThat(out("score", TWO, "--format", "csv"))
        .startsWith("field,rank,sharing,number,name,boards,matchpoints,percent\n");
  }

  @Test
  void sectionsAreToldApartInJson() {
    assertThat(out("score", SECTIONS, "--format", "json"))
        .contains("\"Sections, section A\"", "\"Sections, section B\"", "\"remarks\"");
  }

  @Test
  void sectionsOfOneAndTwoFieldsAreNoOneUsebio() throws IOException {
    Path results = temp.resolve("sections.csv");
    Files.writeString(
        results,
        """
        section,board,ns,ew,score
        A,1,1,3,420
        A,1,2,4,50
        B,1,1,2,420
        B,1,3,4,110
        B,2,2,1,140
        B,2,3,4,110
        """);
    Ran ran = Ran.of("score", results.toString(), "--format", "usebio").exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("sections of one and of two fields");
    out("score", results.toString(), "--format", "usebio", "--winners", "1");
  }

  /** Reads XML with the DOM parser of the JDK, which shares no code with our reader. */
  private static Document dom(String xml) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  private static List<String> texts(Document document, String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<String> texts = new ArrayList<>();
    for (int k = 0; k < nodes.getLength(); k++) {
      texts.add(nodes.item(k).getTextContent());
    }
    return texts;
  }

  @Test
  void usebioHasItsFieldsForTwoWinners() throws Exception {
    String xml =
        out("score", TWO, "--format", "usebio", "--club", "Äußere & Co", "--date", "2026-02-01");
    Document document = dom(xml);
    Element root = document.getDocumentElement();
    assertThat(root.getTagName()).isEqualTo("USEBIO");
    assertThat(root.getAttribute("Version")).isEqualTo("1.2");
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(xml)).isTrue();
    assertThat(texts(document, "CLUB_NAME")).containsExactly("Äußere & Co");
    assertThat(
            ((Element) document.getElementsByTagName("EVENT").item(0)).getAttribute("EVENT_TYPE"))
        .isEqualTo("PAIRS");
    for (String field :
        List.of(
            "CLUB_ID_NUMBER",
            "BOARD_SCORING_METHOD",
            "PROGRAM_NAME",
            "PROGRAM_VERSION",
            "EVENT_DESCRIPTION",
            "SESSION_COUNT",
            "SECTION_COUNT")) {
      assertThat(texts(document, field)).as(field).hasSize(1);
    }
    assertThat(texts(document, "DATE")).containsExactly("01/02/2026");
    assertThat(texts(document, "WINNER_TYPE")).containsExactly("2");
    assertThat(texts(document, "PAIRS")).containsExactly("6");
    assertThat(texts(document, "PLACE")).containsExactly("1", "2=", "2=", "1", "2", "3");
    assertThat(texts(document, "PERCENTAGE"))
        .containsExactly("75.00", "43.75", "43.75", "70.00", "56.25", "18.75");
    assertThat(texts(document, "PLAYER_NAME")).contains("Ada", "Ben", "Cleo", "Dan").hasSize(12);
    assertThat(texts(document, "SCORE"))
        .containsExactly("420", "-50", "420", "A6040", "140", "-100");
    assertThat(texts(document, "NS_MATCH_POINTS"))
        .containsExactly("3.00", "0.00", "3.00", "3.00", "3.50", "0.50");
    assertThat(texts(document, "TRICKS")).containsExactly("10", "9");
    assertThat(texts(document, "LEAD")).containsExactly("HK");
  }

  @Test
  void whatIsWrittenAsUsebioIsScoredAlikeWhenItIsReadAgain() throws IOException {
    for (String file : List.of(TWO, SECTIONS, INDIVIDUAL)) {
      Path copy = temp.resolve("copy.xml");
      Files.writeString(
          copy, out("score", file, "--format", "usebio"), StandardCharsets.ISO_8859_1);
      assertThat(out("score", copy.toString(), "--sheets", "ranking,travellers"))
          .isEqualTo(out("score", file, "--sheets", "ranking,travellers"));
    }
  }

  @Test
  void individualsHaveAPlayerAtEachSeat() throws Exception {
    Document document = dom(out("score", INDIVIDUAL, "--format", "usebio"));
    assertThat(texts(document, "N_PLAYER_NUMBER")).containsExactly("1", "5", "9", "2");
    assertThat(texts(document, "W_PLAYER_NUMBER")).containsExactly("4", "8", "7", "8");
    assertThat(texts(document, "PLAYER_NAME")).contains("Zoë", "Åse", "José");
  }

  @Test
  void aSectionAndItsEventMayBeCalledAsOneLikes() throws Exception {
    Path results =
        Files.writeString(
            temp.resolve("open, section 2.csv"),
            """
            section,board,ns,ew,score
            A,1,1,3,420
            A,1,2,4,50
            "B, section C",1,1,3,420
            "B, section C",1,2,4,50
            """);
    Document document = dom(out("score", results.toString(), "--format", "usebio"));
    assertThat(texts(document, "EVENT_DESCRIPTION")).containsExactly("open, section 2");
    NodeList sections = document.getElementsByTagName("SECTION");
    assertThat(((Element) sections.item(0)).getAttribute("SECTION_ID")).isEqualTo("A");
    assertThat(((Element) sections.item(1)).getAttribute("SECTION_ID")).isEqualTo("B, section C");
  }
}
