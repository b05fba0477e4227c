package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A contestant's own results on a phone: a line for each board. */
class MyResultsTest extends RoomOverHttp {

  private static final String SPADES =
      "<span class=\"black\" role=\"img\" aria-label=\"S\">♠</span>";

  private String director = "";

  @BeforeEach
  void open() throws Exception {
    director = director();
    beginFirstRound(director);
    post("/open", director, Map.of("form", form(director), "open", "yes"));
  }

  private void enter(String play, String score) throws Exception {
    Map<String, String> fields = Map.of("form", form(director), "before", "", "other", score);
    assertThat(post("/enter?" + play, director, fields).statusCode()).isEqualTo(303);
  }

  private String mine(int pair) throws Exception {
    return get("/mine?who=" + pair, "").body();
  }

  @Test
  void eachBoardHasItsContractItsScoreAndThePercentage() throws Exception {
    enter("round=1&table=1&board=1", "4SN+1");
    enter("round=1&table=1&board=2", "pass");
    enter("round=5&table=2&board=1", "2HE=");
    assertThat(mine(1))
        .contains("<td>4" + SPADES + " N +1<small>against 6</small></td><td>450</td>")
        .contains("<td><strong>100.0</strong>")
        .contains("<td>pass<small>against 6</small></td><td>0</td>")
        .doesNotContain("Anna", "lead", "tricks");
    assertThat(mine(6)).contains(" N +1<small>against 1</small></td><td>-450</td>");
  }

  @Test
  void pointsAloneStandOnceAndAveragesInPlaceOfAContract() throws Exception {
    enter("round=1&table=1&board=1", "420");
    enter("round=1&table=1&board=2", "A+");
    assertThat(mine(1))
        .contains("<td><small>against 6</small></td><td>420</td>")
        .contains("<td>A+<small>against 6</small></td><td></td>");
  }

  @Test
  void redSuitsAreRedAndNotrumpIsAWord() throws Exception {
    enter("round=1&table=1&board=1", "3DXE-1");
    enter("round=1&table=1&board=2", "3NTN=");
    assertThat(mine(1))
        .contains("3<span class=\"red\" role=\"img\" aria-label=\"D\">♦</span>x E -1", "3NT N =");
  }

  @Test
  void theRankingLeadsWithTheLineOfTheVisitorWhomTheMenuRemembers() throws Exception {
    enter("round=1&table=1&board=1", "420");
    assertThat(get("/ranking?who=6", "").body()).doesNotContain("sum me");
    enter("round=5&table=2&board=1", "2HE=");
    assertThat(get("/?who=6", "").body()).contains("href=\"/ranking?who=6\"");
    assertThat(get("/ranking?who=6", "").body())
        .contains("class=\"sum me\">Pair 6: 1 board", "href=\"/?who=6\"");
    assertThat(get("/ranking", "").body()).doesNotContain("sum me", "?who");
    assertThat(get("/ranking?who=nobody", "").body()).doesNotContain("sum me", "?who");
  }

  @Test
  void whoHasNoResultYetIsTold() throws Exception {
    assertThat(mine(1)).contains("None of your boards counts yet.").doesNotContain("<table");
  }
}
