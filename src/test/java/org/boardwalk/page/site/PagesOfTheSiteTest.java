package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every page, over HTTP, with what the project knows. */
@Tag("thorough")
class PagesOfTheSiteTest {

  private static final String EVENING = "/?people=13&unit=players&boards=26&start=19:30";
  private static final String THIRTEEN = Visitor.link(UsualWish.complete(13), 2);
  private static final String HOSTILE = "<script>alert(1)</script>\" onload='x' =cmd|'/c calc'!A1";

  private static Visitor visitor;

  @BeforeAll
  static void serve() throws IOException {
    visitor = new Visitor(Libraries.shipped(), WebSettings.USUAL);
  }

  @AfterAll
  static void stop() {
    visitor.close();
  }

  @Test
  void theFormBeginsWithPairsAndFoldsAwayWhatIsSeldomSaid() throws Exception {
    assertThat(visitor.get("/").body())
        .contains("<option value=\"pairs\" selected", "<details><summary>More wishes");
    assertThat(visitor.get("/?people=13&boards=26").body())
        .contains("<option value=\"players\" selected", "<details><summary>More wishes");
    assertThat(visitor.get("/?people=13&unit=players&boards=26&perBoard=8").body())
        .contains("<details open=\"open\"><summary>More wishes");
  }

  @Test
  void aCardHasFiveFactsAndABadgeWhereItIsRecommended() throws Exception {
    String page = visitor.get("/?people=13&unit=players&boards=26&start=19:30").body();
    String withIcons = page.substring(page.indexOf("<li class=\"card\">"));
    String card = withIcons.replaceAll("<svg class=\"icon\".*?</svg>\\s*", "");
    // 26 boards of 7 minutes and 12 moves of 2.
    assertThat(card)
        .contains(
            "<p class=\"badge\">recommended: ",
            "<li>13 × 2 boards</li><li>ends at 22:56</li><li>",
            "</li><li>1 winner</li><li>sit out at most 2 boards</li>",
            "Use this");
  }

  @Test
  void theFirstPageAsksWhoCame() throws Exception {
    HttpResponse<String> page = visitor.get("/");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("What shall we play tonight?").doesNotContain("Proposals<");
  }

  @Test
  void thirteenPlayersGetTheCompleteMovementAndItsEnd() throws Exception {
    String page = visitor.get(EVENING).body();
    assertThat(page)
        .contains("everybody partners everybody once", "ends at 22:", "/movement?name=");
  }

  @Test
  void theHintNamesThePapersOfTonightsSet() throws Exception {
    assertThat(visitor.get("/movement?" + THIRTEEN).body())
        .contains("Tonight&#39;s set: guide cards, director&#39;s sheet, sign-up and seats.");
    String plan = visitor.get("/?people=14&unit=pairs&minutes=180").body();
    Matcher link = Pattern.compile("/movement[^\"]+").matcher(plan);
    assertThat(link.find()).isTrue();
    String mitchell = visitor.get(link.group().replace("&amp;", "&")).body();
    assertThat(mitchell)
        .contains(
            "Tonight&#39;s set: itineraries, director&#39;s sheet, sign-up and seats.",
            "A guide card for every table is in the list too.",
            "<option value=\"cards\">");
  }

  @Test
  void bothPartsOfARoomOpenWithTheirBoards() throws Exception {
    String page = visitor.get("/?people=13&unit=players&minutes=150&solo=4").body();
    assertThat(page)
        .contains("Two-handed on the same clock: 4 players at 2 tables, 3 rounds of 6 boards")
        .contains("one stock for both: 2 copies of each board instead of 4");
    Matcher part = Pattern.compile("class=\"part\"><a href=\"([^\"]*)\"").matcher(page);
    assertThat(part.find()).isTrue();
    String link = part.group(1).replace("&amp;", "&");
    assertThat(link).contains("sets=");
    String plain = visitor.get(link.replaceFirst("&sets=[^&]*", "")).body();
    assertThat(plain).contains("boards 1-6");
    String opened = visitor.get(link).body();
    assertThat(opened).contains("4 players", "No rule is broken.").isNotEqualTo(plain);
    for (String wrong : List.of("1-1-2", "x", "1-2", "0-1-2")) {
      assertThat(visitor.get(link.replaceFirst("sets=[^&]*", "sets=" + wrong)).statusCode())
          .isEqualTo(400);
    }
    assertThat(visitor.get("/?people=9&unit=players&solo=8").statusCode()).isEqualTo(400);
    assertThat(visitor.get("/?people=6&unit=pairs&boards=41&minutes=60&solo=4").body())
        .contains("No known movement fits with this number of people at the two-handed game.");
  }

  @Test
  void stationaryPlayersWhoWouldHaveToMoveAreSaidInTheProposal() throws Exception {
    assertThat(visitor.get("/?people=13&unit=players&boards=26&stationary=12").body())
        .containsPattern(
            "<li>(nobody stays seated: |only player [0-9]+ stays seated: 11 of |only players [0-9, -]+"
                + " stay seated: [0-9]+ of )12 people who cannot move would have to move, as ");
  }

  @Test
  void aProposalOpensItsMovement() throws Exception {
    Matcher link =
        Pattern.compile("href=\"(/movement[^\"]*)\"").matcher(visitor.get(EVENING).body());
    assertThat(link.find()).isTrue();
    HttpResponse<String> page = visitor.get(link.group(1).replace("&amp;", "&"));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("No rule is broken.", "By round", "By player", "By table", "<svg")
        .contains("version=");
  }

  @Test
  void aMovementBeginsWithItsVerdictAndEndsWithTheDetails() throws Exception {
    assertThat(visitor.get("/movement?" + THIRTEEN).body())
        .containsSubsequence(
            "<p class=\"good verdict\">Everybody partners everybody once.</p>",
            "Names</h2>",
            "Print tonight&#39;s set</h2>",
            "Start tonight</h2>",
            "Schedule</h2>",
            "<details class=\"research\">",
            "needs 3 copies of the boards.",
            "seed 1",
            "Criterion");
  }

  @Test
  void everyNumberLeadsToItsOwnLine() throws Exception {
    String page = visitor.get("/movement?" + THIRTEEN).body();
    for (int player = 1; player <= 13; player++) {
      assertThat(page)
          .contains("href=\"#contestant-" + player + "\"", "<tr id=\"contestant-" + player + "\"");
    }
    assertThat(page).contains("href=\"#round-13\"", "<tr id=\"round-13\"", "Where do I sit?");
  }

  @Test
  void theAnswerOfAnEveningStandsWhereTheBrowserGoes() throws Exception {
    assertThat(visitor.get(EVENING).body())
        .contains("action=\"/#proposals\"", "<h2 id=\"proposals\">");
  }

  @Test
  void namesStandInTheScheduleAndAreEscaped() throws Exception {
    String page = visitor.post("/movement?" + THIRTEEN, Map.of("names", "Anna\n" + HOSTILE)).body();
    assertThat(page).contains("1 Anna", "with Anna", "&lt;script&gt;").doesNotContain("<script>a");
  }

  @Test
  void tooManyNamesAreRefusedAndNotLost() throws Exception {
    String page = visitor.post("/movement?" + THIRTEEN, Map.of("names", "x\n".repeat(14))).body();
    assertThat(page).contains("names:14: number [14] belongs to no contestant", "x\nx\nx");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/?people=3&unit=players",
        "/?people=14&unit=elephants",
        "/?people=14&boards=x",
        "/?people=14&minutes=99999",
        "/?people=14&start=25:99",
        "/?people=14&perBoard=0",
        "/?people=99999999999",
        "/movement",
        "/movement?kind=individual&players=14",
        "/movement?kind=individual&name=x&players=14&tables=9&rounds=9&boards.perSet=3",
        "/movement?kind=individual&name=x&players=14&rounds=9&boards.perSet=3&form=usual",
        "/movement?kind=nonsense"
      })
  void nonsenseInALinkIsRefusedWithAMessage(String link) throws Exception {
    HttpResponse<String> page = visitor.get(link);
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("role=\"alert\"");
  }

  @Test
  void whatIsTypedInALinkIsEscaped() throws Exception {
    HttpResponse<String> page =
        visitor.get("/?people=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&unit=%3Cb%3E");
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).doesNotContain("<script>alert", "<b>").contains("&lt;script&gt;");
  }

  @Test
  void aWishThatIsNotKnownOffersASearch() throws Exception {
    HttpResponse<String> page =
        visitor.get(
            "/movement?kind=individual&name=many&players=171&tables=40&rounds=4&boards.perSet=2");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("not known yet", "Start a search");
  }

  @Test
  void thePapersAreAPdfWithNames() throws Exception {
    HttpResponse<byte[]> pdf =
        visitor.download("/papers?" + THIRTEEN, Map.of("papers", "seating", "names", "Anna"));
    assertThat(pdf.statusCode()).isEqualTo(200);
    assertThat(new String(pdf.body(), 0, 5, StandardCharsets.ISO_8859_1)).isEqualTo("%PDF-");
    assertThat(pdf.headers().firstValue("Content-Disposition").orElse(""))
        .matches("attachment; filename=\"[a-z0-9-]+\\.pdf\"");
  }

  @ParameterizedTest
  @CsvSource({
    "boardwalk, kind: individual",
    "csv, 'round,table,north'",
    "asc, 13",
    "json, individual"
  })
  void everyFormatIsDownloaded(String format, String part) throws Exception {
    HttpResponse<String> file = visitor.post("/file?" + THIRTEEN, Map.of("format", format));
    assertThat(file.statusCode()).isEqualTo(200);
    assertThat(file.body()).contains(part);
  }

  @Test
  void anUnknownFormatIsRefused() throws Exception {
    assertThat(visitor.post("/file?" + THIRTEEN, Map.of("format", "../etc")).statusCode())
        .isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource({"/nothing, 404", "/page.css/../../pom.xml, 404", "/upload, 405", "/ranking, 405"})
  void whatIsNotThereIsSaidSo(String link, int status) throws Exception {
    HttpResponse<String> page = visitor.get(link);
    assertThat(page.statusCode()).isEqualTo(status);
    assertThat(page.body()).contains("Maybe");
  }

  @ParameterizedTest
  @MethodSource("places")
  void everythingCarriesTheSafetyHeaders(String link) throws Exception {
    var headers = visitor.get(link).headers();
    assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
        .startsWith("default-src 'none';")
        .doesNotContain("unsafe");
    assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
  }

  static List<String> places() {
    return List.of("/", "/page.js", "/nothing", "/movement?" + THIRTEEN);
  }

  @Test
  void theStyleAndTheScriptAreServedFromHere() throws Exception {
    String page = visitor.get("/").body();
    assertThat(page).doesNotContain("http://", "https://", "style=\"", "onclick");
    assertThat(visitor.get("/page.css").body()).contains("prefers-color-scheme: dark");
  }
}
