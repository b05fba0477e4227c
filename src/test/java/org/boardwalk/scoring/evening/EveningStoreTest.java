package org.boardwalk.scoring.evening;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The evening that several people change, and its file. */
class EveningStoreTest {

  @TempDir private Path temp;

  private Path file() {
    Path file = temp.resolve("evening.yaml");
    EveningFile.write(
        file, SavedEvening.of(Judged.of(Evenings.fourPairs()), LocalDate.of(2026, 2, 3), Map.of()));
    return file;
  }

  @Test
  void eachOfManyChangesAtOnceIsInTheFile() {
    Path file = file();
    EveningStore kept = EveningStore.open(file);
    List<BoardPlay> plays = Plays.of(Evenings.fourPairs()).all();
    IntStream.range(0, plays.size())
        .parallel()
        .forEach(k -> kept.change(e -> e.with(ScoreEntry.read(plays.get(k), "4S N =", ""))));
    assertThat(EveningFile.read(file)).isEqualTo(kept.current());
    assertThat(kept.current().results()).hasSameSizeAs(plays);
  }

  @Test
  void aDamagedFileIsToldAndStaysAsItIs() throws IOException {
    Path file = file();
    String half = Files.readString(file).substring(0, 300);
    Files.writeString(file, half);
    assertThatThrownBy(() -> EveningStore.open(file)).isInstanceOf(FileException.class);
    assertThat(file).hasContent(half);
  }

  @Test
  void changesApplyToWhatAnotherProgramHasWrittenMeanwhile() throws IOException {
    Path file = file();
    EveningStore kept = EveningStore.open(file);
    Files.writeString(file, Files.readString(file).replace("Four pairs", "Four other pairs"));
    kept.change(e -> e.named(Map.of(1, "Ann")));
    assertThat(EveningFile.read(file)).isEqualTo(kept.current());
    assertThat(kept.current().title()).isEqualTo("Four other pairs");
    assertThat(kept.current().names()).isEqualTo(Map.of(1, "Ann"));
  }

  @Test
  void aFileDamagedMeanwhileIsNotOverwritten() throws IOException {
    Path file = file();
    EveningStore kept = EveningStore.open(file);
    String half = Files.readString(file).substring(0, 300);
    Files.writeString(file, half);
    assertThatThrownBy(() -> kept.change(e -> e.titled("Mine"))).isInstanceOf(FileException.class);
    assertThat(file).hasContent(half);
    assertThat(kept.current().title()).isEqualTo("Four pairs");
  }

  @Test
  void whatManyEnterAtOnceIsAllInTheFile() {
    Path file = file();
    List<BoardPlay> plays = Plays.of(Evenings.fourPairs()).all();
    List<EveningStore> all = Stream.generate(() -> EveningStore.open(file)).limit(16).toList();
    IntStream.range(0, all.size())
        .parallel()
        .forEach(k -> all.get(k).change(e -> e.with(ScoreEntry.read(plays.get(k), "110", ""))));
    assertThat(EveningFile.read(file).results())
        .extracting(Result::play)
        .containsExactlyInAnyOrderElementsOf(plays.subList(0, all.size()));
  }

  @Test
  void aChangeWaitsForAProgramThatIsWritingAndGoesOnFromWhatItWrote() throws Exception {
    Path file = file();
    EveningStore kept = EveningStore.open(file);
    String other = Files.readString(file).replace("Four pairs", "Four other pairs");
    ExecutorService us = Executors.newSingleThreadExecutor();
    try (FileChannel them = FileChannel.open(temp.resolve(".boardwalk.lock"), CREATE, WRITE)) {
      FileLock lock = them.lock();
      Future<SavedEvening> change = us.submit(() -> kept.change(e -> e.named(Map.of(1, "Ann"))));
      assertThatThrownBy(() -> change.get(200, TimeUnit.MILLISECONDS))
          .isInstanceOf(TimeoutException.class);
      Files.writeString(file, other);
      lock.release();
      assertThat(change.get().title()).isEqualTo("Four other pairs");
    } finally {
      us.shutdown();
    }
    assertThat(EveningFile.read(file)).isEqualTo(kept.current());
    assertThat(kept.current().names()).isEqualTo(Map.of(1, "Ann"));
  }

  @Test
  void aFileThatIsThereIsNotCreatedAgain() {
    Path file = file();
    SavedEvening evening = EveningFile.read(file);
    assertThatThrownBy(() -> EveningFile.create(file, evening.titled("Other")))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("is there already, and is not replaced\nMaybe ");
    assertThat(EveningFile.read(file)).isEqualTo(evening);
  }

  @Test
  void aChangeThatIsRefusedChangesNothing() {
    Path file = file();
    EveningStore kept = EveningStore.open(file);
    assertThatThrownBy(() -> kept.change(e -> e.named(Map.of(5, "Nobody"))))
        .hasMessageContaining("must be from 1 to 4");
    assertThat(EveningFile.read(file)).isEqualTo(kept.current());
  }
}
