package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Results that players enter at their table; in round 1 pairs 1 and 6 play boards 1 and 2 there.
 */
@Tag("thorough")
class TablePageTest extends RoomOverHttp {

  private static final String BOARD = "round=1&table=1&board=1";
  private static final Map<String, String> FOUR_SPADES = Map.of("other", "4SN+1");

  private String director = "";

  @BeforeEach
  void open() throws Exception {
    director = director();
    beginFirstRound(director);
    post("/phones", director, Map.of("form", form(director), "open", "yes"));
  }

  private String pin(int table) {
    return TablePins.of(saved().settings().phones().orElseThrow(), table);
  }

  private String signIn(int contestant, int table) throws Exception {
    HttpResponse<String> reply =
        post("/table", "", Map.of("who", "" + contestant, "pin", pin(table)));
    assertThat(reply.statusCode()).as(reply.body()).isEqualTo(303);
    String cookie = reply.headers().firstValue("Set-Cookie").orElse("");
    assertThat(cookie).contains("HttpOnly", "SameSite=Strict");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  private static String hidden(String page) {
    Matcher word = Pattern.compile("name=\"form\" value=\"(\\w+)\"").matcher(page);
    assertThat(word.find()).as(page).isTrue();
    return word.group(1);
  }

  private HttpResponse<String> send(
      String path, String cookie, String board, String before, Map<String, String> fields)
      throws Exception {
    String page = get("/table/board?again=1&" + BOARD, cookie).body();
    Map<String, String> form = new HashMap<>(fields);
    form.put("form", hidden(page));
    form.put("before", before);
    return post(path + "?" + board, cookie, form);
  }

  private HttpResponse<String> enter(String cookie, String before, String typed) throws Exception {
    return send("/table/board", cookie, BOARD, before, Map.of("other", typed));
  }

  private Result entered() {
    assertThat(saved().results()).hasSize(1);
    return saved().results().get(0);
  }

  @Test
  void aResultIsProvisionalUntilTheOpponentsConfirmIt() throws Exception {
    String ns = signIn(1, 1);
    assertThat(get("/table", ns).body()).contains("Board 1", "Board 2").doesNotContain("Anna");
    enter(ns, "", "4SN+1");
    assertThat(entered().enteredBy()).isEqualTo(1);
    assertThat(get("/table/board?" + BOARD, ns).body())
        .contains("Entered by 1. Opponents, please check it.", "4S N +1: 450 to North-South");
    assertThat(get("/desk", director).body())
        .contains("Round 1, table 1, board 1", "4S N +1, by 1");
    assertThat(get("/enter?round=1&table=1", director).body()).contains("</span> N +1 ?</span>");
    assertThat(get("/ranking", director).body())
        .contains("Provisional, as the opponents have not confirmed: Board 1, round 1");
    String ew = signIn(6, 1);
    assertThat(get("/table/board?" + BOARD, ew).body()).contains("value=\"6\"");
    send("/table/confirm", ew, BOARD, "4S N +1", Map.of("number", "6"));
    assertThat(entered().provisional()).isFalse();
    assertThat(get("/ranking", director).body()).doesNotContain("Provisional");
    assertThat(get("/table/board?again=1&" + BOARD, ns).body()).contains("Both sides agree");
    assertThat(enterOver(ns).body()).contains("the result stands already");
  }

  private HttpResponse<String> enterOver(String cookie) throws Exception {
    String page = get("/table/board?round=1&table=1&board=2", cookie).body();
    return post(
        "/table/board?" + BOARD,
        cookie,
        Map.of("form", hidden(page), "before", "4S N +1", "other", "4SN="));
  }

  @Test
  void nobodyConfirmsTheirOwnResult() throws Exception {
    String ns = signIn(1, 1);
    enter(ns, "", "4SN+1");
    for (String number : new String[] {"1", "7", "99"}) {
      HttpResponse<String> reply =
          send("/table/confirm", ns, BOARD, "4S N +1", Map.of("number", number));
      assertThat(reply.statusCode()).isEqualTo(400);
      assertThat(reply.body()).contains("is no opponent of 1");
    }
    assertThat(entered().provisional()).isTrue();
  }

  @Test
  void theSameResultFromTheOtherSideConfirmsAndAnotherTakesItsPlace() throws Exception {
    String ns = signIn(1, 1);
    String ew = signIn(6, 1);
    enter(ns, "", "4SN+1");
    enter(ew, "4S N +1", "4SN=");
    assertThat(entered().enteredBy()).isEqualTo(6);
    assertThat(ScoreEntry.text(entered())).isEqualTo("4S N =");
    enter(ns, "4S N =", "4SN=");
    assertThat(entered().provisional()).isFalse();
  }

  @Test
  void aResultThatChangedMeanwhileIsNeitherConfirmedNorReplaced() throws Exception {
    String ns = signIn(1, 1);
    enter(ns, "", "4SN+1");
    assertThat(enter(ns, "", "pass").body()).contains("another person has entered [4S N +1]");
    assertThat(send("/table/confirm", ns, BOARD, "pass", Map.of("number", "6")).body())
        .contains("another person has entered");
  }

  @Test
  void theDirectorConfirmsOneOrAllThatStandOnTheDesk() throws Exception {
    String ns = signIn(1, 1);
    enter(ns, "", "4SN+1");
    String desk = get("/desk", director).body();
    Matcher before =
        Pattern.compile(
                "action=\"/phones\"><input[^>]+><input type=\"hidden\" name=\"before\" value=\"([^\"]+)")
            .matcher(desk);
    assertThat(before.find()).isTrue();
    Map<String, String> all =
        Map.of("form", form(director), "before", before.group(1), "confirm", "all");
    enter(ns, "4S N +1", "4SN=");
    assertThat(post("/phones", director, all).body()).contains("have changed meanwhile");
    Matcher one =
        Pattern.compile("name=\"confirm\" value=\"([^\"]{9,})\"")
            .matcher(get("/desk", director).body());
    assertThat(one.find()).isTrue();
    post("/phones", director, Map.of("form", form(director), "confirm", one.group(1)));
    assertThat(entered().provisional()).isFalse();
    assertThat(get("/desk", director).body()).doesNotContain("Not confirmed by");
  }

  @ParameterizedTest
  @ValueSource(strings = {"A+", "50%", "NP", "60%/40%"})
  void whatTheDirectorDecidesIsRefused(String typed) throws Exception {
    HttpResponse<String> reply = enter(signIn(1, 1), "", typed);
    assertThat(reply.statusCode()).isEqualTo(400);
    assertThat(reply.body()).contains("for the director to decide");
    assertThat(saved().results()).isEmpty();
  }

  @Test
  void aPhoneReachesOnlyTheBoardsOfItsTable() throws Exception {
    String ns = signIn(1, 1);
    for (String other :
        new String[] {
          "round=1&table=2&board=3", "round=2&table=1&board=3", "round=1&table=1&board=3"
        }) {
      assertThat(get("/table/board?" + other, ns).body()).contains("is not one that you can enter");
      assertThat(send("/table/board", ns, other, "", FOUR_SPADES).statusCode()).isEqualTo(400);
    }
    for (String page : new String[] {"/desk", "/enter?" + BOARD, "/people", "/names", "/ranking"}) {
      assertThat(get(page, ns).statusCode()).as(page).isIn(403, 405);
    }
    assertThat(saved().results()).isEmpty();
  }

  @Test
  void boardsOfTheRoundBeforeStayOpenUntilTheyAreSettled() throws Exception {
    String ns = signIn(1, 1);
    String ew = signIn(6, 1);
    enter(ns, "", "4SN+1");
    post("/clock", director, Map.of("form", form(director), "turn", "next", "round", "1"));
    assertThat(get("/table", ns).body()).contains("Board 1", "Board 2", "Board 3", "Board 4");
    assertThat(get("/table", ew).body())
        .as("the phone of 6 goes on to table 2, where boards 3 and 4 have gone on to table 1")
        .contains("Table 2", "Board 1", "Board 5")
        .doesNotContain("Board 3", "PIN of the table");
    send("/table/confirm", ew, BOARD, "4S N +1", Map.of("number", "6"));
    assertThat(get("/table", ns).body()).doesNotContain("Board 1<").contains("Board 2");
  }

  @Test
  void aWrongPinAnAbsentNumberAndAForgedFormAreRefused() throws Exception {
    String wrong = pin(1).equals("0000") ? "1111" : "0000";
    assertThat(post("/table", "", Map.of("who", "1", "pin", wrong)).body())
        .contains("This is not the PIN of table 1");
    assertThat(post("/table", "", Map.of("who", "1", "pin", PIN)).statusCode()).isEqualTo(403);
    assertThat(post("/table", "", Map.of("who", "77", "pin", pin(1))).statusCode()).isEqualTo(400);
    String ns = signIn(1, 1);
    Map<String, String> forged = Map.of("form", "0", "before", "", "other", "pass");
    assertThat(post("/table/board?" + BOARD, ns, forged).statusCode()).isEqualTo(403);
    assertThat(post("/table/board?" + BOARD, "", forged).statusCode()).isEqualTo(403);
    assertThat(saved().results()).isEmpty();
  }

  @Test
  void wrongPinsOfTablesAreCountedAndLeaveTheDirectorAlone() throws Exception {
    String wrong = pin(1).equals("0000") ? "1111" : "0000";
    for (int k = 0; k < PinLock.FREE; k++) {
      post("/table", "", Map.of("who", "1", "pin", wrong));
    }
    assertThat(post("/table", "", Map.of("who", "1", "pin", pin(1))).statusCode()).isEqualTo(429);
    assertThat(director()).isNotEmpty();
  }

  @Test
  void theSwitchIsOffAtFirstAndEndsAllPasses() throws Exception {
    String ns = signIn(1, 1);
    post("/phones", director, Map.of("form", form(director), "open", "no"));
    assertThat(get("/table", ns).body()).contains("Players do not enter results on phones now");
    assertThat(get("/", "").body()).doesNotContain("/table");
    post("/phones", director, Map.of("form", form(director), "open", "yes"));
    assertThat(get("/table", ns).body()).contains("PIN of the table");
    assertThat(post("/phones", ns, Map.of("open", "yes")).statusCode()).isEqualTo(403);
  }

  @Test
  void thePinsOutliveTheProgram() throws Exception {
    String before = pin(3);
    serveInstead(file);
    assertThat(pin(3)).isEqualTo(before).matches("[0-9]{4}");
    signIn(3, 3);
  }
}
