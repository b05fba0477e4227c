package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A room in which seats change from board to board, so that partners do too. */
@Tag("thorough")
class RotatingRoomTest extends RoomOverHttp {

  private static final String CHANGE = "South and East change places for the second";

  @Override
  Path evening() {
    Movement eight = Examples.eightPlayers();
    Movement swapping =
        new Movement(
            eight.name(),
            eight.kind(),
            eight.contestants(),
            eight.tables(),
            eight.boards(),
            Rotation.SWAP,
            eight.winners(),
            eight.rounds());
    Path evening = temp.resolve("evening.yaml");
    EveningFile.write(
        evening, SavedEvening.of(Judged.of(swapping), LocalDate.of(2026, 2, 3), Map.of()));
    return evening;
  }

  @Test
  void aPhoneSaysWhoIsAtTheTableAndHowSeatsChange() throws Exception {
    assertThat(get("/?who=5", "").body())
        .contains("Table 1, East", "at the table with 1, 7, 8", "at the table with 3, 4, 7", CHANGE)
        .doesNotContain("against", "with 7,");
  }

  @Test
  void aBoardIsEnteredForThoseWhoSitThereForIt() throws Exception {
    String cookie = director();
    assertThat(get("/enter?round=1&table=1", cookie).body())
        .contains("N 8 · S 1 · E 5 · W 7", CHANGE);
    assertThat(get("/enter?round=1&table=1&board=1", cookie).body())
        .contains("N 8 · S 1 · E 5 · W 7");
    assertThat(get("/enter?round=1&table=1&board=2", cookie).body())
        .contains("N 8 · S 5 · E 1 · W 7");
  }

  @Test
  void theWallSaysHowSeatsChange() throws Exception {
    assertThat(get("/wall", "").body()).contains(CHANGE);
  }
}
