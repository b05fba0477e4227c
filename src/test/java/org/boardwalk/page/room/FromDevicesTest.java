package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.DeviceDatabase;
import org.boardwalk.scoring.evening.DeviceDatabase.Row;
import org.boardwalk.scoring.evening.DeviceLog;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.scoring.evening.WatchedResults;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the desk says of table devices, and asks. */
@Tag("thorough")
class FromDevicesTest extends RoomOverHttp {

  private DeviceDatabase database = new DeviceDatabase(Path.of(""));
  private List<BoardPlay> plays = List.of();

  @BeforeEach
  void devices() throws IOException {
    Movement movement = saved().movement();
    plays = Plays.of(movement).all();
    database = DeviceDatabase.of(movement, temp.resolve("club.bws"));
  }

  private WatchedResults watched() {
    return new WatchedResults(database.file(), Optional.empty(), EveningStore.open(file));
  }

  /** The desk of a program that was started again, so that it has read the file. */
  private String desk() throws Exception {
    serveInstead(file);
    return get("/desk", director()).body();
  }

  private HttpResponse<String> decide(String desk, String cookie, String what) throws Exception {
    Matcher before =
        Pattern.compile(
                "action=\"/devices\"><input[^>]+><input[^>]+name=\"before\" value=\"([^\"]+)")
            .matcher(desk);
    assertThat(before.find()).isTrue();
    return post(
        "/devices",
        cookie,
        Map.of("form", form(cookie), "before", before.group(1), "decide", what));
  }

  @Test
  void theDeskSaysWhatWasTakenWhatWasNotAndWhy() throws Exception {
    assertThat(desk()).doesNotContain("From the devices");
    database.write(
        List.of(
            new Row(plays.get(0), 3, false),
            new Row(new BoardPlay(9, 1, 1, plays.get(0).seating()), 3, false)));
    WatchedResults watched = watched();
    watched.look();
    EveningStore.open(file).change(e -> e.with(new Result(plays.get(0), new Score.Points(-50))));
    watched.note("club.bws: is not a <b>database</b>\nMaybe name another one.");
    assertThat(desk())
        .contains(
            "From the devices", "Not entered: 1", "Taken: 1", "The desk has something else: 1")
        .contains("Board 1 at table 1 in round 9 is not in the movement")
        .contains("Board 1 at table 1 in round 1: 3S N =")
        .contains("the device: 3S N =; the desk: -50")
        .contains("club.bws: is not a &lt;b&gt;database&lt;/b&gt;", "Maybe name another one.")
        .doesNotContain("action=\"/devices\"");
  }

  @Test
  void theDeskAsksWhatToDoWithResultsThatAreGoneAndTheDecisionStays() throws Exception {
    database.write(plays.subList(0, 30).stream().map(p -> new Row(p, 3, false)).toList());
    watched().look();
    byte[] filled = Files.readAllBytes(database.file());
    DeviceDatabase.of(saved().movement(), database.file());
    watched().look();
    String asked = desk();
    assertThat(asked).contains("No longer in the database, but kept here: 30", "and 10 more");
    String cookie = director();
    // Meanwhile the old database comes back, and the page is out of date.
    byte[] empty = Files.readAllBytes(database.file());
    Files.write(database.file(), filled);
    watched().look();
    assertThat(decide(asked, cookie, "out").statusCode()).isEqualTo(400);
    assertThat(saved().results()).hasSize(30);
    Files.write(database.file(), empty);
    watched().look();
    assertThat(decide(asked, cookie, "keep").statusCode()).isEqualTo(303);
    watched().look();
    assertThat(desk())
        .doesNotContain("action=\"/devices\"")
        .contains("no longer in the database, kept");
    assertThat(saved().results()).hasSize(30);
    database.write(List.of(new Row(plays.get(40), 3, false)));
    watched().look();
    DeviceDatabase.of(saved().movement(), database.file());
    watched().look();
    assertThat(decide(desk(), director(), "out").statusCode()).isEqualTo(303);
    assertThat(saved().results()).hasSize(30);
    assertThat(saved().devices().rows().get(30).state()).isEqualTo(DeviceLog.State.WITHDRAWN);
  }

  @Test
  void onlyTheDirectorDecides() throws Exception {
    assertThat(post("/devices", "", Map.of("decide", "out")).statusCode()).isEqualTo(403);
  }

  private static String hidden(String page) {
    Matcher word = Pattern.compile("name=\"form\" value=\"(\\w+)\"").matcher(page);
    assertThat(word.find()).as(page).isTrue();
    return word.group(1);
  }

  private String signIn(int contestant, int table) throws Exception {
    String pin = TablePins.of(saved().settings().phones().orElseThrow(), table);
    HttpResponse<String> reply = post("/table", "", Map.of("who", "" + contestant, "pin", pin));
    String cookie = reply.headers().firstValue("Set-Cookie").orElse("");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  /**
   * Phones of both sides, a device and the director write about the two boards of a table in random
   * order. A plain replay says what stands: a device's word settles a board, phones change only
   * what is not settled, and the director everything.
   */
  @Test
  void phonesAndDevicesTogetherLoseNoWordOfEither() throws Exception {
    String director = director();
    beginFirstRound(director);
    post("/phones", director, Map.of("form", form(director), "open", "yes"));
    String[] phones = {signIn(1, 1), signIn(6, 1)};
    int[] numbers = {1, 6};
    String open = "/table/board?round=1&table=1&board=1";
    String[] words = {hidden(get(open, phones[0]).body()), hidden(get(open, phones[1]).body())};
    List<BoardPlay> boards = plays.stream().filter(p -> p.round() == 1 && p.table() == 1).toList();
    String[] stands = {"", ""};
    int[] by = {0, 0};
    String[] device = {"", ""};
    Random random = new Random(10);
    WatchedResults watched = watched();
    List<String> done = new ArrayList<>();
    for (int step = 0; step < 120; step++) {
      int b = random.nextInt(2);
      int level = 1 + random.nextInt(3);
      String score = level + "S N =";
      BoardPlay play = boards.get(b);
      int kind = random.nextInt(8);
      done.add(kind + " " + b + " " + score);
      if (kind == 0) {
        database.write(List.of(new Row(play, level, false)));
        watched.look();
        if (!score.equals(device[b])) {
          stands[b] = score;
          by[b] = 0;
        }
        device[b] = score;
      } else if (kind == 1) {
        EveningStore.open(file).change(e -> e.withdrawn(play));
        stands[b] = "";
        by[b] = 0;
      } else {
        int who = random.nextInt(2);
        String link = "?round=1&table=1&board=" + play.board();
        String word = words[who];
        if (kind == 2) {
          Map<String, String> confirm =
              Map.of("form", word, "before", stands[b], "number", "" + numbers[who]);
          post("/table/confirm" + link, phones[who], confirm);
          by[b] = by[b] > 0 && by[b] != numbers[who] ? 0 : by[b];
        } else {
          Map<String, String> enter = Map.of("form", word, "before", stands[b], "other", score);
          HttpResponse<String> reply = post("/table/board" + link, phones[who], enter);
          boolean settled = !stands[b].isEmpty() && by[b] == 0;
          assertThat(reply.statusCode()).as("" + done).isEqualTo(settled ? 400 : 303);
          if (!settled) {
            boolean agreed = score.equals(stands[b]) && by[b] != numbers[who];
            by[b] = agreed ? 0 : numbers[who];
            stands[b] = score;
          }
        }
      }
      watched.look();
      SavedEvening evening = saved();
      for (int k = 0; k < 2; k++) {
        Optional<Result> result = evening.result(boards.get(k));
        assertThat(result.map(ScoreEntry::text).orElse("")).as("" + done).isEqualTo(stands[k]);
        assertThat(result.map(Result::enteredBy).orElse(0)).as("" + done).isEqualTo(by[k]);
      }
    }
  }
}
