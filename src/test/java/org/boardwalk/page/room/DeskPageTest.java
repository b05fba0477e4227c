package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Clock;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.page.WebServer;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningSettings;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and corrections at the desk of the director. */
@Tag("thorough")
class DeskPageTest extends RoomOverHttp {

  /** The names and corrections as a page of the desk shows them, which the form gives back. */
  private static Map<String, String> people(String desk, String names, String corrections) {
    return Map.of(
        "form",
        shown(desk, "name=\"form\" value=\"(\\w+)\""),
        "before",
        shown(desk, "name=\"before\" value=\"([^\"]+)\""),
        "names",
        names,
        "corrections",
        corrections);
  }

  private static String shown(String page, String pattern) {
    Matcher found = Pattern.compile(pattern).matcher(page);
    assertThat(found.find()).as(pattern).isTrue();
    return found.group(1);
  }

  private void turn(String cookie, String turn) throws Exception {
    int round = saved().clock().round();
    post("/clock", cookie, Map.of("form", form(cookie), "turn", turn, "round", "" + round));
  }

  @Test
  void goingBackCanBeUndone() throws Exception {
    String cookie = director();
    int round = saved().clock().round();
    turn(cookie, "next");
    assertThat(get("/desk", cookie).body()).doesNotContain("value=\"undo\"");
    RoundClock later = saved().clock();
    turn(cookie, "previous");
    assertThat(saved().clock().round()).isEqualTo(round);
    assertThat(get("/desk", cookie).body()).contains("value=\"undo\"", "Undo going back");
    turn(cookie, "undo");
    assertThat(saved().clock()).isEqualTo(later);
    assertThat(get("/desk", cookie).body()).doesNotContain("value=\"undo\"");
  }

  @Test
  void aTableIsGreenOnceAllItsResultsAreIn() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    assertThat(get("/desk", cookie).body())
        .contains("Table 1</a><span>Boards 1, 2</span>")
        .doesNotContain("class=\"in\"");
    enter(cookie, "board=1");
    assertThat(get("/desk", cookie).body()).contains("Table 1</a><span>Board 2</span>");
    enter(cookie, "board=2");
    assertThat(get("/desk", cookie).body())
        .containsOnlyOnce("class=\"in\"")
        .contains("Table 1</a><span>all in</span>");
    turn(cookie, "next");
    assertThat(get("/desk", cookie).body())
        .contains("Round 1, Table 2</a>")
        .doesNotContain("Round 1, Table 1</a>", "class=\"in\"");
  }

  private void enter(String cookie, String board) throws Exception {
    post(
        "/enter?round=1&table=1&" + board,
        cookie,
        Map.of("form", form(cookie), "before", "", "other", "4SN="));
  }

  @Test
  void theDeskSaysWhatToDoWithWrongTablesAndBoards() throws Exception {
    assertThat(get("/desk", director()).body())
        .contains("take the result away, and enter it where it belongs")
        .contains("/change?what=swapped", "/exchange", "Another board was played");
  }

  @Test
  void namesAndCorrectionsAreTypedAtTheDesk() throws Exception {
    String cookie = director();
    String desk = get("/desk", cookie).body();
    HttpResponse<String> wrong = post("/people", cookie, people(desk, "11,Nobody", ""));
    assertThat(wrong.statusCode()).isEqualTo(400);
    assertThat(wrong.body()).contains(">11,Nobody</textarea>");
    assertThat(saved().names()).hasSize(10);
    post("/people", cookie, people(wrong.body(), "1,Cleo & Dan", "2,penalty,10%"));
    assertThat(saved().names()).isEqualTo(Map.of(1, "Cleo & Dan"));
    assertThat(saved().corrections()).hasSize(1);
    assertThat(get("/desk", cookie).body()).contains("2,penalty,-10%");
  }

  @Test
  void handicapsOfTheNamesAreAddedToTheCorrections() throws Exception {
    String cookie = director();
    String names = "number,name,handicap\n1,Anna,1.5\n2,Bo,\n";
    post("/people", cookie, people(get("/desk", cookie).body(), names, "2,penalty,1"));
    String desk = get("/desk", cookie).body();
    assertThat(desk).contains("1,handicap,1.5", "2,penalty,-1");
    assertThat(saved().names()).isEqualTo(Map.of(1, "Anna", 2, "Bo"));
    HttpResponse<String> again = post("/people", cookie, people(desk, names, "1,handicap,1.5"));
    assertThat(again.body()).contains("number [1] has two handicaps", "Maybe take one out");
    assertThat(saved().corrections()).hasSize(2);
    post("/people", cookie, people(desk, "2,Bo", "1,handicap,1.5\n1,handicap,2"));
    assertThat(saved().corrections()).hasSize(2);
    assertThat(saved().names()).isEqualTo(Map.of(2, "Bo"));
  }

  @Test
  void aFaultIsNamedByTheLineInWhichItWasTyped() throws Exception {
    String cookie = director();
    String desk = get("/desk", cookie).body();
    assertThat(post("/people", cookie, people(desk, "", "3,foo,1")).body())
        .contains("corrections:1: reason [foo] is unknown");
    assertThat(post("/people", cookie, people(desk, "", "3,penalty,1,5")).body())
        .contains("corrections:1: has [5] after [1]");
    post("/people", cookie, people(desk, "", "3;penalty;1,5"));
    assertThat(get("/desk", cookie).body()).contains("3,penalty,-1.5");
  }

  @Test
  void correctionsThatCannotBeRankedAreRefused() throws Exception {
    SavedEvening evening = saved();
    EveningSettings usual = evening.settings();
    file = temp.resolve("imps.yaml");
    EveningFile.write(
        file,
        evening.with(
            new EveningSettings(
                ScoringMethod.CROSS_IMPS, usual.rounding(), usual.pace(), usual.start())));
    LiveRoom imps = new LiveRoom(EveningStore.open(file), Clock.systemUTC());
    try (PageServer server = WebServer.start(imps, RoomSettings.at("127.0.0.1", 0, PIN))) {
      address = server.address();
      String cookie = director();
      String desk = get("/desk", cookie).body();
      HttpResponse<String> percent = post("/people", cookie, people(desk, "", "2,penalty,10%"));
      assertThat(percent.statusCode()).isEqualTo(400);
      assertThat(percent.body()).contains("percent have no meaning where IMPs");
      assertThat(saved().corrections()).isEmpty();
      post("/people", cookie, people(percent.body(), "", "2,penalty,10"));
      assertThat(saved().corrections()).hasSize(1);
    }
  }

  @Test
  void namesTypedMeanwhileByAnotherPersonAreNotOverwritten() throws Exception {
    String cookie = director();
    String desk = get("/desk", cookie).body();
    post("/people", cookie, people(desk, "1,Cleo", ""));
    HttpResponse<String> late = post("/people", cookie, people(desk, "2,Dan", ""));
    assertThat(late.statusCode()).isEqualTo(400);
    assertThat(late.body())
        .contains("another person has changed names or corrections meanwhile", "Maybe", "1,Cleo")
        .doesNotContain("2,Dan");
    assertThat(saved().names()).isEqualTo(Map.of(1, "Cleo"));
    post("/people", cookie, people(late.body(), "1,Cleo\n2,Dan", ""));
    assertThat(saved().names()).isEqualTo(Map.of(1, "Cleo", 2, "Dan"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anna; Bo", "\"Cleo\" Li", "Li, Bo"})
  void namesThatAreSavedAsTheyStandStayAsTheyAre(String name) throws Exception {
    String cookie = director();
    String quoted = "\"" + name.replace("\"", "\"\"") + "\"";
    post("/people", cookie, people(get("/desk", cookie).body(), "number,name\n1," + quoted, ""));
    assertThat(saved().names()).isEqualTo(Map.of(1, name));
    String desk = get("/desk", cookie).body();
    String again = shown(desk, "(?s)<textarea id=\"names\"[^>]*>(.*?)</textarea>");
    String typed = again.replace("&quot;", "\"").replace("&#34;", "\"").replace("&amp;", "&");
    post("/people", cookie, people(desk, typed + "2,Dan\n", ""));
    assertThat(saved().names()).isEqualTo(Map.of(1, name, 2, "Dan"));
  }
}
