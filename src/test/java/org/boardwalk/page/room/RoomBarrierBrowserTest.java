package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.page.http.Chrome;
import org.boardwalk.scoring.BoardPlay;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;

/**
 * The pages of a room as an accessibility checker judges them, in a real browser, and on a phone.
 */
@Tag("browser")
@Timeout(240)
class RoomBarrierBrowserTest extends RoomInBrowser {

  private static final List<String> SCORES = List.of("3ntw=", "pass", "4SN+1", "5dxe-2", "A+");

  private String cookie = "";

  @Test
  void noPageHasABarrierInLightOrDark() throws Exception {
    cookie = signIn();
    judge(director, "before the start", "/", "/?who=3", "/wall", "/desk");
    twoRoundsArePlayed();
    judge(
        director,
        "",
        "/?who=3",
        "/?who=nobody",
        "/wall",
        "/desk",
        "/names",
        "/enter?round=1",
        "/enter?round=1&table=1",
        "/enter?round=1&table=1&board=1",
        "/ranking",
        "/publish",
        "/change?what=comes",
        "/change?what=leaves&played=2&who=3",
        "/change?what=swapped",
        "/exchange",
        "/penalty",
        "/penalty?who=1&other=20&unit=%25",
        "/fouled?board=1",
        "/ruling?round=1&table=2&board=3&score1=110",
        "/log",
        "/mine?who=1",
        "/nothing");
    judge(
        player,
        "phone",
        "/",
        "/?who=3",
        "/wall",
        "/mine?who=3",
        "/ranking?who=3",
        "/pin",
        "/table?who=3");
    player.type("pin", TablePins.of(saved().settings().phones().orElseThrow(), 3));
    player.press("Go on");
    player.awaitText("Board ");
    player.judge("phone: boards");
    player.driver().findElement(By.cssSelector(".keys a")).click();
    player.awaitText("Typed");
    player.judge("phone: result");
    player.type("other", "4SN=");
    player.press("Enter it");
    player.awaitText("Opponents, please check it");
    player.judge("phone: to be confirmed");
  }

  private void twoRoundsArePlayed() throws Exception {
    beginFirstRound(cookie);
    for (BoardPlay play : saved().event().missing()) {
      boolean oneOfThese = play.round() <= 2 && play.table() + play.board() != 5;
      if (oneOfThese || (play.round() == 3 && play.table() == 1)) {
        String link =
            "/enter?round=%d&table=%d&board=%d".formatted(play.round(), play.table(), play.board());
        String other = SCORES.get((play.table() + play.board()) % SCORES.size());
        send(link, Map.of("other", other, "before", ""));
      }
    }
    send("/clock", Map.of("turn", "next", "round", "1"));
    send("/clock", Map.of("turn", "next", "round", "2"));
    send("/phones", Map.of("open", "yes"));
    send("/open", Map.of("open", "yes"));
  }

  private void send(String link, Map<String, String> fields) throws Exception {
    Map<String, String> form = new HashMap<>(fields);
    form.put("form", form(cookie));
    assertThat(post(link, cookie, form).statusCode()).as(link).isEqualTo(303);
  }

  private void judge(Chrome chrome, String when, String... links) {
    for (String link : links) {
      chrome.open(address.resolve(link));
      chrome.judge(when + " " + link);
    }
  }
}
