package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;

/** Files and results that a director sends, in a real browser. */
@Tag("browser")
@Timeout(240)
class ResultsBrowserTest extends PageInBrowser {

  /** Our own, with faults that are told. */
  private static final Path LIBRARY =
      Path.of("src/test/resources/org/boardwalk/exchange/ten-movements.txt").toAbsolutePath();

  private static final Path EVENT =
      Path.of("src/test/resources/org/boardwalk/scoring/entry/two-winners.xml");

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
  void anEventThatWasPlayedElsewhereIsScored() throws Exception {
    Path file = Path.of("src/test/resources/org/boardwalk/scoring/entry/two-winners.xml");
    chrome.open(visitor.address());
    chrome.press("Score");
    chrome.awaitText("Score an event");
    chrome.send("resultsFile", file);
    chrome.press("Rank");
    chrome.awaitText("North-South");
    chrome.choose("file", "usebio");
    chrome.press("Download file");
    assertThat(Files.readString(chrome.saved(downloads, "results.xml"))).contains("TRAVELLER_LINE");
  }

  @Test
  void noPageOfFilesAndResultsHasABarrier() throws Exception {
    Path played = downloads.resolve("axe.csv");
    Files.writeString(played, "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n");
    chrome.open(visitor.address());
    chrome.send("movement", played);
    chrome.press("Check");
    chrome.awaitText("Score the event");
    chrome.type("results", "board,table,score\n1,1,420\n1,2,-50\n");
    chrome.press("Rank");
    chrome.awaitText("Matchpoints");
    chrome.judge("ranking");
    chrome.open(visitor.address());
    chrome.send("movement", LIBRARY);
    chrome.press("Check");
    chrome.awaitText("Movements of a file");
    chrome.judge("file of movements");
    chrome.open(visitor.address());
    chrome.press("Score");
    chrome.awaitText("Score an event");
    chrome.judge("score");
    chrome.send("resultsFile", EVENT);
    chrome.press("Rank");
    chrome.awaitText("North-South");
    chrome.judge("scored");
  }
}
