package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.page.http.Chrome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;

/** The season of a club on a phone, and its page for a website. */
@Tag("browser")
@Timeout(240)
class SeasonBrowserTest {

  @TempDir Path club = Path.of("");
  @TempDir Path downloads = Path.of("");

  @Test
  void theSeasonIsRankedAndSavedOnAPhone() throws Exception {
    Chrome.isNeeded();
    try (Visitor visitor = new Visitor(ClubSeason.in(club));
        Chrome chrome = new Chrome(downloads)) {
      chrome.phone();
      chrome.open(visitor.address().resolve("/room"));
      chrome.press("Rank several evenings: the season");
      chrome.awaitText("Evenings that count");
      chrome.judge("season, form");
      for (String night : new String[] {ClubSeason.FIRST, ClubSeason.SECOND}) {
        chrome.show(By.cssSelector("input[name='" + night + "']")).click();
      }
      chrome.type("name", "Spring");
      chrome.type("points", "place,points\n1,10\n2,6\n3,2\n");
      chrome.press("Rank");
      chrome.awaitText("Points for the places of the nights played, of 2.");
      chrome.fitsAPhone("season");
      chrome.judge("season");
      assertThat(chrome.driver().findElement(By.cssSelector(".ranking tbody tr")).getText())
          .isEqualTo("1 Ann & Bo 2 6.00 10.00 16.00");
      chrome.press("Web page");
      Path page = chrome.saved(downloads, ".html");
      assertThat(Files.readString(page)).contains("Ann &amp; Bo");
      chrome.open(page.toUri());
      chrome.awaitText("16.00");
      chrome.fitsAPhone("season for a website");
    }
  }
}
