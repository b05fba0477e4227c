package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two tables, two boards, scored by hand: the pair with the better score on both has 100 %. */
@Tag("thorough")
class RankingPageTest extends VisitedPage {

  private static final String PLAYED = "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n";
  private static final String RESULTS = "board,table,score\n1,1,420\n1,2,-50\n2,1,100\n2,2,90\n";

  private String link = "";

  @BeforeEach
  void send() throws Exception {
    var reply = visitor.upload("movement", "small.csv", PLAYED.getBytes(StandardCharsets.UTF_8));
    link = Visitor.location(reply).replace("/movement?", "/ranking?");
  }

  @Test
  void theBetterScoresWin() throws Exception {
    HttpResponse<String> page =
        visitor.post(link, Map.of("results", RESULTS, "names", "Anna & Ben\n<i>Eve</i>"));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("Anna &amp; Ben</th><td>2</td>", "100.00", "&lt;i&gt;Eve")
        .doesNotContain("<i>");
  }

  @Test
  void theRankingLeadsToAllSheetsAndFilesWithoutSendingTheResultsAgain() throws Exception {
    String page = visitor.post(link, Map.of("results", RESULTS)).body();
    Matcher sheets = Pattern.compile("/scored[?]event=\\w+").matcher(page);
    assertThat(sheets.find()).isTrue();
    String scored = visitor.get(sheets.group()).body();
    assertThat(scored).contains("Board 1", "100.00");
    String file = sheets.group().replace("/scored?", "/scored/file?");
    assertThat(visitor.post(file, Map.of("file", "usebio")).body()).contains("<USEBIO");
  }

  @Test
  void theRankingIsShownAtAnAddressOfItsOwnSoThatGoingBackSendsNothing() throws Exception {
    HttpResponse<String> page = visitor.post(link, Map.of("results", RESULTS));
    assertThat(page.request().method()).isEqualTo("GET");
    String shown = page.request().uri().getRawPath() + "?" + page.request().uri().getRawQuery();
    assertThat(visitor.get(shown).body()).isEqualTo(page.body());
    assertThat(visitor.get(shown + "0").statusCode()).isEqualTo(404);
  }

  /** The mean of board 1 is 185, which is rounded to 180 by the usual datum, and to 190 by this. */
  @Test
  void theDatumOfButlerScoresIsChosenBesideTheMethod() throws Exception {
    Map<String, String> asked =
        Map.of("results", RESULTS, "method", "imps", "datumFrom", "9", "datumRound", "10");
    HttpResponse<String> page = visitor.post(link, asked);
    assertThat(page.body())
        .contains("rounded to tens, halves away from zero", "id=\"datumFrom\"", "value=\"9\"");
    assertThat(visitor.post(link, Map.of("results", RESULTS, "method", "imps")).body())
        .doesNotContain("rounded to tens, halves away from zero");
    HttpResponse<String> odd =
        visitor.post(link, Map.of("results", RESULTS, "method", "imps", "datumDrop", "x"));
    assertThat(odd.statusCode()).isEqualTo(400);
    assertThat(odd.body()).contains("datum: drop [x] must be a number or a percentage");
    assertThat(visitor.post(link, Map.of("results", RESULTS, "datumDrop", "1")).body())
        .contains("the datum is for IMPs against the mean (Butler)");
  }

  @Test
  void aWrongLineIsNamedAndNothingTypedIsLost() throws Exception {
    HttpResponse<String> page =
        visitor.post(link, Map.of("results", "board,table,score\n1,1,421\n", "names", "Anna"));
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("results:2:", "1,1,421", "Anna", "role=\"alert\"");
  }

  @Test
  void resultsThatSayWhoPlayedAreSentToTheirPage() throws Exception {
    byte[] usebio =
        Files.readAllBytes(
            Path.of("src/test/resources/org/boardwalk/scoring/entry/two-winners.xml"));
    Movement movement = Exchange.read(new Source(Path.of("small.csv"), PLAYED), Unstated.USUAL);
    byte[] devices = Exchange.bytes(movement, MovementFormat.BWS);
    for (byte[] file : List.of(usebio, devices)) {
      HttpResponse<String> page = visitor.upload(link, "resultsFile", "a.bws", file);
      assertThat(page.statusCode()).isEqualTo(400);
      assertThat(page.body())
          .contains("says itself who played", "Maybe score it on the page Score")
          .doesNotContain("control character");
    }
  }

  @Test
  void noResultsAreSaidSo() throws Exception {
    HttpResponse<String> page = visitor.post(link, Map.of());
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("there are no results");
  }

  @Test
  void theRankingIsDownloadedForSpreadsheets() throws Exception {
    HttpResponse<String> csv =
        visitor.post(
            link.replace("/ranking?", "/ranking.csv?"),
            Map.of("results", RESULTS, "names", "=1+1"));
    assertThat(csv.statusCode()).isEqualTo(200);
    assertThat(csv.body()).startsWith("field,rank,").doesNotContain(",=1", "\"=1");
  }

  @Test
  void whatAnEveningAddsCounts() throws Exception {
    Movement movement = Exchange.read(new Source(Path.of("small.csv"), PLAYED), Unstated.USUAL);
    SavedEvening evening =
        SavedEvening.of(Judged.of(movement), LocalDate.of(2026, 2, 3), Map.of(1, "Anna"))
            .corrected(
                List.of(
                    new Correction(
                        1, Correction.Purpose.PENALTY, Fraction.of(-100), Correction.Unit.GAINED)));
    byte[] file = EveningFile.text(evening).getBytes(StandardCharsets.UTF_8);
    String saved = Visitor.location(visitor.upload("movement", "evening.yaml", file));
    String page =
        visitor
            .post(
                saved.replace("/movement?", "/ranking?"),
                Map.of("results", RESULTS, "names", "Anna", "method", "aggregate"))
            .body();
    assertThat(page).contains("Penalty of 1: -100", "210.00").doesNotContain(">260.00");
  }

  @Test
  void correctionsStandInTheirFieldAndCanBeChanged() throws Exception {
    String evening = link.replace("/ranking?", "/evening?");
    Map<String, String> form =
        Map.of(
            "results",
            RESULTS,
            "names",
            "number,name,handicap\n3,Cy,2%\n",
            "corrections",
            "1,penalty,10%");
    assertThat(visitor.post(link, form).body())
        .contains("Penalty of 1: -10", "Handicap of 3: 2", ">1,penalty,10%</textarea>");
    byte[] saved = visitor.post(evening, form).body().getBytes(StandardCharsets.UTF_8);
    String opened = Visitor.location(visitor.upload("movement", "evening.yaml", saved));
    assertThat(visitor.get(opened).body()).contains("3,handicap,2%\n1,penalty,-10%\n</textarea>");
    String again = opened.replace("/movement?", "/ranking?");
    Map<String, String> other =
        Map.of(
            "results",
            RESULTS,
            "names",
            "number,name,handicap\n3,Cy,1%\n",
            "corrections",
            "3,handicap,2%\r\n1,penalty,-10%\r\n");
    assertThat(visitor.post(again, other).body())
        .contains("Penalty of 1: -10", "Handicap of 3: 1")
        .doesNotContain("Handicap of 3: 2");
    assertThat(visitor.post(again, Map.of("results", RESULTS, "corrections", "")).body())
        .contains("100.00")
        .doesNotContain("Penalty of", "Handicap of");
  }

  @Test
  void handicapsOfTheNamesCount() throws Exception {
    String names = "number,name,handicap\n1,Anna,100\n";
    Map<String, String> form = Map.of("results", RESULTS, "names", names, "method", "aggregate");
    assertThat(visitor.post(link, form).body()).contains("Handicap of 1: 100", "310.00");
    String csv = visitor.post(link.replace("/ranking?", "/ranking.csv?"), form).body();
    assertThat(csv).contains("310.00");
    String saved = visitor.post(link.replace("/ranking?", "/evening?"), form).body();
    assertThat(EveningFile.parse(Path.of("saved"), saved).corrections()).hasSize(1);
  }
}
