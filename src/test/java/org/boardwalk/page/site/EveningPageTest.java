package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.plan.Pace;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningSettings;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Evenings that are saved and opened again, and those that do not go on as planned. */
@Tag("thorough")
@Timeout(120)
class EveningPageTest extends VisitedPage {

  private static final Movement SEVEN_TABLES = Examples.mitchell(7, 0, 2);
  private static final Pattern WAY = Pattern.compile("action=\"(/movement\\?file=[^\"]*)\"");

  private String movement = "";

  @BeforeEach
  void send() throws Exception {
    movement = sent("seven.csv", Exchange.text(SEVEN_TABLES, MovementFormat.CSV));
  }

  /** The page of a file. */
  private String sent(String name, String text) throws IOException, InterruptedException {
    return Visitor.location(
        visitor.upload("movement", name, text.getBytes(StandardCharsets.UTF_8)));
  }

  private String as(String page) {
    return movement.replace("/movement?", page + "?");
  }

  @Test
  void whatWasSavedIsOpenedAgainWithNamesAndResults() throws Exception {
    HttpResponse<String> saved =
        visitor.post(
            as("/evening"),
            Map.of(
                "names", "Ann & Bo\nCy & \"Di\", the younger",
                "results", "round,table,board,score\n1,1,1,4S N +1\n",
                "method", "imps"));
    assertThat(saved.headers().firstValue("Content-Disposition").orElse(""))
        .contains(LocalDate.now(ZoneId.systemDefault()).getYear() + "-");
    // Another server would do: everything is in the file.
    String opened = visitor.get(sent("tonight.yaml", saved.body())).body();
    assertThat(opened)
        .contains("Ann &amp; Bo", "the younger", "4S N +1")
        .contains("value=\"imps\" selected");
  }

  @Test
  void enterInAFieldPressesNoButtonAndNumbersAreOnlyCheckedWhereTheyCount() throws Exception {
    String page = visitor.get(movement).body();
    assertThat(page.substring(page.indexOf("action=\"/movement?")))
        .containsPattern("^[^>]*>\\s*<button type=\"submit\" disabled");
    for (String task : new String[] {"papers", "file", "evening", "picture", "ranking"}) {
      assertThat(page).contains("formnovalidate=\"formnovalidate\" formaction=\"/" + task + "?");
    }
    assertThat(page).contains("<button type=\"submit\" formaction=\"/continue?");
  }

  @Test
  void tablesThatShareTheOnlyCopyAreOpenedWithThatCopy() throws Exception {
    String proposals = visitor.get("/?people=4&unit=pairs&copies=1").body();
    Matcher link = Pattern.compile("href=\"(/movement[^\"]*shared=1[^\"]*)\"").matcher(proposals);
    assertThat(link.find()).isTrue();
    assertThat(visitor.get(link.group(1).replace("&amp;", "&")).body())
        .contains("needs 1 copy of the boards", "circulating play, 1 copy");
  }

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

  @Test
  void whoLeftStaysAwayWhenTheEveningIsSavedOpenedAndGoesOnAgain() throws Exception {
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

  private static String taken(String ways) {
    Matcher way = WAY.matcher(ways);
    assertThat(way.find()).isTrue();
    return way.group(1);
  }

  @Test
  void aScoreOfEachSideStandsInItsFieldAsItWasTyped() throws Exception {
    HttpResponse<String> saved =
        visitor.post(
            as("/evening"), Map.of("results", "round,table,board,score\n1,1,1,-150/190\n"));
    String opened = visitor.get(sent("tonight.yaml", saved.body())).body();
    assertThat(opened).contains("1,1,1,-150 / 190").doesNotContain("&#39;-150", "'-150");
  }

  @Test
  void formsOfAFouledBoardStandInTheFieldOfTheResults() throws Exception {
    HttpResponse<String> saved =
        visitor.post(
            as("/evening"),
            Map.of("results", "round,table,board,score,form\n1,1,1,-150,A\n1,2,3,90,\n"));
    String opened = visitor.get(sent("tonight.yaml", saved.body())).body();
    assertThat(opened).contains("round,table,board,score,lead,form", "1,1,1,-150,,A");
  }

  @Test
  void aRoundThatWentWrongIsCorrectedFromItsPlan() throws Exception {
    String form = visitor.post(as("/continue"), Map.of("played", "3", "correct", "1")).body();
    assertThat(form).contains("What was really played", "1,1,1,13,3", "1,2,2,14,4");
    String really =
        Exchange.text(SEVEN_TABLES.with(SEVEN_TABLES.rounds().subList(2, 3)), MovementFormat.CSV)
            .replace("1,1,1,13,3", "1,1,1,14,3")
            .replace("1,2,2,14,4", "1,2,2,13,4");
    assertThat(visitor.post(as("/continue"), Map.of("played", "3", "really", really)).body())
        .contains("as few changes as are needed", "Go on like this");
  }

  @Test
  void aTableThatSatTheWrongWayIsSaidAndTheEveningCanBeOpenedAgain() throws Exception {
    String really =
        Exchange.text(SEVEN_TABLES.with(SEVEN_TABLES.rounds().subList(2, 3)), MovementFormat.CSV)
            .replace("1,1,1,13,3", "1,1,13,1,3");
    String ways = visitor.post(as("/continue"), Map.of("played", "3", "really", really)).body();
    assertThat(ways).contains("pair 13 leaves the field in round 3, table 1; the scores stand.");
    HttpResponse<String> saved =
        visitor.post(taken(ways).replace("/movement?", "/evening?"), Map.of("names", "Ann & Bo"));
    String opened = visitor.get(sent("tonight.yaml", saved.body())).body();
    assertThat(opened).contains("Ann &amp; Bo");
  }

  @Test
  void whatCannotBeIsSaidInWords() throws Exception {
    HttpResponse<String> nothing = visitor.post(as("/continue"), Map.of("played", "2"));
    assertThat(nothing.statusCode()).isEqualTo(400);
    assertThat(nothing.body()).contains("no contestant comes or leaves");
    assertThat(visitor.post(as("/continue"), Map.of("played", "9", "arrives", "1")).body())
        .contains("played [9] must be from 1 to 6");
    assertThat(visitor.post(as("/continue"), Map.of("played", "", "arrives", "1")).body())
        .contains("it is not said how many rounds were played so far")
        .doesNotContain("cut short");
    assertThat(visitor.post(as("/continue"), Map.of("played", "2", "leaves", "x")).body())
        .contains("[x] is not the number of a contestant");
  }

  @Test
  void theRoomIsShownRoundByRoundAndForOnePair() throws Exception {
    String second =
        visitor.post(as("/picture"), Map.of("round", "2", "who", "8", "names", "Ann")).body();
    assertThat(second).contains("Round 2", "Round before", "Next round", "#d0d0d0", "1 Ann");
    assertThat(visitor.post(as("/picture"), Map.of("round", "7")).body())
        .contains("the last")
        .doesNotContain("Next round");
    assertThat(visitor.post(as("/picture"), Map.of("round", "8")).statusCode()).isEqualTo(400);
  }

  @Test
  void namesAreKeptInFull() throws Exception {
    String name = "Maximiliane-Charlotte von und zu ".repeat(3).strip();
    HttpResponse<String> saved = visitor.post(as("/evening"), Map.of("names", name));
    SavedEvening evening = EveningFile.parse(Path.of("saved"), saved.body());
    assertThat(evening.names()).isEqualTo(Map.of(1, name));
  }

  @Test
  void anEveningAsJsonIsOpenedWithItsNames() throws Exception {
    HttpResponse<String> saved = visitor.post(as("/evening"), Map.of("names", "Ann & Bo"));
    String json = EveningFile.json(EveningFile.parse(Path.of("saved"), saved.body()));
    assertThat(visitor.get(sent("tonight.json", json)).body()).contains("Ann &amp; Bo");
  }
}
