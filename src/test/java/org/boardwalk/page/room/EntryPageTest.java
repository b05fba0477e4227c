package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results that are entered once more, because the first one was wrong. */
@Tag("thorough")
class EntryPageTest extends RoomOverHttp {

  private static final String LINK = "/enter?round=1&table=1&board=1";
  private static final Map<String, String> FOUR_SPADES =
      Map.of("level", "4", "suit", "S", "doubling", "", "declarer", "N", "result", "=");

  private String cookie = "";

  private HttpResponse<String> enter(String before, Map<String, String> pressed) throws Exception {
    cookie = cookie.isEmpty() ? director() : cookie;
    Map<String, String> form = new HashMap<>(pressed);
    form.put("form", form(cookie));
    form.put("before", before);
    return post(LINK, cookie, form);
  }

  private String entered() {
    return saved().results().stream().map(ScoreEntry::text).collect(Collectors.joining());
  }

  @ParameterizedTest
  @CsvSource({"special, pass, pass", "special, 50%, 50%", "other, -100, -100", "special, NP, NP"})
  void theContractThatIsPressedTakesThePlaceOfAnyOtherScore(
      String field, String value, String before) throws Exception {
    enter("", Map.of(field, value));
    assertThat(entered()).isEqualTo(before);
    assertThat(get(LINK, cookie).body())
        .contains("<strong>" + before + "</strong>", "name=\"other\"")
        .doesNotContain("value=\"" + before + "\" autocomplete")
        .doesNotContain("autocomplete=\"off\" value=\"" + before + "\"");
    Map<String, String> sent = new HashMap<>(FOUR_SPADES);
    sent.put("other", "");
    assertThat(enter(before, sent).statusCode()).isEqualTo(303);
    assertThat(entered()).isEqualTo("4S N =");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A+ to NS, A- to EW | A+/A- | A+ / A-",
        "A- to NS, A+ to EW | A-/A+ | A- / A+",
        "A+ to each | A+ | A+",
        "A- to each | A- | A-"
      })
  void theButtonsOfAveragesSendWhatTheySay(String words, String value, String stored)
      throws Exception {
    cookie = director();
    assertThat(get(LINK, cookie).body())
        .contains("value=\"" + value + "\" class=\"second\">" + words + "<");
    enter("", Map.of("special", value));
    assertThat(entered()).isEqualTo(stored);
  }

  @Test
  void aScoreThatIsWrittenOncePerSideIsPointedOut() throws Exception {
    cookie = director();
    String doubt =
        "[420 / -420] gives both sides 420, as both are points for NS; maybe 420 alone was meant";
    assertThat(get(LINK.replace("?", "/check?") + "&other=420/-420", cookie).body())
        .isEqualTo(doubt);
    HttpResponse<String> taken = enter("", Map.of("other", "420/-420"));
    String next = taken.headers().firstValue("Location").orElse("");
    assertThat(get(next, cookie).body()).contains(doubt);
    assertThat(get("/ranking", cookie).body()).contains("Board 1, round 1, table 1: " + doubt);
  }

  /** Table 1 plays boards 1 and 2 in round 1. */
  @Test
  void aTypedResultLeadsToTheNextBoardOfTheTableAtOnce() throws Exception {
    HttpResponse<String> first = enter("", Map.of("other", "3nt w -2"));
    String next = first.headers().firstValue("Location").orElse("");
    assertThat(next).isEqualTo("/enter?round=1&table=1&board=2&done=1");
    assertThat(get(next, cookie).body())
        .contains("Board 1: 3NT W -2: 100 to North-South", "placeholder=\"4SN+1\"");
    Map<String, String> second = Map.of("form", form(cookie), "before", "", "other", "4SN+1");
    assertThat(post(next, cookie, second).headers().firstValue("Location"))
        .contains("/enter?round=1&table=1&done=2");
    assertThat(saved().results().stream().map(ScoreEntry::text))
        .containsExactly("3NT W -2", "4S N +1");
  }

  @Test
  void theFormOfAFouledBoardStaysAsTheDirectorSaidIt() throws Exception {
    enter("", Map.of("special", "pass"));
    SavedEvening evening = saved();
    EveningFile.write(file, evening.with(evening.results().get(0).in("B")));
    enter("pass", FOUR_SPADES);
    assertThat(saved().results()).extracting(r -> r.form()).containsExactly("B");
  }

  @Test
  void aContractAndAnotherScoreAtOnceAreRefused() throws Exception {
    Map<String, String> both = new HashMap<>(FOUR_SPADES);
    both.put("other", "-100");
    HttpResponse<String> refused = enter("", both);
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body())
        .contains("there is a contract, and [-100] is typed", "Maybe empty that field");
    assertThat(saved().results()).isEmpty();
  }

  @Test
  void buttonsThatStandAsTheyWereShownSayNothingBesideATypedScore() throws Exception {
    enter("", FOUR_SPADES);
    Map<String, String> typed = new HashMap<>(FOUR_SPADES);
    typed.put("other", "60%");
    assertThat(enter("4S N =", typed).statusCode()).isEqualTo(303);
    assertThat(entered()).isEqualTo("60%");
  }

  @Test
  void aLateFormIsToldThatTheResultWasTakenAway() throws Exception {
    enter("", FOUR_SPADES);
    enter("4S N =", Map.of("special", "withdraw"));
    assertThat(enter("4S N =", Map.of("special", "pass")).body())
        .contains("another person has taken [4S N =] away meanwhile")
        .doesNotContain("[]");
    assertThat(saved().results()).isEmpty();
  }
}
