package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.page.http.Chrome;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Pages of results in a real browser, on a phone. */
@Tag("browser")
@Timeout(240)
class ResultsPageBrowserTest {

  private static final String FILES = "src/test/resources/org/boardwalk/scoring/entry/";

  @TempDir static Path downloads = Path.of("");
  private static Chrome chrome;

  @TempDir Path temp = Path.of("");

  @BeforeAll
  static void start() {
    Chrome.isNeeded();
    chrome = Chrome.shared("player", downloads);
    chrome.phone();
  }

  @AfterAll
  static void stop() {
    if (chrome != null) {
      chrome.leave();
    }
  }

  private void open(Object... args) {
    Path page = temp.resolve("results.html");
    List<String> line = new ArrayList<>(List.of("score"));
    List.of(args).forEach(arg -> line.add(arg.toString()));
    line.addAll(List.of("--format", "html", "--out", "" + page));
    Ran.of(line).exits(Exit.DONE);
    chrome.open(page.toUri());
  }

  private static void judgeWithEverythingOpen(String page) {
    chrome
        .driver()
        .executeScript("for (const d of document.querySelectorAll('details')) d.open = true");
    chrome.judge(page);
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-winners.xml", "two-sections.xml", "individual.xml"})
  void noPageHasABarrierOrIsWiderThanAPhone(String name) {
    open(FILES + name);
    judgeWithEverythingOpen("page of results " + name);
  }

  @Test
  void teamsAndHandsFitAPhone() throws Exception {
    Path teams =
        Files.writeString(
            temp.resolve("teams.csv"),
            """
            round,table,ns,ew,board,contract,score
            1,1,1,2,1,4S N =,
            1,2,2,1,1,3NT N +1,
            2,1,1,3,3,2C W -1,
            2,2,3,1,3,,pass
            """);
    Path names = Files.writeString(temp.resolve("names.txt"), "Elms\nOaks\nBeeches of the hill\n");
    Path pbn =
        Files.writeString(
            temp.resolve("deals.pbn"),
            Ran.of("deal", "--boards", "3", "--seed", "7").exits(Exit.DONE).out());
    open(teams, "--method", "teams", "--names", names, "--hands", pbn);
    judgeWithEverythingOpen("page of results, teams");
  }

  @Test
  void aNameIsFoundByTypingAndLinksLeadOn() throws Exception {
    Path results =
        Files.writeString(
            temp.resolve("pairs.csv"),
            "board,ns,ew,score\n1,1,3,420\n1,2,4,-50\n2,1,3,100\n2,2,4,90\n");
    Path names =
        Files.writeString(
            temp.resolve("names.txt"), "Ann Ash & Bo\nZoë Cole & Di\nEve & Flo\nGil & Hal\n");
    open(results, "--names", names);
    assertThat(seen("details")).hasSize(4 + 2);
    chrome.type("find", "zoe cole");
    chrome.awaitText("1 found");
    assertThat(seen("tbody th"))
        .singleElement()
        .satisfies(e -> assertThat(e.getText()).contains("Zoë"));
    WebElement sheet = seen("details[data-who]").get(0);
    assertThat(sheet.getAttribute("open")).isNotNull();
    WebElement board = sheet.findElement(By.cssSelector("tbody a"));
    chrome.show(board).click();
    chrome.await(
        d -> d.findElement(By.cssSelector("details[id='b1-1']")).getAttribute("open") != null);
    chrome.type("find", "nobody");
    chrome.awaitText("0 found");
    assertThat(seen("tbody th")).isEmpty();
    chrome.type("find", "");
    chrome.show(By.cssSelector("tbody th a")).click();
    chrome.awaitText("2 boards, ");
  }

  private static List<WebElement> seen(String selector) {
    return chrome.driver().findElements(By.cssSelector(selector)).stream()
        .filter(WebElement::isDisplayed)
        .toList();
  }
}
