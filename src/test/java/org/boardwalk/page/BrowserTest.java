package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What a director does, in a real browser. */
@Tag("browser")
@Timeout(240)
class BrowserTest {

  @TempDir static Path solutions = Path.of("");
  @TempDir static Path downloads = Path.of("");

  private static Visitor visitor;
  private static Chrome chrome;

  @BeforeAll
  static void start() throws IOException {
    Chrome.isNeeded();
    Visitor.copyKnown(solutions, "-14p-");
    visitor =
        new Visitor(
            solutions, new WebSettings(0, 2, Duration.ofMinutes(5), Duration.ofSeconds(15)));
    chrome = new Chrome(downloads);
  }

  @AfterAll
  static void stop() {
    if (chrome != null) {
      chrome.close();
      visitor.close();
    }
  }

  private void fourteenPlayers() {
    chrome.open(visitor.address());
    chrome.type("people", "14");
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
    WebElement link = chrome.driver().findElement(By.cssSelector("a[href='#" + row + "']"));
    chrome.driver().executeScript("arguments[0].scrollIntoView({block: 'center'})", link);
    link.click();
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
  void aBrokenFileIsAnsweredWithAClearMessage() throws Exception {
    Path broken = downloads.resolve("broken.csv.txt");
    Files.writeString(broken, "round,table,ns,ew,set\n1,1,x,3,1\n");
    chrome.open(visitor.address());
    chrome.send("movement", broken);
    chrome.press("Check");
    chrome.awaitText("ns [x] is not a whole number");
    assertThat(chrome.text()).contains("broken.csv.txt:2");
  }

  @Test
  void aFileThatIsTooLargeIsNotEvenSent() throws Exception {
    Path large = downloads.resolve("large.txt");
    Files.write(large, new byte[2_500_000]);
    chrome.open(visitor.address());
    chrome.send("movement", large);
    chrome.awaitText("larger than 2 MB");
  }

  @Test
  void aSmallEventIsScored() throws Exception {
    Path played = downloads.resolve("evening.csv");
    Files.writeString(played, "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n");
    chrome.open(visitor.address());
    chrome.send("movement", played);
    chrome.press("Check");
    chrome.awaitText("Score the event");
    chrome.type("names", "Anna & Ben\nCarla & Dan");
    chrome.type("results", "board,table,score\n1,1,420\n1,2,-50\n2,1,100\n2,2,90\n");
    chrome.press("Rank");
    chrome.awaitText("Matchpoints");
    assertThat(chrome.driver().findElement(By.cssSelector(".ranking tbody tr")).getText())
        .startsWith("=1 ")
        .contains("Anna & Ben")
        .endsWith("100.00");
  }

  @Test
  void enterInAFieldOfAMovementSendsNothingAndAWrongFieldStopsNoOtherTask() {
    fourteenPlayers();
    openTheFirst();
    chrome
        .driver()
        .executeScript("document.forms[0].addEventListener('submit', () => window.sent = true)");
    chrome.driver().findElement(By.id("leaves")).sendKeys("4", Keys.ENTER);
    assertThat(chrome.driver().executeScript("return window.sent === true")).isEqualTo(false);
    chrome.type("played", "999");
    chrome.press("Rank");
    chrome.awaitText("there are no results");
  }

  @Test
  void anEventThatWasPlayedElsewhereIsScored() throws Exception {
    Path file = Path.of("src/test/resources/org/boardwalk/scoring/entry/two-winners.xml");
    chrome.open(visitor.address());
    chrome.press("Results");
    chrome.awaitText("Score an event");
    chrome.send("resultsFile", file);
    chrome.press("Rank");
    chrome.awaitText("North-South");
    chrome.choose("file", "usebio");
    chrome.press("Download file");
    assertThat(Files.readString(chrome.saved(downloads, "results.xml"))).contains("TRAVELLER_LINE");
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
