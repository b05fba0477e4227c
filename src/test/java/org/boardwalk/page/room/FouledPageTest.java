package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Boards that the director marks as fouled. Board 1 is played once in each of the five rounds. */
@Tag("thorough")
class FouledPageTest extends RoomOverHttp {

  private String cookie = "";
  private List<BoardPlay> plays = List.of();

  @BeforeEach
  void signIn() throws Exception {
    SavedEvening evening = saved();
    plays =
        Plays.of(evening.movement()).all().stream()
            .filter(play -> play.board() == 1)
            .sorted(Comparator.comparingInt(BoardPlay::round))
            .toList();
    assertThat(plays).extracting(BoardPlay::round).containsExactly(1, 2, 3, 4, 5);
    for (BoardPlay play : plays.subList(0, 4)) {
      evening = evening.with(ScoreEntry.read(play, play.round() < 3 ? "110" : "90", ""));
    }
    EveningFile.write(file, evening);
    serveInstead(file);
    cookie = director();
  }

  private static String key(BoardPlay play) {
    return "b-" + play.round() + "-" + play.table();
  }

  private HttpResponse<String> mark(List<BoardPlay> marked) throws Exception {
    Map<String, String> form = new HashMap<>(Map.of("form", form(cookie), "board", "1"));
    marked.forEach(play -> form.put(key(play), "yes"));
    return post("/fouled", cookie, form);
  }

  private List<String> forms() {
    SavedEvening now = saved();
    return plays.stream().flatMap(play -> now.result(play).stream()).map(Result::form).toList();
  }

  @Test
  void resultsFromATableOnAreComparedWithEachOtherOnly() throws Exception {
    String page = get("/fouled?board=1&from=" + key(plays.get(2)), cookie).body();
    // Two with 110 have 5 of 6 each now, and 50 % as soon as the two with 90 are another form.
    assertThat(page)
        .contains("fouled from here on")
        .contains("5.00 of 6 → 3.00 of 6", "1.00 of 6 → 3.00 of 6")
        .containsPattern("(?s)checked=.*checked=");
    assertThat(forms()).containsOnly("");
    assertThat(mark(plays.subList(2, 4)).statusCode()).isEqualTo(303);
    assertThat(forms()).containsExactly("", "", "B", "B");
    assertThat(get("/ranking", cookie).body()).contains("Board 1 was fouled");
    mark(List.of());
    assertThat(forms()).containsOnly("");
  }

  @Test
  void laterResultOfAFouledBoardIsOneOfTheOtherForm() throws Exception {
    mark(plays.subList(2, 4));
    BoardPlay last = plays.get(4);
    String link = "/enter?round=" + last.round() + "&table=" + last.table() + "&board=1";
    Map<String, String> form =
        Map.of("form", form(cookie), "before", "", "other", "110", "special", "");
    assertThat(post(link, cookie, form).statusCode()).isEqualTo(303);
    assertThat(forms()).containsExactly("", "", "B", "B", "B");
  }

  @Test
  void boardWithoutResultsAndStrangersGetNothing() throws Exception {
    assertThat(get("/fouled?board=9", cookie).body()).contains("has no results yet");
    assertThat(get("/fouled?board=1", "").statusCode()).isEqualTo(403);
    assertThat(post("/fouled", "", Map.of("board", "1")).statusCode()).isEqualTo(403);
  }
}
