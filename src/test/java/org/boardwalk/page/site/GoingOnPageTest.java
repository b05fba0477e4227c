package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.plan.Pace;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningSettings;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Evenings that go on with more contestants or fewer. */
@Tag("thorough")
@Timeout(120)
class GoingOnPageTest extends VisitedEvening {

  @Test
  void aPairThatComesHasItsWaysSideBySideAndOneIsTaken() throws Exception {
    String ways =
        visitor.post(as("/continue"), Map.of("played", "2", "arrives", "1", "names", "Ann")).body();
    assertThat(ways).contains("Recommended:", "boards lost", "nobody plays a board again", "Ann");
    Matcher way = WAY.matcher(ways);
    assertThat(way.find()).isTrue();
    String taken = visitor.post(way.group(1), Map.of("names", "Ann")).body();
    assertThat(taken).contains("15 pairs", "from round 3", "Ann");
  }

  @Test
  void anEveningGoesOnWithItsResultsAndWhoCameLateIsSaved() throws Exception {
    HttpResponse<String> saved =
        visitor.post(
            as("/evening"),
            Map.of("names", "Ann & Bo", "results", "round,table,board,score\n1,1,1,4S N +1\n"));
    String again = sent("tonight.yaml", saved.body());
    String ways =
        visitor
            .post(
                again.replace("/movement?", "/continue?"),
                Map.of("played", "2", "arrives", "1", "names", "Ann & Bo"))
            .body();
    Matcher way = WAY.matcher(ways);
    assertThat(way.find()).isTrue();
    String taken = visitor.post(way.group(1), Map.of("names", "Ann & Bo")).body();
    assertThat(taken).contains("15 pairs", "4S N +1");
    String file =
        visitor
            .post(
                way.group(1).replace("/movement?", "/evening?"),
                Map.of("names", "Ann & Bo", "results", "round,table,board,score\n1,1,1,4S N +1\n"))
            .body();
    SavedEvening evening = EveningFile.parse(Path.of("saved"), file);
    assertThat(evening.attendance().late()).containsExactly(new Attendance.Late(15, 3));
    assertThat(visitor.get(sent("later.yaml", file)).body()).contains("Not there");
  }

  private static final Map<String, String> TYPED =
      Map.of(
          "names", "Ann & Bo",
          "results", "round,table,board,score\n1,1,1,2D W -3\n",
          "corrections", "2,penalty,-3\n",
          "method", "imps");

  private static Map<String, String> typed(String... more) {
    Map<String, String> form = new HashMap<>(TYPED);
    for (int k = 0; k < more.length; k += 2) {
      form.put(more[k], more[k + 1]);
    }
    return form;
  }

  @Test
  void resultsAndMethodThatWereTypedGoOnWithTheMovement() throws Exception {
    String ways = visitor.post(as("/continue"), typed("played", "2", "arrives", "1")).body();
    assertThat(ways).contains("1,1,1,2D W -3", "name=\"method\" value=\"imps\"", "2,penalty,-3");
    assertThat(visitor.post(taken(ways), Map.of()).body())
        .contains("15 pairs", "Ann &amp; Bo", "2D W -3", "value=\"imps\" selected", "2,penalty,-3");
    String correct = visitor.post(as("/continue"), typed("played", "2", "correct", "1")).body();
    assertThat(correct).contains("1,1,1,2D W -3", "name=\"method\" value=\"imps\"");
    assertThat(visitor.post(as("/picture"), typed("round", "2")).body())
        .contains("1,1,1,2D W -3", "name=\"method\" value=\"imps\"");
  }

  @Test
  void aWayThatResultsOfALaterRoundDoNotFitIsLeftOutAndTheOthersStay() throws Exception {
    String results = "round,table,board,score\n1,1,1,420\n2,1,4,400\n";
    String ways =
        visitor
            .post(as("/continue"), Map.of("results", results, "played", "1", "arrives", "1"))
            .body();
    assertThat(ways).contains("round [2] has results already");
    assertThat(WAY.matcher(ways).find()).isTrue();
  }

  @Test
  void whatWasTypedGoesOnInPlaceOfWhatWasInTheEvening() throws Exception {
    String again = sent("tonight.yaml", visitor.post(as("/evening"), TYPED).body());
    String results = "round,table,board,score\n1,1,1,5S N =\n1,1,2,110\n";
    Map<String, String> form =
        typed("results", results, "method", "cross-imps", "played", "2", "arrives", "1");
    String ways = visitor.post(again.replace("/movement?", "/continue?"), form).body();
    assertThat(visitor.post(taken(ways), Map.of()).body())
        .contains("5S N =", "1,1,2,110", "value=\"cross-imps\" selected")
        .doesNotContain("2D W -3");
  }

  @Test
  void timesOfTheProposalsAreThoseOfTheEvening() throws Exception {
    String asked = "/?people=9&unit=pairs&perBoard=9&perMove=3&start=19:30&finish=22:30";
    Matcher link = Pattern.compile("href=\"/movement([^\"]*)\"").matcher(visitor.get(asked).body());
    assertThat(link.find()).isTrue();
    String query = link.group(1).replace("&amp;", "&");
    String saved = visitor.post("/evening" + query, Map.of()).body();
    EveningSettings settings = EveningFile.parse(Path.of("saved"), saved).settings();
    assertThat(settings.pace()).isEqualTo(new Pace(Duration.ofMinutes(9), Duration.ofMinutes(3)));
    assertThat(settings.start()).contains(LocalTime.of(19, 30));
  }

  /** Pairs 1 and 3 had sat in each other's seats for both sets of round 1. */
  @Test
  void roundsOfTwoSetsAreCorrectedWithALineForEachAndGoOn() throws Exception {
    Judged six = Judged.of(PartedExamples.sixPairs());
    String evening = EveningFile.text(SavedEvening.of(six, LocalDate.of(2026, 2, 3), Map.of()));
    String on = sent("six.yaml", evening).replace("/movement?", "/continue?");
    assertThat(visitor.post(on, Map.of("played", "3", "leaves", "6")).body())
        .contains("8 boards lost, at most 4 of a pair");
    String correct = visitor.post(on, Map.of("played", "1", "correct", "1")).body();
    assertThat(correct).contains("1,2,4,3,3\n", "1,2,4,3,9\n");
    String really =
        "round,table,ns,ew,set\n1,1,6,3,1\n1,1,6,3,2\n1,2,4,1,3\n1,2,4,1,9\n1,3,2,5,6\n1,3,2,5,8\n";
    String ways = visitor.post(on, Map.of("played", "1", "really", really)).body();
    assertThat(ways).contains("keep them to the end");
    assertThat(visitor.post(taken(ways), Map.of()).body()).contains("5 rounds of 2 sets");
  }

  @Test
  void departuresLastWhenTheEveningIsSavedAndOpenedAgain() throws Exception {
    String ways = visitor.post(as("/continue"), Map.of("played", "2", "leaves", "3")).body();
    HttpResponse<String> saved =
        visitor.post(taken(ways).replace("/movement?", "/evening?"), Map.of("names", "Ann"));
    try (Visitor another = new Visitor(solutions, WebSettings.USUAL)) {
      byte[] file = saved.body().getBytes(StandardCharsets.UTF_8);
      String link = Visitor.location(another.upload("movement", "tonight.yaml", file));
      assertThat(another.get(link).body()).contains("<th scope=\"col\">Not there</th>", "Ann");
      String on = link.replace("/movement?", "/continue?");
      String again = another.post(on, Map.of("played", "4", "leaves", "9")).body();
      assertThat(again).contains("3, 9");
      assertThat(another.post(taken(again), Map.of()).body()).contains("<span>3, 9</span>");
    }
  }
}
