package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A room calls pairs by the numbers of its evening on every page, and understands them. */
@Tag("thorough")
class NumberedRoomTest extends RoomOverHttp {

  private static final String CONTINUED = "(?<![0-9./:\\-])(9|10)(?![0-9./:\\-])";

  private Path write(Style style) {
    Path evening = temp.resolve(style + ".yaml");
    SavedEvening plain =
        SavedEvening.of(
            Judged.of(Examples.skipMitchell()),
            LocalDate.of(2026, 2, 3),
            Map.of(9, "Ann & Bo", 10, "Cy & Di"));
    for (BoardPlay play : Plays.of(plain.movement()).all()) {
      if (play.round() <= 2) {
        plain = plain.with(ScoreEntry.read(play, "pass", ""));
      }
    }
    EveningFile.write(evening, plain.numbered(style));
    return evening;
  }

  @Override
  Path evening() {
    return write(Style.FROM_11);
  }

  private String text(String link, String cookie) throws Exception {
    HttpResponse<String> reply = get(link, cookie);
    assertThat(reply.statusCode()).as(link).isEqualTo(200);
    String body = reply.body();
    return body.substring(body.indexOf("<main"))
        .replaceAll("(?s)<script.*?</script>", "")
        .replaceAll("<[^>]*>", " ");
  }

  @Test
  void noPageKnowsTheNumbersNineAndTenWhereEwStartAtEleven() throws Exception {
    String director = director();
    beginFirstRound(director);
    post("/phones", director, Map.of("form", form(director), "open", "yes"));
    for (String link :
        List.of(
            "/wall",
            "/names",
            "/names?number=9",
            "/ranking",
            "/enter?round=2&table=1",
            "/mine?who=11",
            "/change?what=leaves&played=2&who=12")) {
      assertThat(text(link, director)).as(link).doesNotContainPattern(CONTINUED);
    }
    assertThat(text("/wall", director)).contains("11 Ann &amp; Bo", "18");
    assertThat(text("/names?number=9", director)).contains("Pair 11");
    assertThat(text("/mine?who=11", director)).contains("11 Ann &amp; Bo");
    assertThat(get("/desk", director).body()).contains("11,Ann &amp; Bo");
    assertThat(text("/?who=11", "")).contains("Pair 11").doesNotContainPattern(CONTINUED);
    assertThat(text("/?who=9", "")).doesNotContain("Pair");
    assertThat(saved().movement().label(9)).isEqualTo("11");
  }

  @Test
  void phonesAskForTheDirectionWhereANumberMayMeanTwoPairs() throws Exception {
    serveInstead(write(Style.DIRECTION));
    assertThat(get("/?who=3", "").body()).contains("/?who=NS+3", "/?who=EW+3");
    assertThat(text("/?who=EW+3", "")).contains("Pair EW 3");
    String director = director();
    beginFirstRound(director);
    post("/phones", director, Map.of("form", form(director), "open", "yes"));
    String pin = TablePins.of(saved().settings().phones().orElseThrow(), 3);
    assertThat(post("/table", "", Map.of("who", "3", "pin", pin)).body())
        .contains("may mean several pairs", "Maybe write one of NS 3, EW 3.");
    assertThat(post("/table", "", Map.of("who", "EW 3", "pin", pin)).statusCode()).isEqualTo(303);
    assertThat(text("/change?what=swapped&played=1&who=" + encoded("EW 3, EW 4"), director))
        .doesNotContain("is not the number");
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
