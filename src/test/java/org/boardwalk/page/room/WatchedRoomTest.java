package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.evening.DeviceDatabase;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A room that takes over the results of table devices while it is served. */
@Tag("time")
@Timeout(180)
class WatchedRoomTest {

  private static final String PIN = "246813";
  private static final Movement MOVEMENT =
      Examples.mitchell(5, 0, 2).with(new Boards(5, 8, Play.CIRCULATING, 1));

  @TempDir Path temp = Path.of("");

  /** The desk, as the director sees it. */
  private static String desk(URI address) throws Exception {
    HttpClient client = HttpClient.newHttpClient();
    HttpRequest pin =
        HttpRequest.newBuilder(address.resolve("/pin"))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString("pin=" + PIN))
            .build();
    HttpResponse<String> entered = client.send(pin, HttpResponse.BodyHandlers.ofString());
    String cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve("/desk"))
            .header("Cookie", cookie.substring(0, cookie.indexOf(';')))
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  @Test
  void twoHundredResultsInAnyOrderTwiceAndCorrectedAreEachInTheRoomOnce() throws Exception {
    Path file = temp.resolve("tuesday.yaml");
    EveningFile.write(
        file, SavedEvening.of(Judged.of(MOVEMENT), LocalDate.of(2026, 11, 29), Map.of()));
    DeviceDatabase database = DeviceDatabase.of(MOVEMENT, temp.resolve("club.bws"));
    List<BoardPlay> plays = Plays.of(MOVEMENT).all();
    List<DeviceDatabase.Row> rows = DeviceDatabase.twiceAndCorrected(plays, new Random(65));
    database.write(rows.subList(0, 170));
    RoomProcess room = RoomProcess.watching(file, database.file(), PIN);
    try {
      // The first look comes before the room is open.
      assertThat(DeviceDatabase.levels(EveningFile.read(file))).isEqualTo(last(rows, 170));
      database.write(rows.subList(170, rows.size()));
      Map<BoardPlay, Integer> due = last(rows, rows.size());
      while (!DeviceDatabase.levels(EveningFile.read(file)).equals(due)) {
        Thread.sleep(200);
      }
      SavedEvening evening = EveningFile.read(file);
      assertThat(evening.results()).hasSize(200);
      assertThat(due.keySet()).containsExactlyInAnyOrderElementsOf(plays);
      // The room looks at its file every two seconds.
      while (!desk(room.address()).contains("200 of 200 results entered")) {
        Thread.sleep(500);
      }
    } finally {
      room.kill();
    }
  }

  /** The level that the devices have sent last, of the first rows. */
  private static Map<BoardPlay, Integer> last(List<DeviceDatabase.Row> rows, int of) {
    Map<BoardPlay, Integer> due = new HashMap<>();
    rows.subList(0, of).forEach(row -> due.put(row.play(), row.level()));
    return due;
  }
}
