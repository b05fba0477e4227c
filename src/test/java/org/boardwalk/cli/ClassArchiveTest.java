package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Makes the archive of classes with a shell command in place of Java. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs a Unix shell")
class ClassArchiveTest {

  @TempDir Path temp = Path.of("");
  private final List<Path> trainings = new ArrayList<>();
  private Path archive = Path.of("");

  @BeforeEach
  void name() {
    archive = temp.resolve("boardwalk.jsa");
  }

  private void make(String command) throws IOException, InterruptedException {
    ClassArchive.make(
        archive,
        draft -> {
          trainings.add(draft);
          return Stream.of(command.split("; ")).map(ClassArchiveTest::sh).toList();
        });
  }

  private static ProcessBuilder sh(String step) {
    return new ProcessBuilder("sh", "-c", step);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(temp)) {
      return all.map(f -> String.valueOf(f.getFileName())).sorted().toList();
    }
  }

  @Test
  void anArchiveIsMadeOnce() throws Exception {
    assertThat(ClassArchive.isCurrent(archive)).isFalse();
    make("echo classes > draft.jsa");
    make("echo others > draft.jsa");
    assertThat(trainings).hasSize(1);
    assertThat(archive).hasContent("classes");
    assertThat(ClassArchive.isCurrent(archive)).isTrue();
    assertThat(names()).containsExactly("boardwalk.jsa", "boardwalk.jsa.txt");
  }

  @Test
  void anArchiveThatLostItsEndIsMadeAnew() throws Exception {
    make("echo classes > draft.jsa");
    Files.writeString(archive, "cla");
    assertThat(ClassArchive.isCurrent(archive)).isFalse();
    make("echo classes > draft.jsa");
    assertThat(archive).hasContent("classes");
  }

  @Test
  void anArchiveOfAnotherJavaIsMadeAnew() throws Exception {
    Files.writeString(archive, "classes");
    Files.writeString(
        temp.resolve("boardwalk.jsa.txt"), "another Java, with a longer note".repeat(99));
    make("echo others > draft.jsa");
    assertThat(archive).hasContent("others");
    assertThat(ClassArchive.isCurrent(archive)).isTrue();
  }

  @Test
  void aTrainingThatFailsIsNotRepeated() throws Exception {
    Files.writeString(archive, "outdated");
    make("exit 1");
    make("exit 1");
    assertThat(trainings).hasSize(1);
    assertThat(names()).containsExactly("boardwalk.jsa.txt");
  }

  @Test
  void anArchiveIsMadeInSeveralStepsAndNotAfterOneThatFails() throws Exception {
    make("echo some > list; cat list > draft.jsa");
    assertThat(archive).hasContent("some");
    Files.delete(archive);
    make("echo half > draft.jsa; exit 1; echo whole > draft.jsa");
    assertThat(names()).containsExactly("boardwalk.jsa.txt");
  }

  @Test
  void whatAStoppedMakerLeftIsCleared() throws Exception {
    Files.createDirectories(temp.resolve("boardwalk.jsa.work").resolve("solutions"));
    Files.createFile(temp.resolve("boardwalk.jsa.txt"));
    make("echo classes > draft.jsa");
    assertThat(names()).containsExactly("boardwalk.jsa", "boardwalk.jsa.txt");
  }

  @Test
  void theTrainingHasAHomeOfItsOwn() throws Exception {
    make("echo $BOARDWALK_HOME > draft.jsa");
    assertThat(archive).hasContent(temp.resolve("boardwalk.jsa.work").toString());
  }

  /** Within one process Java refuses a second lock; between two it returns none. */
  @Test
  void onlyOneMakerWorksAtATime() throws Exception {
    try (FileChannel note =
            FileChannel.open(
                temp.resolve("boardwalk.jsa.txt"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock held = note.lock()) {
      assertThat(held.isValid()).isTrue();
      assertThatThrownBy(() -> make("echo classes > draft.jsa"))
          .isInstanceOf(OverlappingFileLockException.class);
    }
    assertThat(trainings).isEmpty();
  }
}
