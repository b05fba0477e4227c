package org.boardwalk.page.room;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.boardwalk.page.http.Chrome;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** A room while it plays: a wall screen and two phones, one of them the director's. */
@Tag("browser")
@Timeout(240)
abstract class RoomInBrowser extends RoomOverHttp {

  @TempDir static Path downloads = Path.of("");
  static Chrome wall;
  static Chrome player;
  static Chrome director;
  final List<RoomProcess> programs = new ArrayList<>();

  @BeforeAll
  static void start() {
    Chrome.isNeeded();
    wall = Chrome.shared("wall", downloads);
    player = Chrome.shared("player", downloads);
    director = Chrome.shared("director", downloads);
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

  static Stream<Chrome> all() {
    return Stream.of(wall, player, director).filter(Objects::nonNull);
  }

  /** The director as after the PIN; returns the cookie. */
  String signIn() throws Exception {
    String cookie = director();
    director.cookie(address, cookie);
    return cookie;
  }

  void openBoard(int table, int board) {
    director.open(address.resolve("/enter?round=1"));
    follow("table=" + table);
    follow("board=" + board);
  }

  void follow(String link) {
    director.driver().findElement(By.cssSelector(".keys a[href*='" + link + "']")).click();
    director.await(d -> director.driver().getCurrentUrl().contains(link));
  }

  /** Presses keys of a result's form. */
  void pressKeys(String... ids) {
    for (String id : ids) {
      WebElement key = director.driver().findElement(By.id(id));
      director.driver().executeScript("arguments[0].scrollIntoView({block: 'center'})", key);
      key.click();
    }
  }

  List<String> scores() {
    return EveningFile.read(file).results().stream().map(ScoreEntry::text).toList();
  }
}
