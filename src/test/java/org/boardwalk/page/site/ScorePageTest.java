package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningSettings;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that were played anywhere, scored on the page. */
@Tag("thorough")
class ScorePageTest extends VisitedPage {

  private static final Path FILES = Path.of("src/test/resources/org/boardwalk/scoring/entry");
  private static final String LINES =
      "board,ns,ew,score\n1,1,3,420\n1,2,4,-50\n2,1,3,100\n2,2,4,90\n";

  private HttpResponse<String> sent(String name, byte[] content) throws Exception {
    return visitor.upload("/scored", "resultsFile", name, content);
  }

  /** Several parts of a form, as {@link #part} makes them. */
  private HttpResponse<String> sentAll(String body) throws Exception {
    return visitor.send(
        visitor
            .request("/scored")
            .header("Content-Type", "multipart/form-data; boundary=b")
            .POST(BodyPublishers.ofString(body))
            .build());
  }

  private static String link(HttpResponse<String> reply) {
    assertThat(reply.statusCode()).as(reply.body()).isEqualTo(303);
    return Visitor.location(reply);
  }

  @Test
  void aUsebioFileIsRankedAndShownBoardByBoard() throws Exception {
    String link = link(sent("club.xml", Files.readAllBytes(FILES.resolve("two-winners.xml"))));
    assertThat(link).matches("/scored\\?event=[0-9a-f]{32}");
    assertThat(visitor.get(link).body())
        .contains("North-South", "East-West", "75.00", "Board 1, nobody vulnerable")
        .contains("2 boards, 6.00 matchpoints, 75.00 %: rank 1");
  }

  @Test
  void everyFileOfItIsDownloaded() throws Exception {
    String file =
        link(sent("club.xml", Files.readAllBytes(FILES.resolve("two-winners.xml"))))
            .replace("/scored?", "/scored/file?");
    for (String pdf : new String[] {"pdf", "pdf-ranking", "pdf-travellers", "pdf-personal"}) {
      assertThat(new String(visitor.download(file, Map.of("file", pdf)).body(), 0, 5, "ASCII"))
          .isEqualTo("%PDF-");
    }
    assertThat(visitor.post(file, Map.of("file", "csv-travellers")).body())
        .startsWith("event,board,NS,EW,contract,by,tricks,lead,score,matchpoints NS");
    HttpResponse<String> usebio =
        visitor.post(file, Map.of("file", "usebio", "club", "A & B", "date", "2026-02-01"));
    assertThat(usebio.body())
        .contains("<CLUB_NAME>A &amp; B</CLUB_NAME>", "<DATE>01/02/2026</DATE>", "TRAVELLER_LINE");
    assertThat(usebio.headers().firstValue("Content-Disposition").orElse(""))
        .matches("attachment; filename=\"[0-9-]+results\\.xml\"");
    // What we write is read again, to the same ranking.
    String again = link(sent("again.xml", usebio.body().getBytes(StandardCharsets.UTF_8)));
    assertThat(visitor.get(again).body()).contains("75.00");
    assertThat(visitor.post(file, Map.of("file", "exe")).statusCode()).isEqualTo(400);
    assertThat(visitor.post(file, Map.of("file", "usebio", "date", "x")).statusCode())
        .isEqualTo(400);
  }

  @Test
  void typedLinesTakeNamesCorrectionsAndRounding() throws Exception {
    String link =
        link(
            visitor.post(
                "/scored",
                Map.of(
                    "results", LINES,
                    "names", "number,name,handicap\n1,<i>Ann</i> & Bo,\n2,Cy & Di,1.5%\n",
                    "corrections", "number,reason,amount\n1,penalty,10%\n",
                    "rounding", "hundredths")));
    // By hand: pair 1 has the top of both boards, 100 % less 10 %; pair 2 has 1.5 % for nothing.
    assertThat(visitor.get(link).body())
        .contains("&lt;i&gt;Ann&lt;/i&gt; &amp; Bo", "90.00", ">1.50<", "rounded to .01")
        .contains("Penalty of ")
        .doesNotContain("<i>");
  }

  @Test
  void resultsThatNameOnlyTablesNeedTheirMovement() throws Exception {
    String body =
        part("resultsFile", "r.csv", "board,table,score\n1,1,420\n1,2,-50\n")
            + part("movement", "m.csv", "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n")
            + "--b--\r\n";
    HttpResponse<String> reply = sentAll(body);
    assertThat(visitor.get(link(reply)).body()).contains("100.00", "Not entered: board 2");
    HttpResponse<String> bad = sentAll(body.replace("1,2,2,4,1", "1,2,1,4,1"));
    assertThat(bad.statusCode()).isEqualTo(400);
    assertThat(bad.body()).contains("m.csv: breaks rules");
  }

  @Test
  void aWrongMovementLosesNothingThatWasTyped() throws Exception {
    HttpResponse<String> reply =
        sentAll(
            "--b\r\nContent-Disposition: form-data; name=\"results\"\r\n\r\n"
                + "board,table,score\n1,1,420\r\n"
                + part("movement", "m.png", "x")
                + "--b--\r\n");
    assertThat(reply.statusCode()).isEqualTo(400);
    assertThat(reply.body()).contains("m.png: ", "1,1,420", "Score an event");
  }

  private static String part(String field, String name, String content) {
    return "--b\r\nContent-Disposition: form-data; name=\""
        + field
        + "\"; filename=\""
        + name
        + "\"\r\n\r\n"
        + content
        + "\r\n";
  }

  @Test
  void anEveningThatWasSavedIsScored() throws Exception {
    Movement movement = Examples.mitchell(5, 0, 1);
    String text = "round,table,board,score\n1,1,1,420\n1,2,3,-50\n2,5,1,-50\n";
    SavedEvening evening =
        SavedEvening.of(Judged.of(movement), LocalDate.of(2026, 2, 3), Map.of(1, "Ann & Bo"))
            .scored(ResultsCsv.parse(Path.of("results"), text, movement).results());
    byte[] file = EveningFile.text(evening).getBytes(StandardCharsets.UTF_8);
    assertThat(visitor.get(link(sent("tuesday.yaml", file))).body())
        .contains("Ann &amp; Bo", "100.00");
  }

  @Test
  void otherResultsOfAnEveningAreRankedAsItIs() throws Exception {
    Judged judged = Judged.of(Examples.mitchell(5, 0, 1));
    SavedEvening plain = SavedEvening.of(judged, LocalDate.of(2026, 2, 3), Map.of(1, "Ann & Bo"));
    EveningSettings usual = plain.settings();
    SavedEvening evening =
        plain.with(
            new EveningSettings(
                ScoringMethod.CROSS_IMPS, usual.rounding(), usual.pace(), usual.start()));
    String body =
        part("movement", "tuesday.yaml", EveningFile.text(evening))
            + part("resultsFile", "r.csv", "round,table,board,score\n1,1,1,420\n2,5,1,-50\n")
            + "--b--\r\n";
    HttpResponse<String> reply = sentAll(body);
    assertThat(visitor.get(link(reply)).body())
        .contains("Ann &amp; Bo", "IMPs against every other score");
  }

  @Test
  void sectionsAreRankedApartOrTogether() throws Exception {
    byte[] two = Files.readAllBytes(FILES.resolve("two-sections.xml"));
    assertThat(visitor.get(link(sent("two.xml", two))).body()).contains("section A", "section B");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nothing of results", "board,ns,ew,score\n1,1,2,421\n"})
  void whatIsNoResultIsRefusedAndNotLost(String typed) throws Exception {
    HttpResponse<String> page = visitor.post("/scored", Map.of("results", typed, "names", "Ann"));
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("role=\"alert\"", "Ann", typed.lines().findFirst().orElse(""));
  }

  @Test
  void anotherProgramsDatabaseThatIsDamagedIsRefused() throws Exception {
    byte[] damaged = new byte[5000];
    System.arraycopy(
        "\0\1\0\0Standard Jet DB".getBytes(StandardCharsets.US_ASCII), 0, damaged, 0, 19);
    HttpResponse<String> page = sent("club.bws", damaged);
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("club.bws").doesNotContain("Exception", "/tmp");
  }

  @Test
  void resultsNeedTheirLinkAndOnlyTheLastTwentyAreKept() throws Exception {
    assertThat(visitor.get("/scored?event=1").statusCode()).isEqualTo(404);
    assertThat(visitor.get("/scored").statusCode()).isEqualTo(404);
    String first = link(visitor.post("/scored", Map.of("results", LINES)));
    for (int k = 0; k < 20; k++) {
      link(visitor.post("/scored", Map.of("results", LINES)));
    }
    assertThat(visitor.get(first).statusCode()).isEqualTo(404);
    assertThat(sent("big.csv", new byte[2_000_001]).statusCode()).isEqualTo(413);
  }

  /** At most 1,440 pairs, each of which plays another board every time. */
  private static String plays(int count) {
    StringBuilder lines = new StringBuilder("board,ns,ew,score\n");
    for (int k = 0; k < count; k++) {
      int table = k % 720;
      int board = (table + k / 720) % 36 + 1;
      lines.append(board).append(',').append(2 * table + 1).append(',').append(2 * table + 2);
      lines.append(",pass\n");
    }
    return lines.toString();
  }

  @Test
  void whatIsTooLargeToBePrintedOrScoredIsRefused() throws Exception {
    String link = link(sent("large.csv", plays(1501).getBytes(StandardCharsets.UTF_8)));
    String file = link.replace("/scored?", "/scored/file?");
    assertThat(visitor.post(file, Map.of("file", "pdf-travellers")).statusCode()).isEqualTo(413);
    assertThat(visitor.post(file, Map.of("file", "csv-travellers")).statusCode()).isEqualTo(200);
    HttpResponse<String> huge = sent("huge.csv", plays(5001).getBytes(StandardCharsets.UTF_8));
    assertThat(huge.statusCode()).isEqualTo(400);
    assertThat(huge.body()).contains("5001 boards were played at tables, and 5000 are taken here");
  }

  @Test
  void namesAndCorrectionsOfSectionsSayWhichSection() throws Exception {
    String lines = "section,board,ns,ew,score\nA,1,1,3,420\nA,1,2,4,50\nB,1,1,3,110\nB,1,2,4,90\n";
    Map<String, String> form =
        Map.of(
            "results", lines,
            "winners", "1",
            "names", "number,name,handicap\nA1,Ann & Bo,2%\nB1,Cy & Di,\n",
            "corrections", "b 1,penalty,10%");
    String page = visitor.get(link(visitor.post("/scored", form))).body();
    int second = page.indexOf("section B");
    assertThat(page.substring(0, second))
        .contains("Ann &amp; Bo", "102.00", "Handicap of 1: 2")
        .doesNotContain("Penalty");
    assertThat(page.substring(second)).contains("Cy &amp; Di", "90.00", "Penalty of 1: -10");
    Map<String, String> nobody = Map.of("results", lines, "names", "A1,Ann\nC1,Eve");
    assertThat(visitor.post("/scored", nobody).body())
        .contains("number [C1] belongs to no contestant: there are 8 pairs");
  }

  @Test
  void aHandicapOfTheNamesIsNotAddedOnceMore() throws Exception {
    HttpResponse<String> page =
        visitor.post(
            "/scored",
            Map.of(
                "results", LINES,
                "names", "number,name,handicap\n1,Anna,2\n",
                "corrections", "1,handicap,3"));
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("number [1] has two handicaps", "Maybe take one out");
  }
}
