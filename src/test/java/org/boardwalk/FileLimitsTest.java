package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.scoring.entry.ResultsFile;
import org.junit.jupiter.api.Test;

/** How much a file can hold: a file with more is refused before the work, and told the limit. */
class FileLimitsTest {

  private static void refused(ThrowingCallable reading, String... says) {
    assertThatThrownBy(reading)
        .isInstanceOf(FileException.class)
        .hasMessageContainingAll(says)
        .satisfies(e -> assertThat(String.valueOf(e.getMessage()).lines()).hasSize(2));
  }

  private static void results(String name, String text) {
    ResultsFile.read(new Source(Path.of(name), text), ResultsFile.Reading.PLAIN);
  }

  @Test
  void aFileOfResultsHasAtMostFiftyThousandResults() {
    refused(
        () -> results("r.csv", "board,ns,ew,score\n" + "1,1,2,50\n".repeat(50_001)),
        "r.csv: has more than 50000 results");
  }

  @Test
  void commaSeparatedValuesAreAtMostThreeHundredThousand() {
    refused(
        () -> CsvText.read(Path.of("r.csv"), "1,1,1\n".repeat(100_001)),
        "r.csv:100001: has more than 300000 values");
  }

  @Test
  void aLibraryHasAtMostTwoThousandMovements() {
    Source source = new Source(Path.of("library.txt"), "0,1,2,2,1,0\n\n".repeat(2001));
    refused(
        () -> Exchange.volume(source, Unstated.USUAL),
        "library.txt:4001: begins movement [2001], more than a file can hold");
  }

  @Test
  void aLineOfYamlHasAtMostTwoHundredThousandCharacters() {
    refused(
        () -> ModelFile.parse(Path.of("m.yaml"), "a: 1\nb: " + " ".repeat(200_000)),
        "m.yaml:2: has a line longer than 200000 characters");
  }

  private static String numbered(String head, String line, int lines) {
    return IntStream.rangeClosed(1, lines)
        .mapToObj(k -> line.replace("#", String.valueOf(k)))
        .collect(Collectors.joining("", head, ""));
  }

  @Test
  void aMapOfYamlHasAtMostTenThousandKeys() {
    refused(
        () -> ModelFile.parse(Path.of("m.yaml"), numbered("", "k#: 1\n", 10_001)),
        "m.yaml:10001: k10001: is one of more than 10000 keys");
  }

  @Test
  void anEventHasAtMostThreeThousandContestants() {
    refused(
        () -> results("r.csv", numbered("board,ns,ew,score\n", "1,1#,2#,50\n", 1501)),
        "r.csv: has [3002] pairs, but can have 3000");
  }

  @Test
  void anEventHasAtMostTwoHundredSections() {
    refused(
        () -> results("r.csv", numbered("section,board,ns,ew,score\n", "#,1,1,2,50\n", 201)),
        "r.csv: has [201] sections, but can have 200");
  }

  @Test
  void aSectionOfUsebioHasAShortName() {
    refused(
        () ->
            results(
                "u.xml",
                "<USEBIO><EVENT><SECTION SECTION_ID=\""
                    + "A".repeat(101)
                    + "\"/></EVENT></USEBIO>"),
        "u.xml: SECTION_ID has more than 100 characters");
  }
}
