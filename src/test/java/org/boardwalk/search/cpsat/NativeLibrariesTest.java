package org.boardwalk.search.cpsat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The unpacked libraries of OR-Tools. */
@Tag("thorough")
class NativeLibrariesTest {

  @TempDir Path temp = Path.of("");

  private void folder(String name, Duration age) throws IOException {
    Path folder = Files.createDirectory(temp.resolve(name));
    Files.writeString(folder.resolve("lib.so"), "x");
    Files.setLastModifiedTime(folder, FileTime.from(Instant.now().minus(age)));
  }

  @Test
  void whatKilledProgramsLeftIsClearedAndWhatOthersLoadNowIsNot() throws IOException {
    folder("boardwalk-cpsat-1", Duration.ofHours(2));
    folder("ortools-java2", Duration.ofHours(2));
    folder("boardwalk-cpsat-3", Duration.ofMinutes(1));
    folder("others", Duration.ofHours(2));
    NativeLibraries.clear(temp);
    try (Stream<Path> left = Files.list(temp)) {
      assertThat(left.map(f -> String.valueOf(f.getFileName())))
          .containsExactlyInAnyOrder("boardwalk-cpsat-3", "others");
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a loaded library stays in use")
  void nothingIsLeftWhileTheLibrariesAreInUse() throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Djava.io.tmpdir=" + temp,
            "-cp",
            System.getProperty("java.class.path"),
            Loading.class.getName());
    Process process = new ProcessBuilder(command).inheritIO().start();
    assertThat(process.waitFor()).isZero();
    assertThat(temp).isEmptyDirectory();
  }

  /** Loads the libraries and ends as if it were killed. */
  static final class Loading {

    private Loading() {}

    /**
     * @param args not used
     */
    public static void main(String[] args) throws IOException {
      NativeLibraries.load();
      Runtime.getRuntime().halt(0);
    }
  }
}
