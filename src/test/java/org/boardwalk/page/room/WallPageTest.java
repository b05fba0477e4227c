package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** A wall screen for more tables than can stand below each other. */
class WallPageTest extends RoomOverHttp {

  @Override
  Path evening() {
    Path evening = temp.resolve("evening.yaml");
    EveningFile.write(
        evening,
        SavedEvening.of(
            Judged.of(Examples.mitchell(23, 0, 2)), LocalDate.of(2026, 2, 3), Map.of()));
    return evening;
  }

  @Test
  void switchesAndTheLastRoundAreSaid() throws Exception {
    Path file = temp.resolve("switched.yaml");
    EveningFile.write(
        file,
        SavedEvening.of(Judged.of(Examples.mitchell(5, 2, 1)), LocalDate.of(2026, 2, 3), Map.of()));
    serveInstead(file);
    String cookie = director();
    for (int round = 0; round < 5; round++) {
      String wall = get("/wall", "").body();
      assertThat(wall.contains("ARROW SWITCH in round " + round + "<")).isEqualTo(round > 3);
      assertThat(wall.contains("ARROW SWITCH in round " + (round + 1) + "<")).isEqualTo(round > 2);
      Map<String, String> turn = Map.of("form", form(cookie), "turn", "next", "round", "" + round);
      assertThat(post("/clock", cookie, turn).statusCode()).isEqualTo(303);
    }
    assertThat(get("/wall", "").body())
        .contains("ARROW SWITCH in round 5<", "This is the last round.")
        .doesNotContain("Next");
  }

  @Test
  void tablesStandInColumnsThatTheScreenHasRoomFor() throws Exception {
    String wall = get("/wall", "").body();
    assertThat(wall.split("<table>", -1)).hasSize(4);
    assertThat(wall).contains("rows8 ");
    for (int table = 1; table <= 23; table++) {
      assertThat(wall).containsOnlyOnce("<th scope=\"row\">" + table + "</th>");
    }
  }
}
