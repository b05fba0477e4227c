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
    judged("split room");
    WebElement part = chrome.driver().findElement(By.cssSelector(".part a"));
    assertThat(part.getText()).startsWith("Two-handed on the same clock: 6 players at 3 tables");
    part.click();
    chrome.awaitText("Details for researchers");
    assertThat(chrome.text()).contains("6 players");
  }

  @Test
  void noPageHasABarrierInLightOrDark() throws Exception {
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
    chrome.open(visitor.address().resolve("/room"));
    judged("rooms");
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
  }
}
