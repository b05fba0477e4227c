package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.evening.DeviceDatabase.Row;
import org.boardwalk.scoring.evening.WatchedResults.Look;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database as we export it for the devices, into which rows come as devices write them. */
class WatchedResultsTest {

  /** Five tables, five rounds of eight boards: 200 results. */
  private static final Movement MOVEMENT =
      Examples.mitchell(5, 0, 2).with(new Boards(5, 8, Play.CIRCULATING, 1));

  @TempDir Path temp = Path.of("");

  private DeviceDatabase database = new DeviceDatabase(Path.of(""));
  private Path file = Path.of("");

  @BeforeEach
  void files() throws IOException {
    database = DeviceDatabase.of(MOVEMENT, temp.resolve("club.bws"));
    file = temp.resolve("tuesday.yaml");
    EveningFile.write(
        file, SavedEvening.of(Judged.of(MOVEMENT), LocalDate.of(2026, 11, 29), Map.of()));
  }

  private WatchedResults watched(KeptEvening evening) {
    return new WatchedResults(database.file(), Optional.empty(), evening);
  }

  @Test
  void twoHundredResultsInAnyOrderTwiceAndCorrectedArriveOnceEach() throws IOException {
    Random random = new Random(64);
    List<BoardPlay> plays = new ArrayList<>(Plays.of(MOVEMENT).all());
    assertThat(plays).hasSize(200);
    List<Row> rows = DeviceDatabase.twiceAndCorrected(plays, random);
    KeptEvening evening = KeptEvening.open(file);
    WatchedResults watched = watched(evening);
    Map<BoardPlay, Integer> due = new LinkedHashMap<>();
    Map<BoardPlay, Integer> arrived = new HashMap<>();
    for (int from = 0; from < rows.size(); from += 37) {
      List<Row> some = rows.subList(from, Math.min(from + 37, rows.size()));
      Map<BoardPlay, Integer> before = Map.copyOf(due);
      database.write(some);
      some.forEach(row -> due.put(row.play(), row.level()));
      Look look = watched.look();
      look.entered().forEach(play -> arrived.merge(play, 1, Integer::sum));
      assertThat(look.corrected())
          .containsExactlyInAnyOrderElementsOf(
              before.entrySet().stream()
                  .filter(e -> !e.getValue().equals(due.get(e.getKey())))
                  .map(Map.Entry::getKey)
                  .toList());
      assertThat(look.erased()).isEmpty();
      assertThat(look.left()).isEmpty();
      assertThat(DeviceDatabase.levels(evening.current())).isEqualTo(due);
      assertThat(watched.look().nothing()).isTrue();
    }
    assertThat(arrived.keySet()).containsExactlyInAnyOrderElementsOf(plays);
    assertThat(arrived.values()).containsOnly(1);
    assertThat(DeviceDatabase.levels(KeptEvening.open(file).current())).isEqualTo(due);
  }

  @Test
  void anErasedResultIsTakenOutAndWhatTheDirectorEnteredStays() throws IOException {
    List<BoardPlay> plays = Plays.of(MOVEMENT).all();
    Row first = new Row(plays.get(0), 4, false);
    Row second = new Row(plays.get(1), 4, false);
    database.write(List.of(first, second));
    KeptEvening evening = KeptEvening.open(file);
    WatchedResults watched = watched(evening);
    assertThat(watched.look().entered()).hasSize(2);
    Score lower = new Score.Points(-50);
    evening.change(e -> e.with(new Result(plays.get(1), lower, lower, Optional.empty(), "")));
    database.write(List.of(first));
    assertThat(watched.look().nothing()).isTrue();
    assertThat(evening.current().results())
        .anyMatch(r -> r.play().equals(plays.get(1)) && r.ns().equals(lower));
    database.erase(plays.get(0));
    Look look = watched.look();
    assertThat(look.erased()).containsExactly(plays.get(0));
    assertThat(evening.current().results()).hasSize(1);
    database.write(List.of(new Row(plays.get(1), 2, false)));
    assertThat(watched.look().corrected()).containsExactly(plays.get(1));
  }

  @Test
  void resultsThatDoNotFitTheMovementAreToldOnceAndTheOthersEntered() throws IOException {
    BoardPlay play = Plays.of(MOVEMENT).all().get(0);
    database.write(
        List.of(
            new Row(play, 3, false),
            new Row(new BoardPlay(9, 1, 1, play.seating()), 3, false),
            new Row(new BoardPlay(1, 2, 9, play.seating()), 3, false)));
    WatchedResults watched = watched(KeptEvening.open(file));
    Look look = watched.look();
    assertThat(look.entered()).containsExactly(play);
    assertThat(look.left())
        .containsExactly(
            "board 1 at table 1 in round 9 is not in the movement",
            "board 9 at table 2 in round 1 was played by 1 and 6");
    assertThat(watched.look().left()).isEmpty();
  }

  @Test
  void anotherFileIsRefusedAndTheEveningStays() throws IOException {
    Files.writeString(database.file(), "board,ns,ew,score\n");
    KeptEvening evening = KeptEvening.open(file);
    assertThatThrownBy(() -> watched(evening).look())
        .isInstanceOf(FileException.class)
        .hasMessageContaining("is not a Bridgemate database\nMaybe ");
    assertThat(evening.current().results()).isEmpty();
  }
}
