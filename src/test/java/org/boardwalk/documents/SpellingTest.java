package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Documents, and help, from which the pages about commands are made, are British English. */
class SpellingTest {

  @Test
  void everyWordOfTheDocumentsIsKnown() throws IOException {
    Spelling spelling = Spelling.read();
    List<String> faults = new ArrayList<>();
    for (Path file : Documents.all()) {
      faults.addAll(spelling.faults(MarkdownPage.read(file)));
    }
    assertThat(faults)
        .withFailMessage(
            () ->
                String.join("\n", faults)
                    + "\nMaybe correct these words, set code in `...`, or add what is right to"
                    + " src/test/resources/org/boardwalk/documents/words/project.txt.")
        .isEmpty();
  }

  @Test
  void wordsOfAPageAreJudgedWithoutCodeAndLinks() throws IOException {
    List<String> lines =
        List.of(
            "# The colour of Monday’s [pairs](http://exmaple.org)",
            "`colr` and README.md and CpSatEngine, EW’s NSs and it's don't.",
            "A color, a neighbor, teh and nobody.");
    assertThat(Spelling.read().faults(MarkdownPage.of(Path.of("page.md"), lines)))
        .containsExactly(
            "page.md:3: [color] is no British English word",
            "page.md:3: [neighbor] is no British English word",
            "page.md:3: [teh] is no British English word",
            "page.md:3: [nobody] is avoided: say what does not happen: no pair meets twice");
  }
}
