package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Penalties that the director gives at the desk. Pair 1 has a top on all of its ten boards. */
@Tag("thorough")
class PenaltyPageTest extends RoomOverHttp {

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

  private String shown(String query) throws Exception {
    return get("/penalty?" + query, cookie).body();
  }

  private static String sent(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private HttpResponse<String> give(Map<String, String> penalty) throws Exception {
    Map<String, String> form = new HashMap<>(penalty);
    form.put("form", form(cookie));
    return post("/penalty", cookie, form);
  }

  @Test
  void tenPercentOfATopAreATenthOfOneBoardOfTen() throws Exception {
    assertThat(shown("")).contains("10 % of a top", "25 % of a top").doesNotContain("→");
    assertThat(shown("who=1&amount=" + sent("10% of a top")))
        .contains("-10% of a top: 100.00, place 1 → 99.00, place 1")
        .doesNotContain("more than 2 %");
    assertThat(give(Map.of("who", "1", "amount", "10% of a top")).statusCode()).isEqualTo(303);
    assertThat(saved().corrections())
        .singleElement()
        .satisfies(
            penalty -> {
              assertThat(penalty.unit()).isEqualTo(Correction.Unit.TOP);
              assertThat(CorrectionsCsv.amount(penalty)).isEqualTo("-10% of a top");
            });
    assertThat(get("/desk", cookie).body()).contains("1,penalty,-10% of a top");
    assertThat(get("/ranking", cookie).body()).contains("-10 % of a top");
  }

  @Test
  void penaltyOfMoreThanTwoPercentOfTheSessionIsAskedAbout() throws Exception {
    assertThat(shown("who=1&other=10&unit=" + sent("%")))
        .contains("-10%: 100.00, place 1 → 90.00, place 1", "more than 2 %", "required");
    Map<String, String> harsh = Map.of("who", "1", "other", "10", "unit", "%");
    assertThat(give(harsh).body()).contains("Maybe tick that it is meant");
    assertThat(saved().corrections()).isEmpty();
    Map<String, String> meant = new HashMap<>(harsh);
    meant.put("meant", "yes");
    assertThat(give(meant).statusCode()).isEqualTo(303);
    assertThat(saved().corrections()).hasSize(1);
  }

  @Test
  void fifthOfATopIsNotHarsh() throws Exception {
    assertThat(shown("who=1&other=20&unit=" + sent("% of a top")))
        .contains("→ 98.00")
        .doesNotContain("more than 2 %");
  }

  @Test
  void wrongNumbersAndAmountsAreNamed() throws Exception {
    assertThat(shown("who=99&amount=" + sent("10% of a top"))).contains("[99] is nobody here");
    assertThat(shown("who=1&other=x&unit=")).contains("amount [x] is not a number");
    assertThat(shown("who=1&other=0&unit=")).contains("a penalty of 0 takes nothing");
    assertThat(give(Map.of("who", "1", "other", "", "unit", "")).statusCode()).isEqualTo(400);
    assertThat(saved().corrections()).isEmpty();
    assertThat(get("/penalty?who=1", "").statusCode()).isEqualTo(403);
  }
}
