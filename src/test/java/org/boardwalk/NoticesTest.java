package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The licences and notices that go into the program, as the build gathers them. */
class NoticesTest {

  private static final Path LICENSES = Path.of("target", "notices", "META-INF", "licenses");

  @Test
  void everyLibraryHasItsLicence() throws IOException {
    String listed = Files.readString(LICENSES.resolve("README.txt"));
    List<Path> bare =
        folders().stream().filter(f -> list(f).isEmpty() && !names(listed, f)).toList();
    assertThat(bare)
        .as("Maybe put the licence into src/main/notices, or the name into its README.txt.")
        .isEmpty();
  }

  @Test
  void everyLicenceThatWeReferToIsThere() throws IOException {
    try (Stream<Path> ours = Files.walk(Path.of("src", "main", "notices"))) {
      for (Path file : ours.filter(Files::isRegularFile).toList()) {
        Pattern.compile("\\.\\./([\\w./-]+\\w)")
            .matcher(Files.readString(file))
            .results()
            .forEach(r -> assertThat(LICENSES.resolve(r.group(1))).as("%s", file).exists());
      }
    }
    assertThat(LICENSES.resolveSibling("LICENSE")).hasSameTextualContentAs(Path.of("LICENSE"));
  }

  private static boolean names(String listed, Path folder) {
    return listed.contains("\n" + folder.getFileName() + "  ");
  }

  private static List<Path> folders() {
    List<Path> folders = list(LICENSES).stream().filter(Files::isDirectory).toList();
    assertThat(folders).hasSizeGreaterThan(30);
    return folders;
  }

  private static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
