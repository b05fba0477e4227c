package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Searches in tests end by counted effort, so that they find the same on a busy machine. Only the
 * classes tagged time, browser or cluster, and what they are built of, may look at a clock.
 */
class CountedEffortTest {

  private static final Pattern CLOCK =
      Pattern.compile(
          "Limit\\.time\\(|Deadline\\.in\\(|SearchSettings\\.STANDARD\\.time\\("
              + "|Thread\\.sleep\\(|System\\.(nanoTime|currentTimeMillis)\\(|assertTimeout"
              + "|\"--time\", \"[1-9][0-9]*(ms|s|m)\"|(?<!search: )--time [1-9][0-9]*(ms|s|m)");

  private static final Pattern OF_TIME =
      Pattern.compile("^ *@Tag\\(\"(time|browser|cluster)\"\\)$", Pattern.MULTILINE);

  /** Parts of tests of time. */
  private static final Set<String> PARTS =
      Set.of("Chrome.java", "Hostile.java", "RoomProcess.java", "CountedEffortTest.java");

  @Test
  void noSearchInATestEndsByTheClock() throws IOException {
    List<Path> sources;
    try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
      sources = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
    assertThat(sources).hasSizeGreaterThan(400);
    assertThat(sources.stream().filter(CountedEffortTest::looksAtAClock)).isEmpty();
  }

  private static boolean looksAtAClock(Path source) {
    String text;
    try {
      text = Files.readString(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return CLOCK.matcher(text).find()
        && !OF_TIME.matcher(text).find()
        && !PARTS.contains(String.valueOf(source.getFileName()));
  }
}
