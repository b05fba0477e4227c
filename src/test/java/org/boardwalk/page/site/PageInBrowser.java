package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.boardwalk.page.http.Chrome;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** The page, served with known movements for 14 and 22 players, in a real browser. */
@Tag("browser")
@Timeout(240)
abstract class PageInBrowser {

  @TempDir static Path solutions = Path.of("");
  @TempDir static Path downloads = Path.of("");
  static Visitor visitor;
  static Chrome chrome;

  @BeforeAll
  static void start() throws IOException {
    Chrome.isNeeded();
    Visitor.copyKnown(solutions, "-14p-");
    Visitor.copyKnown(solutions, "-22p-");
    visitor = new Visitor(solutions, WebSettings.USUAL);
    chrome = Chrome.shared("director", downloads);
  }

  @AfterAll
  static void stop() {
    if (chrome != null) {
      chrome.leave();
      visitor.close();
    }
  }

  static void proposals() {
    chrome.press("Show proposals");
    chrome.awaitText("recommended:");
  }

  static void recommended(String people, String unit) {
    chrome.open(visitor.address());
    chrome.type("people", people);
    chrome.choose("unit", unit);
    chrome.type("copies", "1");
  }

  static void openTheRecommended() {
    WebElement first = chrome.driver().findElement(By.cssSelector(".card"));
    assertThat(first.getText()).contains("recommended:");
    first.findElement(By.tagName("a")).click();
    chrome.awaitText("Print tonight's set");
  }
}
