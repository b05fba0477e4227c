package org.boardwalk.page;

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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** An evening from "22 people are here" to its end, in a real browser. */
@Tag("browser")
@Timeout(240)
class EveningStoryTest {

  @TempDir static Path solutions = Path.of("");
  @TempDir static Path downloads = Path.of("");
  private static Visitor visitor;
  private static Chrome chrome;

  @BeforeAll
  static void start() throws IOException {
    Chrome.isNeeded();
    Path shipped = Path.of("solutions");
    try (var files = Files.walk(shipped)) {
      for (Path file : files.filter(f -> f.toString().contains("-22p-")).toList()) {
        Path copy = solutions.resolve(shipped.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    visitor = new Visitor(solutions, WebSettings.USUAL);
    chrome = new Chrome(downloads);
  }

  @AfterAll
  static void stop() {
    if (chrome != null) {
      chrome.close();
      visitor.close();
    }
  }

  private static void recommended(String people, String unit) {
    chrome.open(visitor.address());
    chrome.type("people", people);
    chrome.choose("unit", unit);
    chrome.type("copies", "1");
  }

  private static void proposals() {
    chrome.press("Show proposals");
    chrome.awaitText("recommended:");
  }

  private static void openTheFirst() {
    WebElement first = chrome.driver().findElement(By.cssSelector(".card"));
    assertThat(first.getText()).contains("recommended:");
    first.findElement(By.tagName("a")).click();
    chrome.awaitText("Print tonight's set");
  }

  @Test
  void threeClicksFromWhoCameToCardsWithTheScheduleOnThem() throws IOException {
    recommended("22", "players");
    chrome.type("stationary", "2");
    proposals();
    openTheFirst();
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
    chrome.type("stationary", "2");
    proposals();
    openTheFirst();
    chrome.type("names", "Ann\nBo\nCy");
    chrome.press("Use these names");
    chrome.await(d -> chrome.text().contains("Where do I sit?") && chrome.text().contains("Bo"));
    WebElement own = chrome.driver().findElement(By.cssSelector("a[href='#contestant-2']"));
    assertThat(own.getText()).contains("Bo");
    chrome.driver().executeScript("arguments[0].scrollIntoView({block: 'center'})", own);
    own.click();
    chrome.await(d -> chrome.driver().findElement(By.id("contestant-2")).isDisplayed());
    assertThat(chrome.driver().findElement(By.id("contestant-2")).getText()).contains("Table ");
    assertThat(chrome.driver().findElement(By.id("contestant-3")).isDisplayed()).isFalse();
    assertThat(chrome.driver().executeScript("return document.documentElement.scrollWidth"))
        .isEqualTo((long) Chrome.PHONE);
    chrome.noPhone();
  }

  @Test
  void aPairComesLateAndTheEveningOutlivesTheServer() throws IOException {
    recommended("15", "pairs");
    proposals();
    openTheFirst();
    chrome.type("names", "Ann & Bo\nCy & Di");
    chrome.type("arrives", "1");
    chrome.press("How do we go on?");
    chrome.awaitText("Recommended:");
    chrome.meetsNoBarrier("going on");
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
    chrome.meetsNoBarrier("correcting a round");
    Files.delete(saved);
  }
}
