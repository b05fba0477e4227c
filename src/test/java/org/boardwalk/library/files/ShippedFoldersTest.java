package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A person can find their way in {@code solutions/}. */
class ShippedFoldersTest {

  private static final Path SOLUTIONS = Path.of("solutions");

  /** A folder whose entries are seen without scrolling for long. */
  private static final int MOST_ENTRIES = 70;

  private static List<Path> folders() throws IOException {
    try (Stream<Path> all = Files.walk(SOLUTIONS)) {
      return all.filter(Files::isDirectory).toList();
    }
  }

  private static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(f -> !String.valueOf(f.getFileName()).startsWith(".")).toList();
    }
  }

  @Test
  void everyFolderHoldsFromOneToSeventyEntries() throws IOException {
    assertThat(folders()).hasSizeGreaterThan(100);
    for (Path folder : folders()) {
      assertThat(entries(folder)).as("%s", folder).hasSizeBetween(1, MOST_ENTRIES);
    }
  }

  @Test
  void solutionsLieAtOneDepthAndNothingElseLiesBesideThem() throws IOException {
    for (Path folder : folders()) {
      int depth =
          SOLUTIONS.relativize(folder).toString().isEmpty()
              ? 0
              : SOLUTIONS.relativize(folder).getNameCount();
      for (Path entry : entries(folder)) {
        String name = String.valueOf(entry.getFileName());
        if (depth == 3) {
          assertThat(CanonicalModel.isFileName(name)).as("%s", entry).isTrue();
        } else {
          assertThat(Files.isDirectory(entry) || (depth == 0 && name.equals("attempts.csv")))
              .as("%s", entry)
              .isTrue();
        }
      }
    }
  }

  @Test
  void foldersAreNamedInWordsAndTheLastAfterTheSize() throws IOException {
    for (Path folder : folders()) {
      Path below = SOLUTIONS.relativize(folder);
      if (below.toString().isEmpty()) {
        continue;
      }
      String name = String.valueOf(folder.getFileName());
      String pattern = below.getNameCount() == 3 ? "[1-9][0-9]*-(players|tables)" : "[a-z-]+";
      assertThat(name).as("%s", folder).matches(pattern);
    }
  }
}
