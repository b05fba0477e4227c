package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A room in which every table plays two sets in a round. */
@Tag("thorough")
class PartedRoomTest extends RoomOverHttp {

  @Override
  Path evening() {
    Path evening = temp.resolve("evening.yaml");
    Judged six = Judged.of(PartedExamples.sixPairs());
    EveningFile.write(evening, SavedEvening.of(six, LocalDate.of(2026, 2, 3), Map.of()));
    return evening;
  }

  @Test
  void aPhoneSaysWhichBoardsComeAfterTheOthers() throws Exception {
    assertThat(get("/?who=4", "").body())
        .contains("Table 2, North-South", "5-6, then 17-18", "13-14, then 15-16");
  }

  @Test
  void everyBoardOfARoundIsEnteredAtItsTable() throws Exception {
    String cookie = director();
    assertThat(get("/enter?round=1&table=2", cookie).body())
        .contains("board=5", "board=6", "board=17", "board=18")
        .doesNotContain("board=7");
    assertThat(get("/enter?round=5&table=3&board=12", cookie).body()).contains("NS 1 · EW 4");
  }

  @Test
  void fiveRoundsArePlayed() throws Exception {
    String cookie = director();
    assertThat(get("/enter?round=5&table=1", cookie).statusCode()).isEqualTo(200);
    assertThat(get("/enter?round=6&table=1", cookie).body()).contains("from 1 to 5");
  }
}
