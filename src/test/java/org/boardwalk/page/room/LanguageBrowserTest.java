package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.boardwalk.movement.text.Language;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Wall and phones in every language, in a real browser: the longest words fit. */
class LanguageBrowserTest extends RoomInBrowser {

  private static final String CUT =
      "return [...document.querySelectorAll('.wall th, .wall td, .clock, .bar p')].filter(part =>"
          + " part.checkVisibility() && (part.scrollWidth > part.clientWidth + 1"
          + " || part.getBoundingClientRect().right > window.innerWidth))"
          + ".map(part => part.textContent)";

  private static final String BELOW =
      "return [...document.querySelectorAll('.entry label, .entry button')].filter(e =>"
          + " e.checkVisibility() && e.getBoundingClientRect().bottom >"
          + " Math.max(700, window.innerHeight)).map(e => e.textContent)";

  @Test
  void theWordsOfEveryLanguageFitTheWallAndAPhone() throws Exception {
    String cookie = director();
    beginFirstRound(cookie);
    post("/phones", cookie, Map.of("form", form(cookie), "open", "yes"));
    post("/open", cookie, Map.of("form", form(cookie), "open", "yes"));
    post(
        "/enter?round=1&table=1&board=1",
        cookie,
        Map.of("form", form(cookie), "before", "", "other", "4SN+1"));
    String pin = TablePins.of(saved().settings().phones().orElseThrow(), 1);
    player.open(address.resolve("/table?who=1"));
    player.type("pin", pin);
    player.driver().findElement(By.cssSelector("form.panel button")).click();
    player.await(d -> !player.driver().findElements(By.cssSelector(".keys a")).isEmpty());
    for (Language language : Language.values()) {
      post("/language", cookie, Map.of("form", form(cookie), "language", language.code()));
      wall.screen(1920, 1080);
      wall.open(address.resolve("/wall"));
      wall.awaitText(language.say("room.roundOf", 1, 5));
      assertThat(wall.driver().executeScript(CUT)).as(language.code()).isEqualTo(List.of());
      wall.picture("wall-" + language.code());
      for (Map.Entry<String, String> page :
          Map.of(
                  "seat", "/?who=3",
                  "entry", "/table/board?round=1&table=1&board=2",
                  "confirm", "/table/board?round=1&table=1&board=1",
                  "mine", "/mine?who=1",
                  "ranking", "/ranking?who=1")
              .entrySet()) {
        player.open(address.resolve(page.getValue()));
        player.fitsAPhone(page.getKey() + " " + language.code());
        if (page.getKey().equals("entry")) {
          assertThat(player.driver().executeScript(BELOW)).as(language.code()).isEqualTo(List.of());
        }
        player.picture(page.getKey() + "-" + language.code());
      }
    }
  }

  @Test
  void aPlayerChoosesALanguageByItsOwnName() throws Exception {
    player.open(address.resolve("/?who=3"));
    WebElement swedish = player.driver().findElement(By.linkText("Svenska"));
    player.driver().executeScript("arguments[0].scrollIntoView({block: 'center'})", swedish);
    swedish.click();
    player.awaitText("Bord 3, Nord\u2011Syd");
    player.open(address.resolve("/?who=4"));
    player.awaitText("Par 4");
    player.judge("seat in Swedish");
  }
}
