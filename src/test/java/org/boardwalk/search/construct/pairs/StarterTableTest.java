package org.boardwalk.search.construct.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class StarterTableTest {

  private static final int MOST_TABLES = 20;

  private static Stream<HowellStarters> sizes(int mostTables) {
    return IntStream.rangeClosed(2, mostTables)
        .boxed()
        .flatMap(
            tables ->
                IntStream.range(tables, 2 * tables)
                    .boxed()
                    .flatMap(
                        modulus ->
                            Stream.of(1, 2)
                                .map(copies -> new HowellStarters(modulus, tables, copies))));
  }

  private static String searched(HowellStarters size) {
    return StarterTable.line(size, size.searched());
  }

  @Test
  void everySizeUpToFortyContestantsIsKept() {
    assertThat(sizes(MOST_TABLES).map(StarterTable.KEPT::line)).allMatch(Optional::isPresent);
  }

  @Test
  void whatIsKeptForUpToSixContestantsIsWhatIsFound() {
    assertThat(sizes(3))
        .allSatisfy(s -> assertThat(StarterTable.KEPT.line(s)).contains(searched(s)));
  }

  @Test
  void aLineReadAndWrittenIsTheSame() {
    assertThat(StarterTable.KEPT.text().lines())
        .allSatisfy(
            line -> {
              List<String> words = List.of(line.split(" ", -1));
              HowellStarters size =
                  new HowellStarters(
                      Integer.parseInt(words.get(0)),
                      Integer.parseInt(words.get(1)),
                      Integer.parseInt(words.get(2)));
              assertThat(StarterTable.line(size, StarterTable.starter(line))).isEqualTo(line);
            });
  }

  @Test
  void aSizeBeyondTheTableIsNotKept() {
    assertThat(StarterTable.KEPT.line(new HowellStarters(41, 21, 1))).isEmpty();
  }

  /** Writes the table that should be kept beside the classes, to be copied where it differs. */
  @Test
  @Tag("slow")
  void allThatIsKeptIsWhatIsFound() throws IOException {
    List<String> lines =
        sizes(MOST_TABLES).toList().parallelStream().map(StarterTableTest::searched).toList();
    Files.write(Path.of("target", "howells.txt"), lines);
    assertThat(StarterTable.KEPT.text().lines()).containsExactlyElementsOf(lines);
  }
}
