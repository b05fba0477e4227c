package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What the director and the players see of a room, in a real browser. */
@Tag("browser")
@Timeout(240)
class RoomBrowserTest extends RoomInBrowser {

  @Test
  void aStrangerReadsSeatsAndChangesNothing() throws Exception {
    String before = Files.readString(file);
    player.open(address.resolve("/?who=3"));
    assertThat(player.text()).contains("Table 3, North-South").doesNotContain("Anna");
    for (String send :
        List.of(
            "/clock?turn=next&round=0",
            "/enter?round=1&table=1&board=1&special=pass",
            "/people?names=")) {
      String link = send.substring(0, send.indexOf('?'));
      String query = send.substring(send.indexOf('?') + 1);
      Object status =
          player
              .driver()
              .executeAsyncScript(
                  "const done = arguments[2]; fetch(arguments[0] + '?' + arguments[1], {method:"
                      + " 'POST', body: new URLSearchParams(arguments[1])}).then(r =>"
                      + " done(r.status)).catch(e => done(String(e)))",
                  link,
                  query);
      assertThat(status).as(send).isEqualTo(403L);
    }
    assertThat(file).hasContent(before);
  }

  @Test
  void aResultIsEnteredByKeyboard() throws Exception {
    signIn();
    openBoard(1, 1);
    director.tabTo("#level1", 20);
    focused().sendKeys(Keys.SPACE, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.TAB);
    focused().sendKeys(Keys.SPACE, Keys.ARROW_LEFT, Keys.TAB);
    focused().sendKeys(Keys.TAB);
    focused().sendKeys(Keys.SPACE, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.TAB);
    focused().sendKeys(Keys.SPACE);
    director.awaitText("3NT S =: 400 to North-South");
    focused().sendKeys(Keys.ENTER);
    director.awaitText("Board 1: 3NT S =: 400 to North-South");
    assertThat(scores()).containsExactly("3NT S =");
  }

  @Test
  void aResultFitsOnOneScreenOfAPhone() throws Exception {
    signIn();
    openBoard(1, 1);
    Object beyond =
        director
            .driver()
            .executeScript(
                "return [...document.querySelectorAll('.entry label, .entry button')].filter(e =>"
                    + " e.checkVisibility() && e.getBoundingClientRect().bottom >"
                    + " Math.max(640, window.innerHeight)).length");
    assertThat(beyond).isEqualTo(0L);
  }

  /** The clock of the phone is put back by two hours between two questions to the room. */
  @Test
  void aJumpOfThePhonesClockDoesNotChangeTheTimeLeft() throws Exception {
    signIn();
    director.open(address.resolve("/desk"));
    director.press("Begin round 1");
    director.awaitText("Round 1 of 5");
    player.open(address.resolve("/?who=3"));
    player.awaitText("Round 1 of 5");
    Object shown =
        player
            .driver()
            .executeAsyncScript(
                "const done = arguments[0]; const now = Date.now.bind(Date);"
                    + " Date.now = () => now() - 7200000; window.fetch = () => new Promise(() => {});"
                    + " setTimeout(() => done(document.querySelector('[data-ends]').textContent),"
                    + " 1500)");
    assertThat("" + shown).matches("1[0-9]:[0-5][0-9]");
  }

  private WebElement focused() {
    return director.driver().switchTo().activeElement();
  }

  @Test
  void theDeskRenewsItselfAndLeavesFocusAndTypedNamesAlone() throws Exception {
    signIn();
    director.open(address.resolve("/desk"));
    director.type("names", "1,Cleo");
    player.noPhone();
    player.open(address.resolve("/pin"));
    player.type("pin", PIN);
    player.press("Go on");
    player.awaitText("Results by table");
    player.press("Begin round 1");
    director.awaitText("Round 1 of 5");
    director.awaitText("One minute more");
    assertThat(focused().getDomProperty("id")).isEqualTo("names");
    assertThat(focused().getDomProperty("value")).isEqualTo("1,Cleo");
    WebElement link = director.driver().findElement(By.cssSelector(".missing a[href*='table=2']"));
    director.driver().executeScript("arguments[0].focus()", link);
    player.press("Next round");
    director.awaitText("Round 2 of 5");
    assertThat(focused().getDomAttribute("href")).contains("round=1", "table=2");
  }

  @Test
  void thePhoneShowsTheNewRoundWhileAResultIsTyped() throws Exception {
    player.open(address.resolve("/?who=8"));
    player.type("who", "8");
    beginFirstRound(director());
    player.awaitText("Now: round 1");
    assertThat(player.driver().switchTo().activeElement().getDomProperty("id")).isEqualTo("who");
  }
}
