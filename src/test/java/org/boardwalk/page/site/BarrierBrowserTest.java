package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/**
 * The pages of an evening as an accessibility checker judges them, in a real browser, and on a
 * phone.
 */
@Tag("browser")
@Timeout(240)
class BarrierBrowserTest extends PageInBrowser {

  @Test
  void aRoomInTwoPartsIsProposedAndEachPartOpens() throws Exception {
    chrome.open(visitor.address().resolve("/?people=20&unit=players&solo=6&boards=27"));
    chrome.judge("split room");
    WebElement part = chrome.driver().findElement(By.cssSelector(".part a"));
    assertThat(part.getText()).startsWith("Two-handed on the same clock: 6 players at 3 tables");
    part.click();
    chrome.awaitText("Details for researchers");
    assertThat(chrome.text()).contains("6 players");
  }

  @Test
  void noPageHasABarrierInLightOrDark() throws Exception {
    chrome.open(visitor.address());
    chrome.judge("front");
    chrome.open(visitor.address().resolve("/?people=14&unit=players&boards=27"));
    chrome.judge("proposals");
    chrome.driver().findElement(By.cssSelector(".card a")).click();
    chrome.awaitText("Details for researchers");
    chrome.judge("movement");
    chrome.show(By.cssSelector("[formaction^='/picture']")).click();
    chrome.awaitText("Next round");
    chrome.judge("picture");
    chrome.open(visitor.address().resolve("/room"));
    chrome.judge("rooms");
    chrome.open(visitor.address().resolve("/nothing"));
    chrome.judge("error");
    chrome.open(visitor.address().resolve("/?people=3"));
    chrome.judge("refusal");
    chrome.open(visitor.address().resolve("/movement?" + Visitor.HARD.replace("14", "171")));
    chrome.judge("not known");
    chrome.open(visitor.address().resolve("/movement?" + Visitor.HARD));
    chrome.press("Start a search");
    chrome.awaitText("The search is running.");
    chrome.judge("search");
    chrome.press("Stop and keep the best");
    chrome.awaitText("The search has ended.");
    chrome.judge("result");
  }
}
