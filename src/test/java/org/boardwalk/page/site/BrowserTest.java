package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What a director does, in a real browser. */
@Tag("browser")
@Timeout(240)
class BrowserTest extends PageInBrowser {

  private void fourteenPlayers() {
    chrome.open(visitor.address());
    chrome.type("people", "14");
    chrome.choose("unit", "players");
    chrome.type("boards", "27");
    chrome.press("Show proposals");
    chrome.await(d -> String.valueOf(d.getCurrentUrl()).endsWith("#proposals"));
  }

  private void openTheFirst() {
    chrome.driver().findElement(By.cssSelector(".card a")).click();
    chrome.awaitText("Details for researchers");
  }

  @Test
  void fourteenPlayersFromProposalsToPapers() throws Exception {
    fourteenPlayers();
    assertThat(chrome.driver().findElements(By.cssSelector(".card"))).hasSizeGreaterThan(1);
    openTheFirst();
    chrome.type("names", "Anna\nBen\nCarla");
    chrome.press("Use these names");
    chrome.await(d -> Pattern.compile("\\b[NESW] Anna\\b").matcher(chrome.text()).find());
    chrome.choose("papers", "seating");
    chrome.press("Download PDF");
    Path pdf = chrome.saved(downloads, ".pdf");
    assertThat(new String(Files.readAllBytes(pdf), StandardCharsets.ISO_8859_1))
        .startsWith("%PDF-");
    for (String format : List.of("bws", "asc", "csv", "yaml")) {
      chrome.choose("format", format.equals("yaml") ? "boardwalk" : format);
      chrome.press("Download file");
      assertThat(chrome.saved(downloads, "." + format)).isNotEmptyFile();
    }
  }

  @Test
  void theProposalsComeIntoView() {
    chrome.phone();
    fourteenPlayers();
    assertThat(chrome.driver().getCurrentUrl()).endsWith("#proposals");
    chrome.await(d -> height("#proposals") < 400);
    chrome.noPhone();
  }

  /** How far below the top of the window something stands, in pixels. */
  private static double height(String selector) {
    Object top =
        chrome
            .driver()
            .executeScript(
                "return document.querySelector(arguments[0]).getBoundingClientRect().top",
                selector);
    return top instanceof Number n ? n.doubleValue() : Double.NaN;
  }

  @Test
  void onAPhoneEverybodyFindsTheirOwnLineWithoutTheOthers() {
    chrome.phone();
    fourteenPlayers();
    openTheFirst();
    assertThat(shownRows("round")).containsExactly("round-1");
    follow("round-3");
    assertThat(shownRows("round")).containsExactly("round-3");
    follow("contestant-5");
    assertThat(shownRows("contestant")).containsExactly("contestant-5");
    assertThat(chrome.driver().findElement(By.id("contestant-5")).getText())
        .startsWith("Player 5\nTable ");
    chrome.noPhone();
  }

  private static void follow(String row) {
    chrome.show(By.cssSelector("a[href='#" + row + "']")).click();
    chrome.await(d -> chrome.driver().findElement(By.id(row)).isDisplayed());
  }

  private static List<String> shownRows(String what) {
    return chrome.driver().findElements(By.cssSelector("tr[id^=" + what + "-]")).stream()
        .filter(WebElement::isDisplayed)
        .map(row -> String.valueOf(row.getDomProperty("id")))
        .toList();
  }

  @Test
  void aSearchIsWatchedAndStopped() {
    chrome.open(visitor.address().resolve("/movement?" + Visitor.HARD));
    chrome.press("Start a search");
    chrome.awaitText("The search is running.");
    chrome.await(d -> !shown("time").startsWith("0 of"));
    chrome.await(d -> shown("best").matches("cost [0-9].*"));
    chrome.press("Stop and keep the best");
    chrome.awaitText("The search has ended.");
    chrome.press("Open the movement");
    chrome.awaitText("Details for researchers");
  }

  private static String shown(String field) {
    return chrome.driver().findElement(By.cssSelector("[data-field=" + field + "]")).getText();
  }

  @Test
  void enterInAFieldOfAMovementSendsNothingAndAWrongFieldStopsNoOtherTask() {
    fourteenPlayers();
    openTheFirst();
    chrome
        .driver()
        .executeScript("document.forms[0].addEventListener('submit', () => window.sent = true)");
    chrome.show(By.id("leaves")).sendKeys("4", Keys.ENTER);
    assertThat(chrome.driver().executeScript("return window.sent === true")).isEqualTo(false);
    chrome.type("played", "999");
    chrome.press("Rank");
    chrome.awaitText("there are no results");
  }

  @Test
  void theKeyboardIsEnough() {
    chrome.open(visitor.address());
    var body = chrome.driver().findElement(By.tagName("body"));
    body.sendKeys(Keys.TAB);
    assertThat(focused().getText()).isEqualTo("Skip to the content");
    chrome.tabTo("#people", 10);
    focused().sendKeys("14", Keys.ENTER);
    chrome.awaitText("Proposals");
    chrome.tabTo("a:not(header a, .skip)", 40);
    focused().sendKeys(Keys.ENTER);
    chrome.awaitText("Details for researchers");
  }

  private static WebElement focused() {
    return chrome.driver().switchTo().activeElement();
  }
}
