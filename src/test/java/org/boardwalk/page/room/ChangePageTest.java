package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A Mitchell of five tables that goes on otherwise: pairs 1 to 5 sit NS, 6 to 10 EW. */
@Tag("thorough")
class ChangePageTest extends RoomOverHttp {

  private static final Pattern WAY = Pattern.compile("name=\"way\" value=\"(\\w+)\"");

  /** The ways on a page, the recommended one first. */
  private static List<String> ways(String page) {
    return WAY.matcher(page).results().map(r -> r.group(1)).toList();
  }

  private HttpResponse<String> take(String cookie, String way) throws Exception {
    return post("/change", cookie, Map.of("form", form(cookie), "way", way));
  }

  private void undo(String cookie) throws Exception {
    assertThat(get("/desk", cookie).body())
        .containsPattern("<p>[^<]+ after round \\d+: [^<]+\\.</p>")
        .contains("Undo the latest change");
    Map<String, String> send = Map.of("form", form(cookie));
    assertThat(post("/change/undo", cookie, send).statusCode()).isEqualTo(303);
    assertThat(get("/desk", cookie).body()).doesNotContain("Undo the latest change");
  }

  private void enter(String cookie, int round, int table, int board, String score)
      throws Exception {
    String link = "/enter?round=" + round + "&table=" + table + "&board=" + board;
    Map<String, String> send = Map.of("form", form(cookie), "before", "", "other", score);
    assertThat(post(link, cookie, send).statusCode()).isEqualTo(303);
  }

  @Test
  void aPairThatComesLateIsShownItsWaysAndTheChosenOneCanBeUndone() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    SavedEvening before = saved();
    assertThat(get("/desk", cookie).body()).contains("/change?what=comes", "Early departure");
    String page = get("/change?what=comes&played=1&name=Cleo", cookie).body();
    assertThat(page)
        .contains(
            "Recommended:",
            "boards lost",
            "Pair 11: table 4, East-West, from round 2; as planned, but those without a game");
    assertThat(saved()).as("a preview changes nothing").isEqualTo(before);
    assertThat(take(cookie, ways(page).get(0)).statusCode()).isEqualTo(303);
    assertThat(saved().movement().contestants()).isEqualTo(11);
    assertThat(saved().names()).containsEntry(11, "Cleo");
    assertThat(saved().attendance().late()).containsExactly(new Attendance.Late(11, 2));
    undo(cookie);
    assertThat(saved()).isEqualTo(before);
  }

  @Test
  void whatWasEnteredMeanwhileStaysWhenAChangeIsUndone() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    String page = get("/change?what=leaves&played=1&who=10", cookie).body();
    take(cookie, ways(page).get(0));
    assertThat(saved().attendance().left()).containsExactly(new Attendance.Left(10, 1));
    enter(cookie, 1, 1, 1, "420");
    undo(cookie);
    assertThat(saved().attendance().full()).isTrue();
    assertThat(saved().results()).hasSize(1);
  }

  /** By the rule EW go up one table: 10 sits at 5, 1, 2, 3, 4, and its opponents wait there. */
  @Test
  void thoseWhoseOpponentsHaveLeftWaitAtTheTableToWhichTheRuleLeadsThem() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    take(cookie, ways(get("/change?what=leaves&played=1&who=10", cookie).body()).get(0));
    take(cookie, ways(get("/change?what=leaves&played=2&who=9", cookie).body()).get(0));
    HttpResponse<String> sheet = get("/changes.pdf", cookie);
    assertThat(sheet.headers().firstValue("Content-Type")).contains("application/pdf");
    assertThat(get("/changes.pdf", "").statusCode()).isEqualTo(403);
    assertThat(get("/papers.pdf", cookie).statusCode()).isEqualTo(200);
    assertThat(get("/?who=4", "").body())
        .contains("Table 4, North-South", "no opponents")
        .doesNotContain("No game");
    serveInstead(file);
    String page = get("/?who=1", "").body();
    assertThat(page).contains("Table 1, North-South", "no opponents").doesNotContain("No game");
  }

  @Test
  void changesAreUndoneOneByOneAfterARestart() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    SavedEvening before = saved();
    take(cookie, ways(get("/change?what=leaves&played=1&who=10", cookie).body()).get(0));
    SavedEvening between = saved();
    take(cookie, ways(get("/change?what=leaves&played=2&who=9", cookie).body()).get(0));
    serveInstead(file);
    cookie = director();
    Map<String, String> send = Map.of("form", form(cookie));
    assertThat(post("/change/undo", cookie, send).statusCode()).isEqualTo(303);
    assertThat(saved()).isEqualTo(between);
    undo(cookie);
    assertThat(saved()).isEqualTo(before);
  }

  @Test
  void anotherEveningUnderTheSameNameHasNothingToUndo() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    take(cookie, ways(get("/change?what=leaves&played=1&who=10", cookie).body()).get(0));
    SavedEvening weekAfter = saved().on(Members.NONE, saved().date().plusWeeks(1));
    EveningFile.write(file, weekAfter);
    serveInstead(file);
    assertThat(get("/desk", director()).body()).doesNotContain("Undo the latest change");
  }

  @Test
  void theLogSaysWhenWhoAndWhatAfterARestart() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    enter(cookie, 1, 1, 1, "420");
    String link = "/enter?round=1&table=1&board=1";
    post(link, cookie, Map.of("form", form(cookie), "before", "420", "other", "4SN+1"));
    post(link, cookie, Map.of("form", form(cookie), "before", "4S N +1", "special", "withdraw"));
    post("/penalty", cookie, Map.of("form", form(cookie), "who", "3", "amount", "10% of a top"));
    take(cookie, ways(get("/change?what=leaves&played=1&who=10", cookie).body()).get(0));
    serveInstead(file);
    assertThat(get("/log", "").statusCode()).isEqualTo(403);
    String page = get("/log", director()).body();
    Matcher rows =
        Pattern.compile("<tr><td>[0-9: -]{19}</td><td>(.*?)</td><td>(.*?)</td></tr>").matcher(page);
    List<String> lines = rows.results().map(r -> r.group(1) + ": " + r.group(2)).toList();
    assertThat(lines.get(0)).startsWith("desk: A pair leaves (10) after round 1: ");
    assertThat(lines.subList(1, lines.size()))
        .containsExactly(
            "desk: Given: penalty -10% of a top for 3",
            "desk: Round 1, table 1, board 1: taken away (was 4S N +1)",
            "desk: Round 1, table 1, board 1: 4S N +1 (was 420)",
            "desk: Round 1, table 1, board 1: 420",
            "desk: Round 1");
  }

  @Test
  void aDamagedLogIsReadAsFarAsItCanBe() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    Path log = temp.resolve(file.getFileName() + ".log");
    String whole = Files.readString(log);
    Files.writeString(log, whole + whole.substring(0, 40));
    enter(cookie, 1, 1, 1, "420");
    assertThat(get("/log", cookie).body().split("<tr><td>", -1)).hasSize(3);
    take(cookie, ways(get("/change?what=leaves&played=1&who=10", cookie).body()).get(0));
    Files.writeString(log, Files.readString(log).replace("boardwalk/evening/1", "damaged"));
    serveInstead(file);
    assertThat(get("/desk", director()).body()).doesNotContain("Undo the latest change");
  }

  /** In round 1 pairs 6 and 7 are to sit EW at tables 1 and 2. */
  @Test
  void afterSwappedSeatsTheResultsBelongToThoseWhoPlayed() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    enter(cookie, 1, 1, 1, "420");
    String page = get("/change?what=swapped&played=1&who=6,7", cookie).body();
    assertThat(page).contains("keep them to the end");
    take(cookie, ways(page).get(0));
    Encounter first = saved().movement().rounds().get(0).encounters().get(0);
    assertThat(first.seating().at(Direction.EW)).containsExactly(7);
    assertThat(saved().results().get(0).play().seating()).isEqualTo(first.seating());
    undo(cookie);
    assertThat(saved().results().get(0).play().seating().at(Direction.EW)).containsExactly(6);
  }

  @Test
  void waysOfAnOlderMovementAreNotTaken() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    String comes = ways(get("/change?what=comes&played=1", cookie).body()).get(0);
    String leaves = ways(get("/change?what=leaves&played=1&who=10", cookie).body()).get(0);
    take(cookie, comes);
    HttpResponse<String> late = take(cookie, leaves);
    assertThat(late.statusCode()).isEqualTo(400);
    assertThat(late.body()).contains("the movement has been changed meanwhile");
    assertThat(take(cookie, "unknown").body()).contains("no longer known");
  }

  @Test
  void whatCannotBeIsSaidOnThePage() throws Exception {
    String cookie = director();
    assertThat(get("/change?what=leaves&played=1&who=x", cookie).body())
        .contains("[x] is not the number of a pair");
    assertThat(get("/change?what=swapped&played=1&who=6", cookie).body()).contains("such as 8, 9");
    assertThat(get("/change?what=leaves&played=9&who=1", cookie).statusCode()).isEqualTo(400);
    assertThat(get("/change?what=sleeps", cookie).statusCode()).isEqualTo(400);
    assertThat(get("/change?what=comes&played=1", "").statusCode()).isEqualTo(403);
  }

  @Test
  void aBoardOfAnotherSetIsEnteredAtTheTableThatPlayedIt() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    assertThat(get("/enter?round=1&table=1", cookie).body()).contains("Another board was played");
    enter(cookie, 1, 1, 3, "110");
    assertThat(get("/enter?round=1&table=1", cookie).body()).contains("board=3").contains("110");
    assertThat(saved().event().wrong()).hasSize(1);
    String link = "/enter?round=1&table=1&board=3";
    post(link, cookie, Map.of("form", form(cookie), "before", "110", "special", "withdraw"));
    assertThat(saved().results()).isEmpty();
  }

  @Test
  void twoResultsAreExchangedAndExchangedBack() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    enter(cookie, 1, 1, 1, "110");
    enter(cookie, 1, 1, 2, "4S N +1");
    String link = "round=1&table=1&board=1&table2=1&board2=2";
    assertThat(get("/exchange?" + link, cookie).body())
        .contains("Board 1, table 1: 110 becomes 4S N +1", "Board 2, table 1: 4S N +1 becomes 110");
    Map<String, String> send =
        Map.of(
            "form",
            form(cookie),
            "round",
            "1",
            "table",
            "1",
            "board",
            "1",
            "table2",
            "1",
            "board2",
            "2");
    assertThat(scores()).containsExactly("110", "4S N +1");
    post("/exchange", cookie, send);
    assertThat(scores()).containsExactly("4S N +1", "110");
    post("/exchange", cookie, send);
    assertThat(scores()).containsExactly("110", "4S N +1");
    assertThat(get("/exchange?" + link.replace("board2=2", "board2=5"), cookie).body())
        .contains("board [5] at table 1 in round 1 has no result");
  }

  private List<String> scores() {
    return new ArrayList<>(saved().results().stream().map(ScoreEntry::text).toList());
  }

  @Test
  void theRankingIsOnPhonesByNumberOnceTheDirectorOpensIt() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    enter(cookie, 1, 1, 1, "110");
    assertThat(get("/ranking", "").statusCode()).isEqualTo(403);
    assertThat(get("/mine?who=1", "").statusCode()).isEqualTo(403);
    assertThat(get("/?who=1", "").body()).doesNotContain("My results");
    post("/open", cookie, Map.of("form", form(cookie), "open", "yes"));
    assertThat(get("/?who=1", "").body()).contains("/mine?who=1", "/ranking");
    enter(cookie, 2, 5, 1, "140");
    assertThat(get("/mine?who=1", "").body()).contains("My results").doesNotContain("Anna");
    assertThat(get("/ranking", "").body()).contains("North-South").doesNotContain("Anna");
    assertThat(get("/ranking", cookie).body()).contains("Anna1");
    post("/open", "", Map.of("open", "no"));
    assertThat(get("/ranking", "").statusCode()).isEqualTo(200);
    post("/open", cookie, Map.of("form", form(cookie), "open", "no"));
    assertThat(get("/ranking", "").statusCode()).isEqualTo(403);
  }

  @Test
  void theDeskPrintsThePapersOfTheMovementAsItStands() throws Exception {
    String cookie = director();
    HttpResponse<String> papers = get("/papers.pdf", cookie);
    assertThat(papers.headers().firstValue("Content-Type")).contains("application/pdf");
    assertThat(get("/papers.pdf", "").statusCode()).isEqualTo(403);
  }
}
