package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.text.Language;
import org.boardwalk.page.http.Chrome;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/**
 * Wall, phones and the page of results in every language, in one real browser: the longest words
 * fit. A page is loaded once; the other languages are put in its place.
 */
@Tag("browser")
@Timeout(900)
class LanguageBrowserTest extends RoomOverHttp {

  private static final String CUT =
      "return [...document.querySelectorAll('.wall th, .wall td, .clock, .bar p')].filter(part =>"
          + " part.checkVisibility() && (part.scrollWidth > part.clientWidth + 1"
          + " || part.getBoundingClientRect().right > window.innerWidth))"
          + ".map(part => part.textContent)";

  private static final String BELOW =
      "return [...document.querySelectorAll('.entry label, .entry button')].filter(e =>"
          + " e.checkVisibility() && e.getBoundingClientRect().bottom >"
          + " Math.max(700, window.innerHeight)).map(e => e.textContent)";

  private static final String SHOW =
      "const page = new DOMParser().parseFromString(arguments[0], 'text/html');"
          + " document.documentElement.lang = page.documentElement.lang;"
          + " document.body.replaceWith(page.body)";

  private static final Map<String, String> PHONES =
      Map.of(
          "seat", "/?who=3",
          "boards", "/table",
          "entry", "/table/board?round=1&table=1&board=2",
          "confirm", "/table/board?round=1&table=1&board=1",
          "mine", "/mine?who=1",
          "hands", "/hands?board=3",
          "pin", "/pin",
          "refused", "/log",
          "ranking", "/ranking?who=1");

  private static final List<String> SCORES =
      List.of("4SN=", "3NTE+1", "pass", "2HxxS-1", "5DxW-2", "A+ / A-");

  @TempDir static Path downloads = Path.of("");
  private static Chrome chrome;

  @BeforeAll
  static void start() {
    Chrome.isNeeded();
    chrome = Chrome.shared("player", downloads);
  }

  @AfterEach
  void leave() {
    chrome.leave();
  }

  /** All rounds but the first are scored. */
  @Override
  Path evening() {
    return RoomEvening.scored(
        super.evening(), play -> play.round() > 1 ? Optional.of(result(play)) : Optional.empty());
  }

  private static Result result(BoardPlay play) {
    String score = SCORES.get((play.table() * 5 + play.board()) % SCORES.size());
    return ScoreEntry.read(play, score, play.table() == 1 ? "H10" : "");
  }

  /** Begins the first round, with one result that is not confirmed and deals; returns a cookie. */
  private String begin(String director) throws Exception {
    String form = form(director);
    beginFirstRound(director);
    post("/phones", director, Map.of("form", form, "open", "yes"));
    post("/open", director, Map.of("form", form, "open", "yes"));
    post("/deals", director, Map.of("form", form, "what", "deal", "seed", "7"));
    String pin = TablePins.of(saved().settings().phones().orElseThrow(), 1);
    String phone =
        post("/table", "", Map.of("who", "6", "pin", pin))
            .headers()
            .firstValue("Set-Cookie")
            .orElse("")
            .split(";", 2)[0];
    String board = PHONES.getOrDefault("confirm", "");
    String word = get(board, phone).body().replaceFirst("(?s).*name=\"form\" value=\"", "");
    post(board, phone, Map.of("form", word.split("\"", 2)[0], "before", "", "other", "4SN+1"));
    return phone;
  }

  @Test
  void theWordsOfEveryLanguageFitTheWallAPhoneAndThePageOfResults() throws Exception {
    String director = director();
    String phone = begin(director);
    Path results =
        Files.writeString(temp.resolve("results.html"), get("/results.html", director).body());
    wall(director);
    chrome.phone();
    chrome.cookie(address, phone);
    for (Map.Entry<String, String> page : PHONES.entrySet()) {
      chrome.open(address.resolve(page.getValue()));
      for (Language language : Language.values()) {
        fits(page.getKey(), language, get(page.getValue(), phone + "; " + own(language)).body());
        if (page.getKey().equals("entry")) {
          assertThat(chrome.driver().executeScript(BELOW)).as("" + language).isEqualTo(List.of());
        }
      }
    }
    chrome.open(results.toUri());
    for (Language language : Language.values()) {
      choose(director, language);
      fits("results", language, get("/results.html", director).body());
    }
  }

  private void wall(String director) throws Exception {
    chrome.screen(1920, 1080);
    for (Language language : Language.values()) {
      choose(director, language);
      chrome.open(address.resolve("/wall"));
      chrome.awaitText(language.say("room.roundOf", 1, 5));
      assertThat(chrome.driver().executeScript(CUT)).as("" + language).isEqualTo(List.of());
      chrome.picture("wall-" + language.code());
    }
  }

  private void choose(String director, Language language) throws Exception {
    Map<String, String> form = Map.of("form", form(director), "language", language.code());
    assertThat(post("/language", director, form).statusCode()).isEqualTo(303);
  }

  private static String own(Language language) {
    return "language=" + language.code();
  }

  private static void fits(String name, Language language, String page) {
    chrome.driver().executeScript(SHOW, page);
    chrome
        .driver()
        .executeScript("document.querySelectorAll('details').forEach(d => d.open = true)");
    chrome.fitsAPhone(name + " " + language.code());
    chrome.picture(name + "-" + language.code());
  }

  @Test
  void aPlayerChoosesALanguageByItsOwnName() throws Exception {
    chrome.phone();
    chrome.open(address.resolve("/?who=3"));
    WebElement swedish = chrome.driver().findElement(By.linkText("Svenska"));
    chrome.driver().executeScript("arguments[0].scrollIntoView({block: 'center'})", swedish);
    swedish.click();
    chrome.awaitText("Bord 3, Nord\u2011Syd");
    chrome.open(address.resolve("/?who=4"));
    chrome.awaitText("Par 4");
    chrome.judge("seat in Swedish");
  }
}
