package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Attendance;
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

  /** In round 4 pair 4 was to meet pair 6 at table 1, and in round 5 pair 5. */
  @Test
  void afterAPairHasLeftWallAndPhonesSayWhoWaits() throws Exception {
    String cookie = director();
    String page = get("/change?what=leaves&played=3&who=6", cookie).body();
    assertThat(page).contains("8 boards lost, at most 4 of a pair");
    Matcher way = Pattern.compile("name=\"way\" value=\"(\\w+)\"").matcher(page);
    assertThat(way.find()).isTrue();
    Map<String, String> taken = Map.of("form", form(cookie), "way", way.group(1));
    assertThat(post("/change", cookie, taken).statusCode()).isEqualTo(303);
    assertThat(saved().attendance().left()).containsExactly(new Attendance.Left(6, 3));
    for (int round = 0; round < 4; round++) {
      Map<String, String> turn = Map.of("form", form(cookie), "turn", "next", "round", "" + round);
      assertThat(post("/clock", cookie, turn).statusCode()).isEqualTo(303);
    }
    assertThat(get("/wall", "").body())
        .contains("Round 4 of 5", "9-10, then 17-18", "no opponents")
        .doesNotContain("No game");
    assertThat(get("/?who=4", "").body()).contains("Table 1", "no opponents");
    assertThat(get("/?who=3", "").body()).contains("Table 2");
    assertThat(get("/enter?round=4&table=2", cookie).body()).contains("board=9", "board=18");
    assertThat(get("/enter?round=4&table=1", cookie).body()).doesNotContain("board=7");
    Map<String, String> undone = Map.of("form", form(cookie));
    assertThat(post("/change/undo", cookie, undone).statusCode()).isEqualTo(303);
    assertThat(get("/?who=4", "").body()).contains("Table 1");
  }
}
