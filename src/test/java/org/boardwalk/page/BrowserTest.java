package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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

  /** Our own, with faults that are told. */
  private static final Path LIBRARY =
      Path.of("src/test/resources/org/boardwalk/exchange/ten-movements.txt").toAbsolutePath();

  private static Visitor visitor;
  private static Chrome chrome;

  @BeforeAll
  static void start() throws IOException {
    assumeTrue(Chrome.wanted(), "no Chromium here");
    copyKnown();
    visitor =
        new Visitor(
            solutions, new WebSettings(0, 2, Duration.ofMinutes(5), Duration.ofSeconds(15)));
    chrome = new Chrome(downloads);
  }

  /** Searches are to keep what they find elsewhere than in the project. */
  private static void copyKnown() throws IOException {
    Path shipped = Path.of("solutions");
    try (var files = Files.walk(shipped)) {
      for (Path file : files.filter(f -> f.toString().contains("-14p-")).toList()) {
        Path copy = solutions.resolve(shipped.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
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
  void aRoomInTwoPartsIsProposedAndEachPartOpens() throws Exception {
    chrome.open(visitor.address().resolve("/?people=20&unit=players&solo=6&boards=27"));
    judged("split room");
    WebElement part = chrome.driver().findElement(By.cssSelector(".part a"));
    assertThat(part.getText()).startsWith("Two-handed on the same clock: 6 players at 3 tables");
    part.click();
    chrome.awaitText("Details for researchers");
    assertThat(chrome.text()).contains("6 players");
  }

  @Test
  void anEventThatWasPlayedElsewhereIsScored() throws Exception {
    Path file = Path.of("src/test/resources/org/boardwalk/scoring/entry/two-winners.xml");
    chrome.open(visitor.address());
    chrome.press("Results");
    chrome.awaitText("Score an event");
    judged("score");
    chrome.send("resultsFile", file);
    chrome.press("Rank");
    chrome.awaitText("North-South");
    judged("scored");
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
    for (int k = 0; k < 10 && !"people".equals(focused().getDomProperty("id")); k++) {
      focused().sendKeys(Keys.TAB);
    }
    focused().sendKeys("14", Keys.ENTER);
    chrome.awaitText("Proposals");
    for (int k = 0; k < 40 && (!focused().getTagName().equals("a") || inHeader()); k++) {
      focused().sendKeys(Keys.TAB);
    }
    focused().sendKeys(Keys.ENTER);
    chrome.awaitText("Details for researchers");
  }

  private static WebElement focused() {
    return chrome.driver().switchTo().activeElement();
  }

  private static boolean inHeader() {
    return focused().findElements(By.xpath("ancestor::header")).size() > 0
        || "skip".equals(focused().getDomProperty("className"));
  }

  @Test
  void noPageHasABarrierInLightOrDark() throws Exception {
    Path played = downloads.resolve("axe.csv");
    Files.writeString(played, "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n");
    fourteenPlayers();
    judged("proposals");
    openTheFirst();
    judged("movement");
    WebElement step = chrome.driver().findElement(By.cssSelector("[formaction^='/picture']"));
    chrome.driver().executeScript("arguments[0].scrollIntoView({block: 'center'})", step);
    step.click();
    chrome.awaitText("Next round");
    judged("picture");
    chrome.open(visitor.address().resolve("/nothing"));
    judged("error");
    chrome.open(visitor.address().resolve("/?people=3"));
    judged("refusal");
    chrome.open(visitor.address().resolve("/movement?" + Visitor.HARD.replace("14", "171")));
    judged("not known");
    chrome.open(visitor.address().resolve("/movement?" + Visitor.HARD));
    chrome.press("Start a search");
    chrome.awaitText("The search is running.");
    judged("search");
    chrome.press("Stop and keep the best");
    chrome.awaitText("The search has ended.");
    judged("result");
    chrome.open(visitor.address());
    chrome.send("movement", played);
    chrome.press("Check");
    chrome.awaitText("Score the event");
    chrome.type("results", "board,table,score\n1,1,420\n1,2,-50\n");
    chrome.press("Rank");
    chrome.awaitText("Matchpoints");
    judged("ranking");
    chrome.open(visitor.address());
    chrome.send("movement", LIBRARY);
    chrome.press("Check");
    chrome.awaitText("Movements of a file");
    judged("file of movements");
  }

  private static void judged(String page) throws IOException {
    for (boolean dark : List.of(false, true)) {
      chrome.dark(dark);
      assertThat(chrome.barriers()).as(page + (dark ? ", dark" : ", light")).isEmpty();
    }
    chrome.phone();
    // A page that is too wide makes the window of a phone wider as well.
    Object width = chrome.driver().executeScript("return document.documentElement.scrollWidth");
    assertThat(width).as(page + ", pixels on a phone").isEqualTo((long) Chrome.PHONE);
    chrome.noPhone();
    chrome.dark(false);
  }
}
