package org.boardwalk.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.answer.Judged;
import org.boardwalk.file.FileException;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The evening that several people change, and its file. */
class KeptEveningTest {

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
    KeptEvening kept = KeptEvening.open(file);
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
    assertThatThrownBy(() -> KeptEvening.open(file)).isInstanceOf(FileException.class);
    assertThat(file).hasContent(half);
  }

  @Test
  void whatSomebodyElseHasWrittenMeanwhileIsNotOverwritten() throws IOException {
    Path file = file();
    KeptEvening kept = KeptEvening.open(file);
    String other = Files.readString(file).replace("Four pairs", "Four other pairs");
    Files.writeString(file, other);
    assertThatThrownBy(() -> kept.change(e -> e.titled("Mine")))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("another program");
    assertThat(file).hasContent(other);
    assertThat(kept.current().title()).isEqualTo("Four pairs");
  }

  @Test
  void aChangeThatIsRefusedChangesNothing() {
    Path file = file();
    KeptEvening kept = KeptEvening.open(file);
    assertThatThrownBy(() -> kept.change(e -> e.named(Map.of(5, "Nobody"))))
        .hasMessageContaining("must be from 1 to 4");
    assertThat(EveningFile.read(file)).isEqualTo(kept.current());
  }
}
