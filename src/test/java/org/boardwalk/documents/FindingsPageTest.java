package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The table of directed whists is what is shipped, judged once more. */
@Tag("thorough")
class FindingsPageTest {

  private static final Path PAGE = Documents.PAGES.resolve("explanation/findings.md");
  private static final Path SHARED = Path.of("solutions/individual/shared");
  private static final Pattern NAME = Pattern.compile("individual-(\\d+)p-(\\d+)r-.*");
  private static final Pattern TABLE =
      Pattern.compile("(?s)(<!-- generated: directed whists -->\n).*?(<!-- end -->)");

  /** A movement of the library. */
  private record Finding(int players, Path file, Inspection inspection) {

    private Scorecard card() {
      return inspection.judged().orElseThrow().card();
    }

    boolean directed() {
      return inspection.differences().isEmpty()
          && inspection.solution().movement().filter(m -> m.rotation() == Rotation.NONE).isPresent()
          && Stream.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE)
              .allMatch(c -> card().of(c).ideal());
    }

    long direction() {
      return card().cost(Criterion.DIRECTION);
    }

    String row() {
      return "| %d | %,d | %s | `%s` |\n"
          .formatted(
              players,
              direction(),
              inspection.solution().origin().orElseThrow().finder().method(),
              SHARED.relativize(file));
    }
  }

  @Test
  void theTableHasTheBestDirectedWhistOfEachSize() throws IOException {
    Map<Integer, Finding> best = new TreeMap<>();
    try (Stream<Path> files = Files.walk(SHARED)) {
      files
          .sorted()
          .flatMap(FindingsPageTest::complete)
          .filter(Finding::directed)
          .forEach(
              f ->
                  best.merge(
                      f.players(),
                      f,
                      (a, b) ->
                          Stream.of(a, b)
                              .min(Comparator.comparingLong(Finding::direction))
                              .orElseThrow()));
    }
    assertThat(best.keySet()).contains(5, 9, 13, 16, 28, 76, 196).doesNotContain(4, 8, 12);
    StringBuilder table =
        new StringBuilder(
            "\n| players | cost of directions | found by | file |\n|---|---|---|---|\n");
    best.values().forEach(f -> table.append(f.row()));
    String page = Files.readString(PAGE);
    Matcher marks = TABLE.matcher(page);
    assertThat(marks.find()).isTrue();
    Generated.isCurrent(
        PAGE,
        marks.replaceFirst(
            Matcher.quoteReplacement(marks.group(1) + table + "\n" + marks.group(2))),
        FindingsPageTest.class);
  }

  /** The file, where its name is that of a complete movement. */
  private static Stream<Finding> complete(Path file) {
    Matcher name = NAME.matcher(file.getFileName().toString());
    if (!name.matches()) {
      return Stream.of();
    }
    int players = Integer.parseInt(name.group(1));
    int rounds = Integer.parseInt(name.group(2));
    boolean complete =
        (players % 4 == 0 && rounds == players - 1) || (players % 4 == 1 && rounds == players);
    return complete
        ? List.of(new Finding(players, file, SolutionFile.inspect(file))).stream()
        : Stream.of();
  }
}
