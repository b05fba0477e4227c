package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.boardwalk.answer.Judged;
import org.boardwalk.evening.EveningFile;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Hunts;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the wall screen, which cannot be scrolled. */
@Tag("browser")
@Timeout(240)
class WallBrowserTest {

  private static final String PIN = "135790";
  private static final int TABLES = 23;
  private static final String BEYOND =
      "return [...document.querySelectorAll('.wall tr')].filter(row =>"
          + " row.getBoundingClientRect().bottom > window.innerHeight).length";

  private static final String CUT =
      "return [...document.querySelectorAll('.wall td')].filter(cell =>"
          + " [cell, cell.firstElementChild ?? cell].some(part => part.scrollWidth > part.clientWidth"
          + " || part.clientHeight > 0 && part.scrollHeight > part.clientHeight + 1)).length";

  @TempDir Path temp = Path.of("");

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
  private void onTheWall(Path evening, Consumer<Chrome> looks) throws IOException {
    Chrome.isNeeded();
    RoomProcess room = RoomProcess.start(evening, 0, PIN);
    try (Chrome wall = new Chrome(temp)) {
      wall.window(1920, 1080);
      wall.open(room.address().resolve("/pin"));
      wall.type("pin", PIN);
      wall.press("Go on");
      wall.press("Begin round 1");
      wall.awaitText("Round 1 of");
      wall.open(room.address().resolve("/wall"));
      looks.accept(wall);
    } finally {
      room.kill();
    }
  }

  @Test
  void allTablesAreSeenAtOnceHoweverLongTheNames() throws IOException {
    IntFunction<String> pairs = n -> ("Anna" + n + " & Bo" + n + " ").repeat(4).strip();
    onTheWall(
        evening(Examples.mitchell(TABLES, 0, 2), pairs),
        wall -> {
          assertThat(wall.text()).contains("46 Anna46", "Next: round 2");
          assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 36, 48})
  void usualNamesOfPlayersAreSeenWhole(int players) throws IOException {
    List<String> first = List.of("Anna", "Bartholomew", "Katarina", "Jo");
    onTheWall(
        evening(shared(players), n -> first.get(n % 4) + (n % 3 == 0 ? " Ek" : " Bergmann")),
        wall -> {
          assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L);
          assertThat(wall.driver().executeScript(CUT)).isEqualTo(0L);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 36, 48})
  void longNamesOfPlayersPushNoTableOffTheScreen(int players) throws IOException {
    onTheWall(
        evening(shared(players), n -> "Maximiliana Wilhelmina Featherstonehaugh" + n),
        wall -> assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L));
  }

  private static Movement shared(int players) {
    return Hunts.found(
            Wishes.searching(Wishes.shared(players, players / 4, 4), 1, Duration.ofSeconds(1)))
        .movement();
  }
}
