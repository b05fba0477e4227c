package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Rulings at the desk, on boards of five tables with a top of 8. Each board was scored 110 at table
 * 1 and 90 at the others, which gives 8 and 3.
 */
@Tag("thorough")
class RulingPageTest extends RoomOverHttp {

  private String cookie = "";

  @BeforeEach
  void signIn() throws Exception {
    SavedEvening evening = saved();
    for (BoardPlay play : Plays.of(evening.movement()).all()) {
      evening = evening.with(ScoreEntry.read(play, play.table() == 1 ? "110" : "90", ""));
    }
    EveningFile.write(file, evening);
    serveInstead(file);
    cookie = director();
  }

  private HttpResponse<String> rule(Map<String, String> ruling) throws Exception {
    Map<String, String> form = new HashMap<>(ruling);
    form.putAll(Map.of("form", form(cookie), "round", "1", "table", "2", "board", "3"));
    return post("/ruling", cookie, form);
  }

  private String ruled() {
    BoardPlay play = Plays.of(saved().movement()).at(1, 2, 3).orElseThrow();
    return saved().result(play).map(ScoreEntry::text).orElse("");
  }

  @Test
  void aWeightedScoreGivesTheMeanOfItsMatchpoints() throws Exception {
    String page =
        get(
                "/ruling?round=1&table=2&board=3&share1=60&score1=110&share2=40&score2=90&share3=&score3=&ew=",
                cookie)
            .body();
    // With 110 the table shares the top with one other: 7 matchpoints; with 90 it has 3.
    assertThat(page)
        .contains(
            "Board 3: 90 → 60% 110 40% 90",
            "North-South get 5.40 of 8 (before: 3.00 of 8)",
            "2: 37.50, place 2 → 40.50, place 2",
            "name=\"share1\" value=\"60\"");
    assertThat(ruled()).as("a preview changes nothing").isEqualTo("90");
    assertThat(
            rule(Map.of("share1", "60", "score1", "110", "share2", "40 %", "score2", "90"))
                .statusCode())
        .isEqualTo(303);
    assertThat(ruled()).isEqualTo("60% 110 40% 90");
  }

  @Test
  void rulingsMayDifferForTheTwoSides() throws Exception {
    rule(Map.of("share1", "50", "score1", "110", "share2", "50", "score2", "90", "ew", "A+"));
    assertThat(ruled()).isEqualTo("50% 110 50% 90 / A+");
    rule(Map.of("score1", "2HN=", "ew", "90"));
    assertThat(ruled()).isEqualTo("110 / 90");
  }

  @Test
  void artificialScoresHaveButtons() throws Exception {
    String page = get("/ruling?round=1&table=2&board=3", cookie).body();
    for (String special : List.of("50%", "A+/A-", "A-/A+", "A+", "A-", "NP")) {
      assertThat(page).contains("name=\"special\" value=\"" + special + "\"");
      assertThat(rule(Map.of("special", special)).statusCode()).as(special).isEqualTo(303);
      assertThat(ruled().replace(" ", "")).isEqualTo(special.equals("A+/A-") ? "A+/A-" : special);
    }
  }

  @Test
  void whatIsIncompleteIsSaidOnThePage() throws Exception {
    assertThat(rule(Map.of("share1", "60", "score1", "110", "score2", "90")).body())
        .contains("score 2 has no weight");
    assertThat(rule(Map.of("share1", "60", "score1", "110", "share2", "40")).body())
        .contains("score 2 has a weight alone");
    assertThat(rule(Map.of("share1", "60", "score1", "110", "share2", "30", "score2", "90")).body())
        .contains("role=\"alert\"");
    assertThat(get("/ruling?round=1&table=2&board=9&score1=110", cookie).body())
        .contains("board [9] is not played at table 2 in round 1");
    assertThat(get("/ruling", "").statusCode()).isEqualTo(403);
    assertThat(ruled()).isEqualTo("90");
  }
}
