package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** A room of the two-handed game: South and North each declare two hands. */
class LoneRoomTest extends RoomOverHttp {

  private static final String LINK = "/enter?round=1&table=1&board=1";

  @Override
  Path evening() {
    Path evening = temp.resolve("evening.yaml");
    Movement solo = Examples.solo();
    Movement oneRound = Examples.withRounds(solo, solo.rounds().subList(0, 1));
    EveningFile.write(
        evening, SavedEvening.of(Judged.of(oneRound), LocalDate.of(2026, 2, 3), Map.of()));
    return evening;
  }

  @Test
  void declarerIsSouthOrNorthAndSoAreThoseWhoScore() throws Exception {
    String cookie = director();
    assertThat(get(LINK, cookie).body())
        .contains("S 1 · N 3", "declarerN", "declarerS", "A+ to South, A- to North")
        .doesNotContain("declarerE", "declarerW", "Points for NS");
    String check = LINK.replace("enter?", "enter/check?") + "&level=3&suit=NT&result=%3D&declarer=";
    assertThat(get(check + "S", cookie).body()).isEqualTo("3NT S =: 400 to South");
    assertThat(get(check + "N", cookie).body()).isEqualTo("3NT N =: 400 to North");
  }
}
