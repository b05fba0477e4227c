package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Merging.Fate;
import org.boardwalk.library.answers.Repeated;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cells whose complete schedules starters find at once, so that no clock decides. */
@Tag("thorough")
class AtlasMergeTest {

  private static final List<Cell> CELLS = Cell.complete(List.of(5, 9, 13, 17));

  @TempDir Path temp = Path.of("");
  private final List<FileException> noticed = new ArrayList<>();

  private Library library(String name) {
    return Library.alone(temp.resolve(name), new Repeated(temp.resolve("repeated.txt")));
  }

  private Path built(String name, Shard shard) {
    SearchSettings search = SearchSettings.repeatable(Duration.ofMinutes(1), 1);
    try (Runner runner = new LocalRunner(1)) {
      AtlasBuild.Ending report =
          AtlasBuild.run(
              library(name),
              shard.of(CELLS),
              new AtlasBuild.Settings(search, AtlasOrder.SEARCHED),
              AtlasListener.SILENT,
              runner,
              new AtomicBoolean());
      assertThat(report.faults()).isEmpty();
    }
    return temp.resolve(name);
  }

  private Map<Fate, Integer> merge(String into, List<Path> folders) {
    return AtlasMerge.run(
        library(into), folders, new Repeated(temp.resolve("repeated.txt")), noticed::add);
  }

  /** What stands in all files but those that only this machine needs. */
  private Map<String, String> content(String name) throws IOException {
    Map<String, String> content = new TreeMap<>();
    Path folder = temp.resolve(name);
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.getFileName().toString().endsWith(".lock")) {
          content.put(folder.relativize(file).toString(), Files.readString(file));
        }
      }
    }
    return content;
  }

  private Map<Cell, Movement> movements(String name) {
    Map<Cell, Movement> movements = new TreeMap<>();
    Atlas.read(library(name), 1)
        .cells()
        .forEach(
            (cell, charted) ->
                movements.put(cell, charted.answer().outcome().found().orElseThrow().movement()));
    return movements;
  }

  @Test
  void partsPutTogetherInAnyOrderAndTwiceAreTheWhole() throws IOException {
    built("whole", Shard.ALL);
    List<Path> parts = new ArrayList<>();
    for (int number = 1; number <= 4; number++) {
      parts.add(built("part" + number, new Shard(number, 4)));
    }
    assertThat(merge("forth", parts)).isEqualTo(Map.of(Fate.NEW, 4));
    Collections.reverse(parts);
    merge("back", parts);
    assertThat(merge("back", parts)).isEqualTo(Map.of(Fate.KEPT, 4));
    assertThat(noticed).isEmpty();
    assertThat(content("forth")).hasSize(5).isEqualTo(content("back"));
    assertThat(movements("forth")).hasSize(4).isEqualTo(movements("whole"));
  }

  @Test
  void theBetterAnswerStaysWhicheverComesFirst() throws IOException {
    Path good = built("good", new Shard(2, 4));
    Cell cell = CELLS.get(1);
    Answer best = library("good").find(cell.wish(), noticed::add).orElseThrow();
    Movement worse = turned(best.outcome().found().orElseThrow().movement());
    Judged judged = Judged.of(worse, cell.wish());
    assertThat(judged.answers()).isTrue();
    Outcome outcome = new Outcome.Found(judged, Standing.of(judged));
    library("poor").store(new Answer(cell.wish(), outcome, best.origin(), List.of()), noticed::add);
    Path poor = temp.resolve("poor");
    assertThat(merge("first", List.of(good, poor))).isEqualTo(Map.of(Fate.NEW, 1, Fate.KEPT, 1));
    assertThat(merge("then", List.of(poor, good))).isEqualTo(Map.of(Fate.NEW, 1, Fate.BETTER, 1));
    assertThat(content("then")).isEqualTo(content("first"));
    assertThat(movements("then")).isEqualTo(movements("good"));
  }

  /** The first round with its first table turned by a seat: only directions change. */
  private static Movement turned(Movement movement) {
    List<Round> rounds = new ArrayList<>(movement.rounds());
    List<Encounter> tables = new ArrayList<>(rounds.get(0).encounters());
    Encounter table = tables.get(0);
    FourPlayers seats = (FourPlayers) table.seating();
    tables.set(0, new Encounter(table.table(), seats.turned(1), table.set()));
    rounds.set(0, new Round(tables));
    return new Movement(
        movement.name(),
        movement.kind(),
        movement.contestants(),
        movement.tables(),
        movement.boards(),
        movement.rotation(),
        movement.winners(),
        rounds);
  }

  @Test
  void aDamagedFileIsNamedAndPassedOver() throws IOException {
    Path part = built("part", new Shard(1, 4));
    built("kept", new Shard(1, 4));
    Map<String, String> before = content("kept");
    for (String name : content("part").keySet()) {
      if (name.endsWith(".yaml")) {
        Path file = part.resolve(name);
        Files.writeString(file, Files.readString(file).replaceFirst("n: [0-9]+", "n: 99"));
      }
    }
    assertThat(merge("kept", List.of(part))).isEqualTo(Map.of(Fate.DAMAGED, 1));
    assertThat(noticed).hasSize(1);
    assertThat(content("kept")).isEqualTo(before);
  }
}
