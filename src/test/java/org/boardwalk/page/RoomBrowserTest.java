package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.boardwalk.evening.EveningFile;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A room while it plays: a wall screen and two phones, one of them the director's. */
@Tag("browser")
@Timeout(240)
class RoomBrowserTest extends RoomOverHttp {

  @TempDir static Path downloads = Path.of("");
  private static Chrome wall;
  private static Chrome player;
  private static Chrome director;
  private final List<RoomProcess> programs = new ArrayList<>();

  @BeforeAll
  static void start() {
    Chrome.isNeeded();
    wall = new Chrome(downloads);
    player = new Chrome(downloads);
    director = new Chrome(downloads);
    all().forEach(Chrome::quickTimers);
  }

  @BeforeEach
  void takePhones() {
    player.phone();
    director.phone();
  }

  @AfterEach
  void leave() {
    programs.forEach(RoomProcess::kill);
    all().forEach(Chrome::leave);
  }

  @AfterAll
  static void quit() {
    all().forEach(Chrome::close);
  }

  private static Stream<Chrome> all() {
    return Stream.of(wall, player, director).filter(Objects::nonNull);
  }

  private void enterPin() {
    director.open(address.resolve("/pin"));
    director.type("pin", PIN);
    director.press("Go on");
    director.awaitText("Results that are missing");
  }

  /** The director as after the PIN; returns the cookie. */
  private String signIn() throws Exception {
    String cookie = director();
    director.cookie(address, cookie);
    return cookie;
  }

  private void openBoard(int table, int board) {
    director.open(address.resolve("/enter?round=1"));
    follow("table=" + table);
    follow("board=" + board);
  }

  /** A program of its own serves the room from here on. */
  private RoomProcess startProgram(int port) throws IOException {
    RoomProcess program = RoomProcess.start(file, port, PIN);
    programs.add(program);
    address = program.address();
    return program;
  }

  private void follow(String link) {
    director.driver().findElement(By.cssSelector(".keys a[href*='" + link + "']")).click();
    director.await(d -> director.driver().getCurrentUrl().contains(link));
  }

  private void pressKeys(String... ids) {
    for (String id : ids) {
      WebElement key = director.driver().findElement(By.id(id));
      director.driver().executeScript("arguments[0].scrollIntoView({block: 'center'})", key);
      key.click();
    }
  }

  private List<String> scores() {
    return EveningFile.read(file).results().stream().map(ScoreEntry::text).toList();
  }

  @Test
  void nothingIsLostWhenTheProgramIsKilled() throws Exception {
    stop();
    RoomProcess room = startProgram(0);
    wall.open(address.resolve("/wall"));
    player.open(address);
    player.type("who", "bo8");
    player.press("Show");
    player.awaitText("Table 3, East-West");
    enterPin();
    director.press("Begin round 1");
    wall.awaitText("Round 1 of 5");
    player.awaitText("Now: round 1");
    openBoard(2, 3);
    pressKeys("level4", "suitS", "declarerE", "over1");
    director.awaitText("4S E +1: 650 to East-West");
    director.press("Enter the result");
    director.awaitText("Board 3: 4S E +1: 650 to East-West");
    assertThat(scores()).containsExactly("4S E +1");

    String before = Files.readString(file);
    room.kill();
    assertThat(file).hasContent(before);
    startProgram(address.getPort());
    enterPin();
    openBoard(2, 4);
    director.press("Passed out");
    director.awaitText("Board 4: pass: no points to either side");
    assertThat(scores()).containsExactly("4S E +1", "pass");
    director.open(address.resolve("/desk"));
    director.press("Next round");
    wall.awaitText("Round 2 of 5");
    player.awaitText("Now: round 2");
    assertThat(player.text()).contains("Table 4, East-West");
  }

  @Test
  void aStrangerReadsSeatsAndChangesNothing() throws Exception {
    String before = Files.readString(file);
    player.open(address.resolve("/?who=3"));
    assertThat(player.text()).contains("Table 3, North-South").doesNotContain("Anna");
    for (String send :
        List.of(
            "/clock?turn=next&round=0",
            "/enter?round=1&table=1&board=1&special=pass",
            "/people?names=")) {
      String link = send.substring(0, send.indexOf('?'));
      String query = send.substring(send.indexOf('?') + 1);
      Object status =
          player
              .driver()
              .executeAsyncScript(
                  "const done = arguments[2]; fetch(arguments[0] + '?' + arguments[1], {method:"
                      + " 'POST', body: new URLSearchParams(arguments[1])}).then(r =>"
                      + " done(r.status)).catch(e => done(String(e)))",
                  link,
                  query);
      assertThat(status).as(send).isEqualTo(403L);
    }
    assertThat(file).hasContent(before);
  }

  @Test
  void aResultIsEnteredByKeyboard() throws Exception {
    signIn();
    openBoard(1, 1);
    director.tabTo("#level1", 20);
    focused().sendKeys(Keys.SPACE, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.TAB);
    focused().sendKeys(Keys.SPACE, Keys.ARROW_LEFT, Keys.TAB);
    focused().sendKeys(Keys.TAB);
    focused().sendKeys(Keys.SPACE, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.TAB);
    focused().sendKeys(Keys.SPACE);
    director.awaitText("3NT S =: 400 to North-South");
    focused().sendKeys(Keys.ENTER);
    director.awaitText("Board 1: 3NT S =: 400 to North-South");
    assertThat(scores()).containsExactly("3NT S =");
  }

  private WebElement focused() {
    return director.driver().switchTo().activeElement();
  }

  @Test
  void theDeskRenewsItselfAndLeavesFocusAndTypedNamesAlone() throws Exception {
    signIn();
    director.open(address.resolve("/desk"));
    director.type("names", "1,Cleo");
    player.noPhone();
    player.open(address.resolve("/pin"));
    player.type("pin", PIN);
    player.press("Go on");
    player.awaitText("Results that are missing");
    player.press("Begin round 1");
    director.awaitText("Round 1 of 5");
    director.awaitText("One minute more");
    assertThat(focused().getDomProperty("id")).isEqualTo("names");
    assertThat(focused().getDomProperty("value")).isEqualTo("1,Cleo");
    WebElement link = director.driver().findElement(By.cssSelector(".missing a[href*='table=2']"));
    director.driver().executeScript("arguments[0].focus()", link);
    player.press("Next round");
    director.awaitText("Round 2 of 5");
    assertThat(focused().getDomAttribute("href")).contains("round=1", "table=2");
  }

  @Test
  void thePhoneShowsTheNewRoundWhileAResultIsTyped() throws Exception {
    player.open(address.resolve("/?who=8"));
    player.type("who", "8");
    beginFirstRound(director());
    player.awaitText("Now: round 1");
    assertThat(player.driver().switchTo().activeElement().getDomProperty("id")).isEqualTo("who");
  }

  @Test
  void noPageHasABarrierInLightOrDark() throws Exception {
    beginFirstRound(signIn());
    for (String link :
        List.of(
            "/",
            "/?who=3",
            "/?who=nobody",
            "/wall",
            "/desk",
            "/enter?round=1",
            "/enter?round=1&table=1",
            "/enter?round=1&table=1&board=1",
            "/ranking",
            "/nothing")) {
      director.open(address.resolve(link));
      judged(director, link);
    }
    player.open(address.resolve("/pin"));
    judged(player, "/pin");
  }

  private static void judged(Chrome chrome, String page) {
    chrome.fitsAPhone(page);
    chrome.meetsNoBarrier(page);
  }
}
