package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A room of two sections, A of nine tables and B of eight, which are one event. */
@Tag("thorough")
class SectionedRoomTest extends RoomOverHttp {

  @Override
  Path evening() {
    NamedForm form = NamedForms.of("sections").orElseThrow();
    Path evening = temp.resolve("sections.yaml");
    Judged judged =
        Judged.of(form.build(form.usual(17, OptionalInt.of(7))).orElseThrow())
            .numbered(Style.CONTINUED);
    EveningFile.write(
        evening, SavedEvening.of(judged, LocalDate.of(2026, 2, 3), Map.of(30, "Ann & Bo")));
    return evening;
  }

  private String text(String link, String cookie) throws Exception {
    HttpResponse<String> reply = get(link, cookie);
    assertThat(reply.statusCode()).as("%s %s", link, reply.body()).isEqualTo(200);
    String body = reply.body();
    return body.substring(body.indexOf("<main"))
        .replaceAll("(?s)<script.*?</script>", "")
        .replaceAll("<[^>]*>", " ")
        .replaceAll("\\s+", " ");
  }

  private static String hidden(String name, String page) {
    Matcher word = Pattern.compile("name=\"" + name + "\" value=\"([^\"]+)\"").matcher(page);
    assertThat(word.find()).as(page).isTrue();
    return word.group(1);
  }

  private String begun() throws Exception {
    String director = director();
    beginFirstRound(director);
    post("/phones", director, Map.of("form", form(director), "open", "yes"));
    return director;
  }

  private String phone(String who, int table) throws Exception {
    String pin = TablePins.of(saved().settings().phones().orElseThrow(), table);
    HttpResponse<String> reply = post("/table", "", Map.of("who", who, "pin", pin));
    assertThat(reply.statusCode()).as(reply.body()).isEqualTo(303);
    String cookie = reply.headers().firstValue("Set-Cookie").orElse("");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  private void enter(String phone, String board, String before, String typed) throws Exception {
    Map<String, String> form = new HashMap<>(Map.of("other", typed, "before", before));
    form.put("form", hidden("form", get("/table/board?again=1&" + board, phone).body()));
    assertThat(post("/table/board?" + board, phone, form).statusCode()).isEqualTo(303);
  }

  @Test
  void wallDeskAndPhonesCallTablesAndPairsBySection() throws Exception {
    String director = begun();
    assertThat(text("/wall", "")).contains("A9 A9 A18 17-18", "B1 B1 B9 3-4", "B8 B8 B16 1-2");
    assertThat(text("/desk", director))
        .contains("Table B8 Boards 1, 2")
        .contains("Table A1: " + TablePins.of(saved().settings().phones().orElseThrow(), 1))
        .contains("Table B8: " + TablePins.of(saved().settings().phones().orElseThrow(), 17))
        .doesNotContain("Table 10", "Table 17");
    assertThat(get("/desk", director).body()).contains("B12,Ann &amp; Bo");
    assertThat(text("/?who=b12", "")).contains("Pair B12", "Table B4, East-West", "against B4");
    assertThat(get("/?who=12", "").body()).contains("/?who=A12", "/?who=B12");
    assertThat(text("/enter?round=1&table=B4", director)).contains("NS B4 · EW B12 Ann &amp; Bo");
  }

  @Test
  void phonesOfBothSectionsEnterResultsOfOneBoardAndTheDirectorCorrectsOne() throws Exception {
    String director = begun();
    enter(phone("A1", 1), "round=1&table=A1&board=1", "", "4SN+1");
    String ns = phone("B8", 17);
    enter(ns, "round=1&table=B8&board=1", "", "4SN=");
    assertThat(text("/desk", director)).contains("Round 1, table B8, board 1");
    String ew = phone("B16", 17);
    String board = "round=1&table=B8&board=1";
    Map<String, String> confirm = new HashMap<>(Map.of("number", "B16", "before", "4S N ="));
    confirm.put("form", hidden("form", get("/table/board?" + board, ew).body()));
    assertThat(post("/table/confirm?" + board, ew, confirm).statusCode()).isEqualTo(303);
    assertThat(saved().results())
        .extracting(r -> r.play().table(), ScoreEntry::text, Result::provisional)
        .containsExactly(tuple(1, "4S N +1", true), tuple(17, "4S N =", false));
    Map<String, String> corrected =
        Map.of("form", form(director), "before", "4S N =", "other", "4SN-1");
    assertThat(post("/enter?" + board, director, corrected).headers().firstValue("Location"))
        .hasValueSatisfying(link -> assertThat(link).contains("table=B8"));
    assertThat(ScoreEntry.text(saved().results().get(1))).isEqualTo("4S N -1");
    assertThat(text("/ranking", director)).contains("North-South", "A1", "B8");
  }

  @Test
  void aPairThatComesLateGetsANumberOfASectionAndNobodyElseAnotherOne() throws Exception {
    String director = begun();
    SavedEvening before = saved();
    String page = get("/change?what=comes&played=1&name=Cleo&partner=Di", director).body();
    Map<String, String> way = Map.of("form", form(director), "way", hidden("way", page));
    assertThat(post("/change", director, way).statusCode()).isEqualTo(303);
    SavedEvening after = saved();
    for (int pair = 1; pair <= 34; pair++) {
      assertThat(after.movement().label(pair)).isEqualTo(before.movement().label(pair));
    }
    assertThat(after.movement().label(35)).isIn("A19", "B17");
    assertThat(text("/?who=" + after.movement().label(35), director)).contains("Cleo &amp; Di");
    String leaves = get("/change?what=leaves&played=1&who=B12", director).body();
    Map<String, String> left = Map.of("form", form(director), "way", hidden("way", leaves));
    assertThat(post("/change", director, left).statusCode()).isEqualTo(303);
    assertThat(saved().movement().label(30)).isEqualTo("B12");
    assertThat(saved().attendance().present(30, 2)).isFalse();
    assertThat(text("/?who=B12", "")).contains("Round 3 Not there");
  }

  @Test
  void resultsInEachOthersPlacesAreExchangedByTheLabelsOfTheirTables() throws Exception {
    String director = begun();
    for (String board : new String[] {"table=A1&board=1", "table=B8&board=1"}) {
      Map<String, String> form = new HashMap<>(Map.of("form", form(director), "before", ""));
      form.put("other", board.contains("A1") ? "4SN=" : "3NTE=");
      post("/enter?round=1&" + board, director, form);
    }
    String link = "round=1&table=A1&board=1&table2=b8&board2=1";
    assertThat(text("/exchange?" + link, director)).contains("table A1: 4S N = becomes 3NT E =");
    assertThat(get("/exchange?" + link.replace("A1", "1"), director).body())
        .contains("may mean several tables", "Maybe write one of A1, B1.");
  }
}
