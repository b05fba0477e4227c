package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page that ranks several evenings of a club, with figures computed by hand. */
@Tag("thorough")
class SeasonPageTest {

  private static final Map<String, String> BOTH =
      Map.of(ClubSeason.FIRST, "yes", ClubSeason.SECOND, "yes");

  @TempDir Path temp = Path.of("");
  private Visitor visitor;

  @BeforeEach
  void serve() throws Exception {
    visitor = new Visitor(ClubSeason.in(temp));
  }

  @AfterEach
  void stop() {
    visitor.close();
  }

  /** The program is started again. */
  private void again() throws Exception {
    visitor.close();
    visitor = new Visitor(new ClubFolder(temp, MemberList.NONE));
  }

  private String csv(String... more) throws Exception {
    return file("csv", more);
  }

  private String file(String format, String... more) throws Exception {
    Map<String, String> form = form(more);
    form.put("file", format);
    HttpResponse<byte[]> reply = visitor.download("/season/file", form);
    return new String(reply.body(), StandardCharsets.UTF_8);
  }

  private static Map<String, String> form(String... more) {
    Map<String, String> form = new HashMap<>(BOTH);
    for (int k = 0; k < more.length; k += 2) {
      form.put(more[k], more[k + 1]);
    }
    return form;
  }

  @Test
  void theEveningsOfTheClubAreThereToChoose() throws Exception {
    String page = visitor.get("/season").body();
    assertThat(page)
        .contains("name=\"" + ClubSeason.FIRST + "\"", "name=\"" + ClubSeason.SECOND + "\"")
        .contains("<strong>First</strong>", "2026-02-10: ", "<li>" + ClubSeason.BROKEN + ": ")
        .doesNotContain("name=\"" + ClubSeason.BROKEN + "\"", "checked=\"checked\"")
        .doesNotContain(ClubSeason.BROKEN + ": " + ClubSeason.BROKEN, "" + temp)
        .doesNotContain("<table");
    assertThat(page.indexOf("Second")).isLessThan(page.indexOf("First"));
    assertThat(visitor.get("/room").body()).contains("href=\"/season\"");
  }

  @Test
  void theMeanOfTheChosenEveningsIsRanked() throws Exception {
    String page = visitor.post("/season", form("name", "Spring & all")).body();
    assertThat(page)
        .contains("<h2>Spring &amp; all</h2>", "Ann &amp; Bo</th>", "75.00", "37.50")
        .contains("Night 2, 2026-02-10: Second.", "checked=\"checked\"");
    assertThat(csv())
        .startsWith("rank,sharing,name,nights,night_1,night_2,percent\n")
        .contains("\n1,1,Ann & Bo,2,50.00,100.00,75.00\n")
        .contains("\n2,3,Gus & Hal,2,50.00,50.00,50.00\n")
        .contains("\n5,2,Cy & Di,2,50.00,25.00,37.50\n");
  }

  @Test
  void theRulesAreThoseOfTheForm() throws Exception {
    assertThat(csv("best", "1")).contains("\n1,1,Ann & Bo,2,50.00,100.00,100.00\n");
    assertThat(csv("people", "yes")).contains("\n1,2,Ann,2,50.00,100.00,75.00\n");
    // Half of Ann's 8 % each evening.
    assertThat(csv("handicaps", "yes")).contains("\n1,1,Ann & Bo,2,54.00,104.00,79.00\n");
    // All three share on the first evening; places 2 and 3 on the second.
    assertThat(csv("points", "place,points\r\n1,10\r\n2,6\r\n3,2\r\n"))
        .startsWith("rank,sharing,name,nights,night_1,night_2,points\n")
        .contains("\n1,1,Ann & Bo,2,6.00,10.00,16.00\n", ",Gus & Hal,2,6.00,6.00,12.00\n")
        .contains(",Cy & Di,2,6.00,4.00,10.00\n");
  }

  @Test
  void theRulesAreThereNextTimeWithTheEveningsPlayedSince() throws Exception {
    Map<String, String> form = form("name", "Spring", "best", "1", "people", "yes");
    form.remove(ClubSeason.FIRST);
    visitor.post("/season", form);
    again();
    String page = visitor.get("/season").body();
    assertThat(page)
        .contains("<h2>Spring</h2>", "<table", "Night 1, 2026-02-10: Second.", "value=\"Spring\"")
        .doesNotContain("Night 2");
    assertThat(page.split("checked=\"checked\"", -1)).hasSize(3);
    Path evenings = temp.resolve("evenings");
    Files.copy(evenings.resolve(ClubSeason.SECOND), evenings.resolve("third.yaml"));
    assertThat(visitor.get("/season").body())
        .contains("Night 2, 2026-02-10")
        .doesNotContain("First.");
  }

  @Test
  void anEveningThatWasNotPlayedYetCountsOnceItWasPlayed() throws Exception {
    Path later = temp.resolve("evenings").resolve("later.yaml");
    SavedEvening played = EveningFile.read(temp.resolve("evenings").resolve(ClubSeason.SECOND));
    EveningFile.create(later, played.titled("Later").scored(List.of()));
    visitor.post("/season", form());
    assertThat(visitor.get("/season").body()).contains("Night 2").doesNotContain("Night 3");
    EveningFile.write(later, played.titled("Later"));
    assertThat(visitor.get("/season").body()).contains("Night 3, 2026-02-10: Later.");
  }

  @Test
  void rulesThatAreRefusedAreNotKeptAndDamagedOnesAreReportedAndStay() throws Exception {
    visitor.sendOnly("/season", form("best", "3"));
    Path kept = temp.resolve("season.csv");
    assertThat(kept).doesNotExist();
    visitor.post("/season", form("best", "1"));
    String damaged = Files.readString(kept).replace("best", "bset");
    Files.writeString(kept, damaged);
    assertThat(visitor.get("/season").body())
        .contains("season.csv:2: [bset] is no rule of a season", "Maybe correct the line")
        .doesNotContain("<table");
    assertThat(visitor.post("/season", form()).body()).contains("season.csv:2: ", "<table");
    assertThat(kept).hasContent(damaged);
    Files.delete(kept);
    visitor.post("/season", form());
    assertThat(visitor.get("/season").body()).contains("<table").doesNotContain("season.csv");
  }

  @Test
  void keptRulesThatNoLongerFitAreShownWithTheReason() throws Exception {
    visitor.post("/season", form("best", "2", "name", "Spring"));
    Files.delete(temp.resolve("evenings").resolve(ClubSeason.FIRST));
    assertThat(visitor.get("/season").body())
        .contains("best [2] must be from 1 to 1", "value=\"Spring\"")
        .doesNotContain("<table");
  }

  @Test
  void thePageForAWebsiteStandsAlone() throws Exception {
    String page = file("html", "name", "Spring");
    assertThat(page)
        .contains("Spring", "Ann &amp; Bo", "75.00")
        .doesNotContain("<script", "src=", "<link");
    assertThat(file("pdf")).startsWith("%PDF");
  }

  @Test
  void whatIsWrongIsSaidAboveTheFormWhichKeepsWhatWasTyped() throws Exception {
    HttpResponse<String> none = visitor.sendOnly("/season", Map.of("name", "Spring"));
    assertThat(none.statusCode()).isEqualTo(400);
    assertThat(none.body()).contains("no evening is chosen", "Maybe tick", "value=\"Spring\"");
    for (String[] wrong :
        new String[][] {
          {"points", "place,points\n1,ten", "points:2: points [ten] are not a number"},
          {"best", "3", "best [3] must be from 1 to 2"},
          {"best", "x", "best [x] is not a whole number"},
          {"absent", "<b>", "[&lt;b&gt;] for an evening away is not a number"},
          {"absent", "145", "must count from 0 to 100"}
        }) {
      HttpResponse<String> reply = visitor.sendOnly("/season", form(wrong[0], wrong[1]));
      assertThat(reply.statusCode()).as(wrong[1]).isEqualTo(400);
      assertThat(reply.body()).contains(wrong[2], "Maybe ", "checked=\"checked\"");
    }
  }
}
