package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every file that is shipped can be read and holds what it claims. */
class ShippedFilesTest {

  @Test
  void everyModelIsRead() throws IOException {
    for (Path file : yaml(Path.of("models"))) {
      assertThatCode(() -> ModelFile.read(file)).as("%s", file).doesNotThrowAnyException();
    }
  }

  @Test
  void everySolutionHoldsWhatItClaims() throws IOException {
    for (Path file : yaml(Path.of("solutions"))) {
      assertThatCode(() -> SolutionFile.read(file)).as("%s", file).doesNotThrowAnyException();
    }
  }

  private static List<Path> yaml(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
    }
  }
}
