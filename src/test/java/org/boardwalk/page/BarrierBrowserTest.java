package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** The pages as an accessibility checker judges them, in a real browser, and on a phone. */
@Tag("browser")
@Timeout(240)
class BarrierBrowserTest {

  @TempDir static Path solutions = Path.of("");
  @TempDir static Path downloads = Path.of("");

  /** Our own, with faults that are told. */
  private static final Path LIBRARY =
      Path.of("src/test/resources/org/boardwalk/exchange/ten-movements.txt").toAbsolutePath();

  private static final Path EVENT =
      Path.of("src/test/resources/org/boardwalk/scoring/entry/two-winners.xml");

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
  void noPageHasABarrierInLightOrDark() throws Exception {
    Path played = downloads.resolve("axe.csv");
    Files.writeString(played, "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n");
    chrome.open(visitor.address().resolve("/?people=14&unit=players&boards=27"));
    judged("proposals");
    chrome.driver().findElement(By.cssSelector(".card a")).click();
    chrome.awaitText("Details for researchers");
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
    chrome.open(visitor.address());
    chrome.press("Results");
    chrome.awaitText("Score an event");
    judged("score");
    chrome.send("resultsFile", EVENT);
    chrome.press("Rank");
    chrome.awaitText("North-South");
    judged("scored");
  }

  private static void judged(String page) {
    chrome.meetsNoBarrier(page);
    chrome.phone();
    chrome.fitsAPhone(page);
    chrome.noPhone();
  }
}
