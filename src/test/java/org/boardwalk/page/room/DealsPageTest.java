package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.ShownDeals;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Deals of the evening stay secret until the ranking is open to all. */
@Tag("thorough")
class DealsPageTest extends FinishedRoom {

  private static final SortedSet<Integer> BOARDS =
      new TreeSet<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));

  private static final ShownDeals DEALS = ShownDeals.dealt(BOARDS, OptionalLong.of(7));

  /** Pages and data of the room that may be seen while it plays. */
  private static final List<String> LINKS =
      List.of(
          "/",
          "/?who=1",
          "/version",
          "/wall",
          "/desk",
          "/deals",
          "/log",
          "/ranking",
          "/ranking?who=1",
          "/mine?who=1",
          "/hands",
          "/hands?board=1",
          "/publish",
          "/enter",
          "/enter?round=1&table=1",
          "/table?who=1",
          "/names",
          "/evening.yaml",
          "/results.xml",
          "/results.html");

  private HttpResponse<String> deal(String seed) throws Exception {
    return post("/deals", cookie, Map.of("form", form(cookie), "what", "deal", "seed", seed));
  }

  private void open(String open) throws Exception {
    assertThat(post("/open", cookie, Map.of("form", form(cookie), "open", open)).statusCode())
        .isEqualTo(303);
  }

  /** The suits of all hands with three cards or more, which stand on no page by chance. */
  private static List<String> suits() {
    return DEALS.boards().stream()
        .flatMap(b -> DEALS.hands(b, Language.EN).stream())
        .flatMap(h -> h.suits().stream())
        .filter(suit -> suit.length() > 6)
        .toList();
  }

  private void noHandsAreSeen() throws Exception {
    List<String> pbn =
        DEALS.pbn().lines().filter(l -> l.contains("N:")).map(l -> l.substring(9, 30)).toList();
    assertThat(pbn).hasSize(10);
    for (String link : LINKS) {
      for (String who : List.of("", cookie)) {
        assertThat(Stream.concat(suits().stream(), pbn.stream()))
            .as("%s %s", link, who)
            .noneMatch(get(link, who).body()::contains);
      }
    }
  }

  @Test
  void handsAreSeenOnceTheRankingIsOpenAndNeverBefore() throws Exception {
    noHandsAreSeen();
    assertThat(deal("7").statusCode()).isEqualTo(303);
    assertThat(Files.readString(Path.of(file + ".pbn"))).isEqualTo(DEALS.pbn());
    assertThat(get("/deals", cookie).body()).contains("Deals are kept of boards 1-10.");
    noHandsAreSeen();
    assertThat(get("/hands", "").statusCode()).isEqualTo(403);
    assertThat(get("/hands", cookie).body()).contains("kept secret until the ranking is open");
    open("yes");
    String board = get("/hands?board=3", "").body();
    assertThat(board).contains("Board 3, dealer S, EW").contains(suitsOf(3)).contains("pass");
    assertThat(board).doesNotContain(suitsOf(4)).doesNotContain("Anna");
    assertThat(get("/mine?who=1", "").body()).contains("href=\"/hands?board=1\"");
    assertThat(get("/ranking", "").body()).contains("href=\"/hands\"");
    assertThat(get("/results.html", cookie).body()).contains(suitsOf(3)).contains(suitsOf(4));
    open("no");
    noHandsAreSeen();
  }

  private static List<String> suitsOf(int board) {
    return DEALS.hands(board, Language.EN).stream()
        .flatMap(h -> h.suits().stream())
        .filter(suit -> suit.length() > 6)
        .toList();
  }

  @Test
  void dealsOutliveTheProgramAndStaySecret() throws Exception {
    deal("7");
    open("yes");
    serveInstead(file);
    cookie = director();
    noHandsAreSeen();
    assertThat(get("/deals.pbn", cookie).body()).isEqualTo(DEALS.pbn());
  }

  @Test
  void aDamagedFileIsReportedOnTheDeskAndNothingReplacesIt() throws Exception {
    Path deals = Path.of(file + ".pbn");
    Files.writeString(deals, "[Board \"1\"]\n[Deal \"N:AKQ\"]\n");
    serveInstead(file);
    cookie = director();
    assertThat(get("/desk", cookie).body())
        .contains("<strong>" + deals.getFileName() + ":1: ", "The room plays without hands")
        .doesNotContain("" + temp);
    assertThat(get("/desk", "").body()).doesNotContain("without hands");
    assertThat(get("/deals", cookie).body())
        .contains(deals.getFileName() + ":1: ")
        .doesNotContain("name=\"what\"");
    assertThat(deal("7").statusCode()).isEqualTo(400);
    assertThat(deals).hasContent("[Board \"1\"]\n[Deal \"N:AKQ\"]\n");
    open("yes");
    assertThat(get("/ranking", "").statusCode()).isEqualTo(200);
    Files.delete(deals);
    assertThat(get("/desk", cookie).body()).doesNotContain("without hands");
    assertThat(deal("7").statusCode()).isEqualTo(303);
  }

  @Test
  void filesWithAllCardsAreForTheDirectorAlone() throws Exception {
    assertThat(get("/deals.pbn", cookie).statusCode()).isEqualTo(400);
    deal("7");
    for (String link : List.of("/deals", "/deals.pbn", "/hand-records.pdf")) {
      assertThat(get(link, "").statusCode()).as(link).isEqualTo(403);
    }
    open("yes");
    assertThat(get("/deals.pbn", "").statusCode()).isEqualTo(403);
    assertThat(get("/deals.pbn", cookie).body()).isEqualTo(DEALS.pbn());
    assertThat(get("/hand-records.pdf", cookie).body()).startsWith("%PDF");
    assertThat(post("/deals", "", Map.of("form", "0", "what", "out")).statusCode()).isEqualTo(403);
    assertThat(post("/deals", cookie, Map.of("form", "0", "what", "out")).statusCode())
        .isEqualTo(403);
  }

  @Test
  void dealsAreReplacedOnlyAfterTheyWereTakenOut() throws Exception {
    deal("7");
    HttpResponse<String> again = deal("8");
    assertThat(again.statusCode()).isEqualTo(400);
    assertThat(again.body()).contains("the evening has deals already", "Maybe take them out");
    post("/deals", cookie, Map.of("form", form(cookie), "what", "out"));
    assertThat(Path.of(file + ".pbn")).doesNotExist();
    deal("");
    assertThat(get("/deals.pbn", cookie).body())
        .isNotEqualTo(DEALS.pbn())
        .contains("[Board \"10\"]");
  }

  @Test
  void whatIsWrongIsSaidAndNothingIsKept() throws Exception {
    HttpResponse<String> seed = deal("lucky");
    assertThat(seed.statusCode()).isEqualTo(400);
    assertThat(seed.body()).contains("seed [lucky] is not a whole number");
    assertThat(post("/deals", cookie, Map.of("form", form(cookie), "what", "send")).body())
        .contains("<strong>no file was chosen</strong>", "<p>Maybe choose one, then send it.</p>");
    assertThat(Path.of(file + ".pbn")).doesNotExist();
  }
}
