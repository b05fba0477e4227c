package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.answer.Judged;
import org.boardwalk.evening.EveningFile;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.movement.Examples;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Nobody can scroll a screen on the wall. */
@Tag("browser")
@Timeout(240)
class WallBrowserTest {

  private static final String PIN = "135790";
  private static final int TABLES = 23;
  private static final String BEYOND =
      "return [...document.querySelectorAll('.wall tr')].filter(row =>"
          + " row.getBoundingClientRect().bottom > window.innerHeight).length";

  @TempDir Path temp = Path.of("");

  private Path evening() {
    Path file = temp.resolve("evening.yaml");
    Map<Integer, String> names = new TreeMap<>();
    for (int pair = 1; pair <= 2 * TABLES; pair++) {
      names.put(pair, ("Anna" + pair + " & Bo" + pair + " ").repeat(4).strip());
    }
    EveningFile.write(
        file,
        SavedEvening.of(
            Judged.of(Examples.mitchell(TABLES, 0, 2)), LocalDate.of(2026, 2, 3), names));
    return file;
  }

  @Test
  void allTablesAreSeenAtOnceHoweverLongTheNames() throws IOException {
    assumeTrue(Chrome.wanted(), "no Chromium here");
    RoomProcess room = RoomProcess.start(evening(), 0, PIN);
    try (Chrome wall = new Chrome(temp)) {
      wall.window(1920, 1080);
      wall.open(room.address().resolve("/pin"));
      wall.type("pin", PIN);
      wall.press("Go on");
      wall.press("Begin round 1");
      wall.awaitText("Round 1 of 23");
      wall.open(room.address().resolve("/wall"));
      assertThat(wall.text()).contains("46 Anna46", "Next: round 2");
      assertThat(wall.driver().executeScript(BEYOND)).isEqualTo(0L);
    } finally {
      room.kill();
    }
  }
}
