package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;

/** A pair that comes late, in a real browser. */
@Tag("browser")
@Timeout(240)
class LatePairBrowserTest extends PageInBrowser {

  @Test
  void aPairComesLateAndTheEveningOutlivesTheServer() throws IOException {
    recommended("15", "pairs");
    proposals();
    openTheRecommended();
    chrome.type("names", "Ann & Bo\nCy & Di");
    chrome.type("arrives", "1");
    chrome.press("How do we go on?");
    chrome.awaitText("Recommended:");
    chrome.judge("going on");
    chrome.press("Go on like this");
    chrome.awaitText("16 pairs");
    assertThat(chrome.text()).contains("from round 2", "Ann & Bo");
    chrome.press("Save this evening");
    Path saved = chrome.saved(downloads, ".yaml");
    visitor.close();
    visitor = new Visitor(solutions, WebSettings.USUAL);
    chrome.open(visitor.address());
    chrome.send("movement", saved);
    chrome.press("Check");
    chrome.awaitText("16 pairs");
    assertThat(chrome.driver().findElement(By.id("names")).getDomProperty("value"))
        .contains("Cy & Di");
    chrome.press("The last round went wrong");
    chrome.awaitText("What was really played");
    chrome.judge("correcting a round");
    Files.delete(saved);
  }
}
