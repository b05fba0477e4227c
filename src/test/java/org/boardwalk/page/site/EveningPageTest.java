package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Evenings that are saved and opened again, and rounds that were not played as planned. */
@Tag("thorough")
@Timeout(120)
class EveningPageTest extends VisitedEvening {

  @Test
  void theTitleOfTheEveningIsItsTitleEverywhere() throws Exception {
    Map<String, String> form =
        Map.of(
            "title",
            "Tuesday <b>",
            "names",
            "Ann",
            "method",
            "matchpoints",
            "results",
            "board,table,score\n1,1,420\n1,2,-50\n",
            "played",
            "1",
            "leaves",
            "3",
            "arrives",
            "0");
    assertThat(visitor.post(movement, form).body())
        .contains("<h1>Tuesday &lt;b&gt;</h1>", "value=\"Tuesday &lt;b&gt;\"");
    for (String page : List.of("/ranking", "/picture", "/continue")) {
      assertThat(visitor.post(as(page), form).body()).as(page).contains("Tuesday &lt;b&gt;");
    }
    HttpResponse<String> saved = visitor.post(as("/evening"), form);
    SavedEvening evening = EveningFile.parse(Path.of("e.yaml"), saved.body());
    assertThat(evening.title()).isEqualTo("Tuesday <b>");
    assertThat(evening.movement().name()).isEqualTo("seven.csv");
    String next = visitor.post(taken(visitor.post(as("/continue"), form).body()), Map.of()).body();
    assertThat(next).contains("<h1>Tuesday &lt;b&gt;</h1>");
  }

  @Test
  void pairsAreNumberedByChoiceOnThePageAndInItsFields() throws Exception {
    String skip = SolutionFile.text(Solution.of(Judged.of(Examples.skipMitchell())));
    String link = sent("skip.yaml", skip);
    assertThat(visitor.get(link).body()).contains("9 to 16<", "EW 1 to EW 8<", "11 to 18<");
    String eleven =
        visitor
            .post(link, Map.of("names", "9,Ann & Bo\n10,Cy & Di\n", "numbers", "from-11"))
            .body();
    assertThat(eleven).contains("11,Ann &amp; Bo", "12,Cy &amp; Di", "numbers=from-11");
    assertThat(eleven.replaceAll("(?s)<svg.*?</svg>", "").replaceAll("<[^>]*>", " "))
        .contains("EW 18")
        .doesNotContainPattern("EW (9|10)\\b");
    String after = link + "&numbers=from-11";
    HttpResponse<String> saved =
        visitor.post(after.replace("/movement", "/evening"), Map.of("names", "11,Ann & Bo\n"));
    SavedEvening evening = EveningFile.parse(Path.of("e.yaml"), saved.body());
    assertThat(evening.movement().label(9)).isEqualTo("11");
    assertThat(evening.names()).isEqualTo(Map.of(9, "Ann & Bo"));
    Map<String, String> wrong = Map.of("played", "1", "correct", "1");
    String planned = visitor.post(after.replace("/movement", "/continue"), wrong).body();
    assertThat(planned).contains("1,1,1,11,").doesNotContain("1,1,1,9,");
    assertThat(visitor.get(link + "&numbers=direction").body()).contains("Pair", "EW 8");
  }

  @Test
  void theLastRoundsAreSwitchedByChoiceWhereThatIsAsGood() throws Exception {
    Movement last = Examples.mitchell(7, 1, 1);
    RoundSwitches switches = RoundSwitches.of(last).orElseThrow();
    String link = sent("first.csv", Exchange.text(switches.with(List.of(1)), MovementFormat.CSV));
    assertThat(visitor.get(link).body())
        .contains("Arrows are switched in round 1: calibre 90.46. With round 7 it would be equal.")
        .contains(
            "value=\"last\" aria-pressed=\"false\"", "value=\"as-found\" aria-pressed=\"true\"")
        .doesNotContain("value=\"split\"");
    String other = visitor.post(link, Map.of("arrows", "last", "names", "Ann & Bo")).body();
    assertThat(other)
        .contains("Arrows are switched in round 7", "value=\"last\" aria-pressed=\"true\"")
        .contains("arrows=last", "Ann &amp; Bo");
    String file =
        visitor
            .post(link.replace("/movement", "/file") + "&arrows=last", Map.of("format", "csv"))
            .body();
    assertThat(file).contains(Exchange.text(last, MovementFormat.CSV));
    assertThat(visitor.post(link + "&arrows=last", Map.of("arrows", "as-found")).body())
        .contains("Arrows are switched in round 1")
        .doesNotContain("arrows=last");
    assertThat(visitor.post(link, Map.of("arrows", "split")).body())
        .contains("No switch inside the sets makes the calibre higher.", "switched in round 1");
    HttpResponse<String> typed = visitor.get(link + "&arrows=split");
    assertThat(typed.statusCode()).isEqualTo(400);
    assertThat(typed.body()).contains("Maybe leave the arrow switches as found.");
  }

  @Test
  void oneTableIsSwitchedInsideTheSetsByChoice() throws Exception {
    String link = sent("ten.csv", Exchange.text(barometer(10), MovementFormat.CSV));
    assertThat(visitor.get(link).body())
        .contains("value=\"split\" aria-pressed=\"false\"", "Balance: calibre");
    String halves = visitor.post(link, Map.of("arrows", "split")).body();
    assertThat(halves)
        .contains("18 rounds, 18 sets of 1 board", "switched inside each set", "arrows=split")
        .contains("value=\"split\" aria-pressed=\"true\"", "Balance: calibre 94 of 100");
    String evening = visitor.post(as(link, "/evening") + "&arrows=split", Map.of()).body();
    String saved = sent("tonight.yaml", evening);
    assertThat(visitor.get(saved).body())
        .contains("18 rounds, 18 sets of 1 board")
        .doesNotContain("name=\"arrows\"");
    assertThat(visitor.get(saved + "&arrows=last").statusCode()).isEqualTo(400);
  }

  private static String as(String link, String page) {
    return link.replace("/movement", page);
  }

  /** All meet all, and all play the same two boards in each round. */
  private static Movement barometer(int pairs) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r < pairs; r++) {
      List<Encounter> encounters =
          new ArrayList<>(List.of(new Encounter(1, new Seating.TwoPairs(pairs, r), r)));
      for (int t = 1; t < pairs / 2; t++) {
        int ns = Math.floorMod(r + t - 1, pairs - 1) + 1;
        int ew = Math.floorMod(r - t - 1, pairs - 1) + 1;
        encounters.add(new Encounter(t + 1, new Seating.TwoPairs(ns, ew), r));
      }
      rounds.add(new Round(encounters));
    }
    Boards boards = new Boards(pairs - 1, 2, Play.SHARED, pairs / 2);
    return new Movement(
        "Barometer", Kind.PAIRS, pairs, pairs / 2, boards, Rotation.NONE, 1, rounds);
  }

  @Test
  void goingBackToAMovementSendsNoFormAgain() throws Exception {
    for (String page : List.of("/movement", "/picture")) {
      HttpResponse<String> sent = visitor.sendOnly(as(page), Map.of("names", "Ann", "round", "1"));
      assertThat(sent.statusCode()).as(page).isEqualTo(303);
      assertThat(visitor.get(Visitor.location(sent)).body()).as(page).contains("Ann");
    }
    String longAgo = movement + "&shown=0123456789abcdef0123456789abcdef";
    HttpResponse<String> page = visitor.get(longAgo);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("<h1>seven.csv").doesNotContain("shown=");
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
        .contains("[x] is not the number of a pair");
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
