package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.page.http.Chrome;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the wall screen, which cannot be scrolled. */
@Tag("browser")
@Timeout(240)
class WallBrowserTest extends RoomOverHttp {

  private static final int TABLES = 23;
  private static final String BEYOND =
      "return [...document.querySelectorAll('.wall tr')].filter(row =>"
          + " row.getBoundingClientRect().bottom > window.innerHeight"
          + " || row.getBoundingClientRect().right > window.innerWidth).length";

  private static final String CUT =
      "return [...document.querySelectorAll('.wall td')].filter(cell =>"
          + " [cell, cell.firstElementChild ?? cell].some(part => part.scrollWidth > part.clientWidth"
          + " || part.clientHeight > 0 && part.scrollHeight > part.clientHeight + 1)).length";

  @TempDir static Path downloads = Path.of("");
  private static Chrome wall;

  @BeforeAll
  static void start() {
    Chrome.isNeeded();
    wall = Chrome.shared("wall", downloads);
    wall.quickTimers();
    wall.screen(1920, 1080);
  }

  @AfterEach
  void leave() {
    wall.leave();
  }

  /** The usual names of a pair: short ones and long ones. */
  private static String pair(int number) {
    return List.of("Anna Ek & Bo Ek", "Kata Berg & Jo Lind", "Bartholomew & Anna").get(number % 3);
  }

  private Path evening(Movement movement, IntFunction<String> name) {
    Path file = temp.resolve("evening.yaml");
    Map<Integer, String> names = new TreeMap<>();
    for (int number = 1; number <= movement.contestants(); number++) {
      names.put(number, name.apply(number));
    }
    EveningFile.write(file, SavedEvening.of(Judged.of(movement), LocalDate.of(2026, 2, 3), names));
    return file;
  }

  /** Opens the wall screen with names, as the director sees it, in round 1. */
  private void onTheWall(Path evening, Runnable looks) throws Exception {
    serveInstead(evening);
    String cookie = director();
    beginFirstRound(cookie);
    wall.cookie(address, cookie);
    wall.open(address.resolve("/wall"));
    wall.awaitText("Round 1 of");
    looks.run();
  }

  @Test
  void allTablesAreSeenAtOnceHoweverLongTheNames() throws Exception {
    IntFunction<String> pairs = n -> ("Anna" + n + " & Bo" + n + " ").repeat(4).strip();
    onTheWall(
        evening(Examples.mitchell(TABLES, 0, 2), pairs),
        () -> {
          for (String heading : List.of("Now: round 1", "Next: round 2")) {
            ending(heading.startsWith("Next"));
            assertThat(wall.text()).contains(heading, "46 Anna46");
            assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L);
          }
        });
  }

  /** The smallest size of any text on the screen, in pixels. */
  private static double smallestType() {
    Object size =
        wall.driver()
            .executeScript(
                "return Math.min(...[...document.querySelectorAll('main *')].filter(e =>"
                    + " e.checkVisibility() && e.getBoundingClientRect().right > 0"
                    + " && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))"
                    + ".map(e => parseFloat(getComputedStyle(e).fontSize)))");
    return size instanceof Number n ? n.doubleValue() : Double.NaN;
  }

  /** Puts the end of the round a minute, or an hour, after now. */
  private static void ending(boolean ending) {
    wall.driver()
        .executeScript(
            "document.querySelector('[data-ends]').dataset.ends ="
                + " Number(document.body.dataset.now) + arguments[0]",
            ending ? 60_000 : 3_600_000);
    wall.awaitText(ending ? "Next: round 2" : "Now: round 1");
  }

  /** With the names of pairs, as the director's screen has them: in a round, and at its end. */
  @ParameterizedTest
  @CsvSource({"5, 48", "10, 36", "20, 26", "40, 26"})
  void theTypeIsAsLargeAsTheTablesAllow(int tables, double least) throws Exception {
    wall.screen(1920, 1080);
    onTheWall(
        evening(half(tables), WallBrowserTest::pair),
        () -> {
          for (boolean ending : List.of(false, true)) {
            ending(ending);
            assertThat(smallestType()).as("at the end: " + ending).isGreaterThanOrEqualTo(least);
            assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L);
          }
          wall.picture("wall, " + tables + " tables");
          wall.screen(1920, 1080);
        });
  }

  /** A Mitchell of any number of tables, as no pair meets a board twice in the first half. */
  private static Movement half(int tables) {
    Movement whole = Examples.mitchell(tables, 0, 2);
    return Examples.withRounds(whole, whole.rounds().subList(0, (tables + 1) / 2));
  }

  @Test
  void fortyTablesTurnTheirPages() throws Exception {
    onTheWall(
        evening(half(40), WallBrowserTest::pair),
        () -> {
          wall.awaitText("1 Berg & Lind");
          assertThat(wall.text()).doesNotContain("40 Berg & Lind");
          wall.awaitText("40 Berg & Lind");
          assertThat(wall.text()).doesNotContain("\n1 Berg & Lind");
        });
  }

  @Test
  void theNextRoundTakesTheScreenTwoMinutesBeforeTheEnd() throws Exception {
    onTheWall(
        evening(Examples.mitchell(5, 2, 1), WallBrowserTest::pair),
        () -> {
          assertThat(wall.text()).doesNotContain("Next: round 2");
          ending(true);
          assertThat(wall.text()).doesNotContain("Now: round 1");
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 11, 13})
  void usualNamesOfPairsAreSeenWholeOnSmallAndLargeScreens(int tables) throws Exception {
    for (List<Integer> size : List.of(List.of(1280, 720), List.of(1920, 1080))) {
      wall.screen(size.get(0), size.get(1));
      onTheWall(
          evening(Examples.mitchell(tables, 0, 2), WallBrowserTest::pair),
          () -> {
            assertThat(wall.driver().executeScript(BEYOND)).as("%s", size).isEqualTo(0L);
            assertThat(wall.driver().executeScript(CUT)).as("%s", size).isEqualTo(0L);
          });
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 36, 48})
  void usualNamesOfPlayersAreSeenWhole(int players) throws Exception {
    List<String> first = List.of("Anna", "Bartholomew", "Katarina", "Jo");
    onTheWall(
        evening(shared(players), n -> first.get(n % 4) + (n % 3 == 0 ? " Ek" : " Bergmann")),
        () -> {
          assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L);
          assertThat(wall.driver().executeScript(CUT)).isEqualTo(0L);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 36, 48})
  void longNamesOfPlayersPushNoTableOffTheScreen(int players) throws Exception {
    onTheWall(
        evening(shared(players), n -> "Maximiliana Wilhelmina Featherstonehaugh" + n),
        () -> assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L));
  }

  /** Four rounds in which North stays, and the others go on by one, two and three tables. */
  private static Movement shared(int players) {
    int tables = players / 4;
    return new Movement(
        players + " players",
        Kind.INDIVIDUAL,
        players,
        tables,
        new Boards(4, 2, Play.SHARED, tables),
        Rotation.NONE,
        1,
        IntStream.range(0, 4).mapToObj(r -> round(tables, r)).toList());
  }

  private static Round round(int tables, int round) {
    return new Round(
        IntStream.range(0, tables)
            .mapToObj(
                table -> {
                  int[] four = new int[4];
                  for (int seat = 0; seat < 4; seat++) {
                    four[seat] = seat * tables + (table + seat * round) % tables + 1;
                  }
                  Seating seating = Examples.four(four[0], four[1], four[2], four[3]);
                  return new Encounter(table + 1, seating, round + 1);
                })
            .toList());
  }
}
