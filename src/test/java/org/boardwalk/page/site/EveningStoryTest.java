package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.page.http.Chrome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** An evening from "22 people are here" to cards and seats, in a real browser. */
@Tag("browser")
@Timeout(240)
class EveningStoryTest extends PageInBrowser {

  @Test
  void threeClicksFromWhoCameToCardsWithTheScheduleOnThem() throws IOException {
    recommended("22", "players");
    chrome.driver().findElement(By.cssSelector(".evening summary")).click();
    chrome.type("stationary", "2");
    proposals();
    openTheRecommended();
    chrome.press("Download PDF");
    Path pdf = chrome.saved(downloads, ".pdf");
    chrome.choose("format", "csv");
    chrome.press("Download file");
    Movement movement =
        Exchange.read(Source.read(chrome.saved(downloads, ".csv")), new Unstated(3));
    assertThat(movement.contestants()).isEqualTo(22);
    assertThat(cards(pdf)).containsAll(lines(movement));
    Files.delete(pdf);
  }

  /** Round and players as they stand in a row of a guide card. */
  private static List<String> lines(Movement movement) {
    List<String> lines = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        var seats = e.seating().seats();
        lines.add(
            "%d %d %d %d %d"
                .formatted(
                    r,
                    seats.get(Seat.NORTH),
                    seats.get(Seat.SOUTH),
                    seats.get(Seat.EAST),
                    seats.get(Seat.WEST)));
      }
    }
    return lines;
  }

  /** The rows of the cards without the boards at their ends. */
  private static List<String> cards(Path pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setSortByPosition(true);
      return stripper
          .getText(document)
          .lines()
          .map(l -> l.replace('\u00A0', ' ').strip().replaceAll("\\s+", " "))
          .map(l -> l.replaceAll(" [0-9]+-[0-9]+.*$", ""))
          .toList();
    }
  }

  @Test
  void aPlayerFindsTheirSeatByNameOnAPhone() {
    chrome.phone();
    recommended("22", "players");
    chrome.driver().findElement(By.cssSelector(".evening summary")).click();
    chrome.type("stationary", "2");
    proposals();
    openTheRecommended();
    chrome.type("names", "Ann\nBo\nCy");
    chrome.press("Use these names");
    chrome.await(d -> chrome.text().contains("Bo"));
    WebElement own = chrome.show(By.cssSelector("a[href='#contestant-2']"));
    assertThat(chrome.text()).contains("Where do I sit?");
    assertThat(own.getText()).contains("Bo");
    own.click();
    chrome.await(d -> chrome.driver().findElement(By.id("contestant-2")).isDisplayed());
    assertThat(chrome.driver().findElement(By.id("contestant-2")).getText()).contains("Table ");
    assertThat(chrome.driver().findElement(By.id("contestant-3")).isDisplayed()).isFalse();
    assertThat(chrome.driver().executeScript("return document.documentElement.scrollWidth"))
        .isEqualTo((long) Chrome.PHONE);
    chrome.noPhone();
  }
}
