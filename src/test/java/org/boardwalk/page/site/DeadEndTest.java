package org.boardwalk.page.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.scoring.entry.MemberList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Evenings that nothing known serves: the page searches there and then. */
@Tag("time")
@Timeout(120)
class DeadEndTest {

  private static final Pattern BACK = Pattern.compile("href=\"(/\\?[^\"#]*)#proposals\"");

  @TempDir Path nothingKnown = Path.of("");
  private Visitor visitor;

  @BeforeEach
  void serve() throws IOException {
    visitor =
        new Visitor(
            nothingKnown,
            new WebSettings(
                0, 2, Duration.ofMinutes(5), Duration.ofSeconds(15), MemberList.NONE, ""));
  }

  @AfterEach
  void stop() {
    visitor.close();
  }

  @Test
  void whatIsFoundForAnEveningIsAmongItsProposals() throws Exception {
    String evening = "people=10&unit=players&boards=18&copies=1";
    assertThat(visitor.get("/?" + evening).body()).contains("Search now", "No movement");
    HttpResponse<String> started = visitor.post("/search?" + evening, Map.of());
    assertThat(started.statusCode()).isEqualTo(303);
    String ended = found(Visitor.location(started));
    assertThat(ended).contains("The search has ended.", "Open the movement");
    Matcher back = BACK.matcher(ended.replace("&amp;", "&"));
    assertThat(back.find()).as("a link back to the proposals").isTrue();
    assertThat(visitor.get(back.group(1)).body())
        .contains("class=\"card\"", "1 copy")
        .doesNotContain("Search now");
  }

  /** Stops the search as soon as there is a best, and waits for its end. */
  private String found(String link) throws Exception {
    String page = visitor.get(link).body();
    while (page.contains("nothing yet") && !page.contains("The search has ended.")) {
      Thread.sleep(100);
      page = visitor.get(link).body();
    }
    visitor.post(link.replace("/search?", "/search/stop?"), Map.of());
    page = visitor.get(link).body();
    while (!page.contains("The search has ended.")) {
      assertThat(page).contains("Stopping…");
      Thread.sleep(50);
      page = visitor.get(link).body();
    }
    return page;
  }

  @Test
  void aSearchIsOfferedWhereAPersonWhoCannotMoveWouldHaveTo() throws Exception {
    assertThat(visitor.get("/?people=22&unit=players&copies=1&stationary=2").body())
        .contains("No movement is known yet for this evening.", "Search now");
    assertThat(visitor.post("/search?people=12&unit=pairs", Map.of()).statusCode()).isEqualTo(400);
  }

  @Test
  void couplesAndAnEarlyEndAreSearchedForAndThenProposed() throws Exception {
    String evening =
        "people=12&unit=players&rounds=7&together=1-2&apart=3-4+5-6&mayStop=5&copies=3";
    assertThat(visitor.get("/?" + evening).body())
        .contains("No movement is known yet with these wishes.", "Search now");
    String ended = found(Visitor.location(visitor.post("/search?" + evening, Map.of())));
    assertThat(ended).contains("Open the movement");
    Matcher back = BACK.matcher(ended.replace("&amp;", "&"));
    assertThat(back.find()).isTrue();
    assertThat(visitor.get(back.group(1)).body()).contains("class=\"card\"", "7 rounds");
  }

  @Test
  void couplesOfPairsAreRefusedInWords() throws Exception {
    HttpResponse<String> refused = visitor.get("/?people=12&unit=pairs&apart=1-2");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("are only for players who come alone");
    assertThat(visitor.get("/?people=12&apart=1-x").body()).contains("[1-x] is no pair of players");
  }

  @Test
  void rulesOfOnesOwnAreSearchedForLineByLine() throws Exception {
    String evening = "people=8&unit=players&boards=12&groups=men%3D1-4%0D%0Awomen%3D5-8&rules=";
    String mixed = "between%3A+%5Bmen%2C+women%5D%2C+meet%3A+partner";
    assertThat(visitor.get("/?" + evening + mixed).body())
        .contains("No movement is known yet with these wishes.", "men=1-4\r\nwomen=5-8");
    HttpResponse<String> unknown = visitor.get("/?" + evening + mixed.replace("women", "wives"));
    assertThat(unknown.statusCode()).isEqualTo(400);
    assertThat(unknown.body()).contains("wives", "Maybe");
    assertThat(visitor.get("/?people=8&unit=players&groups=men&rules=" + mixed).body())
        .contains("the group [men] has no name");
  }

  /** A line end of any kind ends a rule, so that no rule can name files to be read. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\u0085", "\u2028", "\u2029"})
  void rulesCannotNameFiles(String end) throws Exception {
    String rules = "of: 1, sits: out, times: 0}" + end + "history: [/no/such/file.yaml]" + end;
    HttpResponse<String> refused =
        visitor.get("/?people=8&unit=players&rules=" + URLEncoder.encode(rules, UTF_8));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).doesNotContain("cannot be read", "does not exist");
  }

  @Test
  void sitOutsMayBeFree() throws Exception {
    assertThat(visitor.get("/?people=13&unit=players&sitOuts=free").body())
        .contains("<option value=\"free\" selected=\"selected\">", "Search now");
    assertThat(visitor.get("/?people=13&unit=players&sitOuts=often").body())
        .contains("sit-outs must be in turn, even or free");
  }

  @Test
  void teamsAreProposedOnCardsWithFiveFacts() throws Exception {
    String page = visitor.get("/?people=8&unit=teams").body();
    assertThat(page).contains("Teams head to head, 7 rounds of 3 boards", "teams ranked");
    assertThat(page.split("<svg class=\"icon\"[^>]* aria-hidden=\"true\"", -1).length % 5)
        .isEqualTo(1);
    Matcher use = Pattern.compile("class=\"use\" href=\"([^\"]+)\"").matcher(page);
    assertThat(use.find()).isTrue();
    assertThat(visitor.get(use.group(1).replace("&amp;", "&")).body())
        .contains(
            "Teams head to head, 8 tables, 7 rounds", "value=\"teams\" selected=\"selected\"");
  }

  @Test
  void manyTablesAreOfferedSectionsThatOpenAsOneMovement() throws Exception {
    String page = visitor.get("/?people=34&unit=pairs").body();
    assertThat(page).contains("Mitchell in sections", "in section A NS stay, EW up one");
    Matcher use = Pattern.compile("class=\"use\" href=\"([^\"]+)\"").matcher(page);
    assertThat(use.find()).isTrue();
    HttpResponse<String> opened = visitor.get(use.group(1).replace("&amp;", "&"));
    assertThat(opened.statusCode()).isEqualTo(200);
    assertThat(opened.body()).contains("Mitchell in sections, 17 tables", "Download PDF");
  }

  /** The last rounds are switched on the page that a proposal opens as well. */
  @Test
  void oneRankingIsProposedAndOpenedWithTheLastRoundSwitched() throws Exception {
    String page = visitor.get("/?people=10&unit=tables&boards=24&winners=1").body();
    assertThat(page)
        .contains("<option value=\"1\" selected=\"selected\">", "arrow switch in round 8")
        .doesNotContain("2 winners");
    Matcher use = Pattern.compile("class=\"use\" href=\"([^\"]+)\"").matcher(page);
    assertThat(use.find()).isTrue();
    assertThat(visitor.get(use.group(1).replace("&amp;", "&")).body())
        .contains("Arrows are switched in round 8");
  }
}
