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

  private WatchedResults watched(EveningStore evening) {
    return new WatchedResults(database.file(), Optional.empty(), evening);
  }

  @Test
  void twoHundredResultsInAnyOrderTwiceAndCorrectedArriveOnceEach() throws IOException {
    Random random = new Random(64);
    List<BoardPlay> plays = new ArrayList<>(Plays.of(MOVEMENT).all());
    assertThat(plays).hasSize(200);
    List<Row> rows = DeviceDatabase.twiceAndCorrected(plays, random);
    EveningStore evening = EveningStore.open(file);
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
    assertThat(DeviceDatabase.levels(EveningStore.open(file).current())).isEqualTo(due);
  }

  @Test
  void anErasedResultIsTakenOutAndWhatTheDirectorEnteredStays() throws IOException {
    List<BoardPlay> plays = Plays.of(MOVEMENT).all();
    Row first = new Row(plays.get(0), 4, false);
    Row second = new Row(plays.get(1), 4, false);
    database.write(List.of(first, second));
    EveningStore evening = EveningStore.open(file);
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
    WatchedResults watched = watched(EveningStore.open(file));
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
    EveningStore evening = EveningStore.open(file);
    assertThatThrownBy(() -> watched(evening).look())
        .isInstanceOf(FileException.class)
        .hasMessageContaining("is not a Bridgemate database\nMaybe ");
    assertThat(evening.current().results()).isEmpty();
  }

  private static final Score LOWER = new Score.Points(-50);

  private EveningStore corrected(List<Row> rows, BoardPlay play) throws IOException {
    database.write(rows);
    EveningStore evening = EveningStore.open(file);
    assertThat(watched(evening).look().entered()).hasSize(rows.size());
    evening.change(e -> e.with(new Result(play, LOWER)));
    return EveningStore.open(file);
  }

  @Test
  void aCorrectionOutlivesARestartUntilTheTableSendsAnotherResult() throws IOException {
    BoardPlay play = Plays.of(MOVEMENT).all().get(0);
    EveningStore evening = corrected(List.of(new Row(play, 3, false)), play);
    assertThat(watched(evening).look().nothing()).isTrue();
    assertThat(evening.current().result(play)).contains(new Result(play, LOWER));
    assertThat(evening.current().devices().overruled(evening.current())).hasSize(1);
    database.write(List.of(new Row(play, 3, false)));
    assertThat(watched(evening).look().nothing()).isTrue();
    database.write(List.of(new Row(play, 2, false)));
    assertThat(watched(evening).look().corrected()).containsExactly(play);
  }

  @Test
  void resultsOfADatabaseThatWasReplacedAreKeptUntilTheDirectorDecides() throws IOException {
    List<BoardPlay> plays = Plays.of(MOVEMENT).all().subList(0, 4);
    EveningStore evening =
        corrected(plays.stream().map(p -> new Row(p, 3, false)).toList(), plays.get(0));
    SavedEvening before = evening.current();
    DeviceDatabase.of(MOVEMENT, database.file());
    Look look = watched(evening).look();
    assertThat(look.gone()).hasSize(3);
    assertThat(evening.current().results()).isEqualTo(before.results());
    assertThat(watched(evening).look().nothing()).isTrue();
    evening.change(e -> DeviceLog.decided(e, true));
    assertThat(evening.current().devices().open(evening.current())).isEmpty();
    assertThat(evening.current().results()).isEqualTo(before.results());
    assertThat(watched(EveningStore.open(file)).look().nothing()).isTrue();
    assertThat(EveningStore.open(file).current().devices().rows())
        .extracting(DeviceLog.Said::state)
        .containsExactlyInAnyOrder(
            DeviceLog.State.GONE, DeviceLog.State.KEPT, DeviceLog.State.KEPT, DeviceLog.State.KEPT);
  }

  @Test
  void resultsThatTheDirectorTakesOutStayOutWhenTheirRowsComeBack() throws IOException {
    List<BoardPlay> plays = Plays.of(MOVEMENT).all().subList(0, 4);
    EveningStore evening =
        corrected(plays.stream().map(p -> new Row(p, 3, false)).toList(), plays.get(0));
    byte[] filled = Files.readAllBytes(database.file());
    DeviceDatabase.of(MOVEMENT, database.file());
    watched(evening).look();
    evening.change(e -> DeviceLog.decided(e, false));
    assertThat(evening.current().results()).containsExactly(new Result(plays.get(0), LOWER));
    Files.write(database.file(), filled);
    assertThat(watched(evening).look().nothing()).isTrue();
    assertThat(evening.current().results()).containsExactly(new Result(plays.get(0), LOWER));
    database.write(List.of(new Row(plays.get(1), 3, false)));
    assertThat(watched(evening).look().entered()).containsExactly(plays.get(1));
  }

  @Test
  void theFormOfAFouledBoardStaysWhenTheTableCorrectsItsResult() throws IOException {
    BoardPlay play = Plays.of(MOVEMENT).all().get(0);
    database.write(List.of(new Row(play, 3, false)));
    EveningStore evening = EveningStore.open(file);
    WatchedResults watched = watched(evening);
    watched.look();
    evening.change(e -> e.with(e.result(play).orElseThrow().in("A")));
    database.write(List.of(new Row(play, 2, false)));
    assertThat(watched.look().corrected()).containsExactly(play);
    assertThat(evening.current().result(play).orElseThrow().form()).isEqualTo("A");
    database.erase(play);
    assertThat(watched.look().erased()).containsExactly(play);
  }

  @Test
  void aFaultIsNotedUntilTheDatabaseCanBeReadAgain() throws IOException {
    BoardPlay play = Plays.of(MOVEMENT).all().get(0);
    database.write(List.of(new Row(play, 3, false)));
    EveningStore evening = EveningStore.open(file);
    WatchedResults watched = watched(evening);
    watched.look();
    watched.note("club.bws: is not a Bridgemate database\nMaybe <b>\u0007" + "x".repeat(600));
    assertThat(EveningFile.read(file)).isEqualTo(evening.current());
    assertThat(evening.current().devices().fault()).hasSize(500);
    assertThat(watched.look().nothing()).isTrue();
    assertThat(evening.current().devices().fault()).isEmpty();
  }

  @Test
  void aSectionThatTheDatabaseDoesNotHaveIsAFault() throws IOException {
    database.write(List.of(new Row(Plays.of(MOVEMENT).all().get(0), 3, false)));
    EveningStore evening = EveningStore.open(file);
    assertThatThrownBy(() -> new WatchedResults(database.file(), Optional.of("B"), evening).look())
        .isInstanceOf(FileException.class)
        .hasMessageContaining("has no section [B]\nMaybe ");
    assertThat(new WatchedResults(database.file(), Optional.of("A"), evening).look().entered())
        .hasSize(1);
  }
}
