package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of documents find what is wrong in a page, and nothing in one that holds. */
@Tag("thorough")
class SamplePagesTest {

  private static final Path SAMPLES = Path.of("src/test/resources/org/boardwalk/documents/samples");

  private static MarkdownPage page(String name) throws IOException {
    return MarkdownPage.read(SAMPLES.resolve(name));
  }

  @Test
  void nothingIsWrongWithAPageThatHolds(@TempDir Path temp) throws IOException {
    MarkdownPage page = page("sound.md");
    assertThat(DocumentRules.fences(page)).isEmpty();
    assertThat(DocumentRules.links(page)).isEmpty();
    assertThat(DocumentRules.order(page)).isEmpty();
    try (PageRunner runner = new PageRunner(temp)) {
      assertThat(runner.faults(page)).isEmpty();
      assertThat(runner.folder()).isDirectoryContaining("glob:**/judged.txt");
      assertThat(runner.faults(page)).as("in the folder emptied").isEmpty();
    }
  }

  @Test
  void commandsThatDoSomethingElseAreReported(@TempDir Path temp) throws IOException {
    try (PageRunner runner = new PageRunner(temp)) {
      assertThat(runner.faults(page("broken.md")))
          .satisfiesExactly(
              fault ->
                  assertThat(fault)
                      .contains("broken.md, line 16: boardwalk plan --players 8 --round 5")
                      .contains("exit code 2, not 0", "Unknown option: --round"),
              fault -> assertThat(fault).contains("line 17: ", "exit code 6, not 3"),
              fault -> assertThat(fault).contains("line 21: [", "| head] needs a shell"),
              fault ->
                  assertThat(fault)
                      .contains("line 28: not printed there: [No plan says this.]", "cpsat"),
              fault -> assertThat(fault).contains("line 33: [ls] does not begin with boardwalk"));
    }
  }

  @Test
  void theFirstLineOutOfPlaceIsNamed() {
    Shown shown = new Shown(List.of("one", "two  ", "...", "f...r", "five"));
    assertThat(shown.missingIn("zero\none  \n\ntwo\nthree\nfour\nfive\nsix")).isEmpty();
    assertThat(shown.missingIn("one\ntwo\nthree\nfour\nsix")).contains("five");
    assertThat(shown.missingIn("one\nthree\ntwo\nfour\nfive")).contains("two");
    assertThat(shown.missingIn("two\nfour\nfive")).contains("one");
  }

  @Test
  void wordsOfACommandAreAsAShellReadsThem() {
    WrittenCommand command =
        WrittenCommand.of(7, "boardwalk plan --name='a b' \"c d\" e'f' > out.txt  # exit 4");
    assertThat(command.words()).containsExactly("plan", "--name=a b", "c d", "ef");
    assertThat(command.into()).contains("out.txt");
    assertThat(command.exit()).isEqualTo(4);
  }

  @Test
  void linksBlocksAndOrderOfABrokenPageAreReported() throws IOException {
    MarkdownPage page = page("broken.md");
    assertThat(DocumentRules.links(page))
        .hasSize(3)
        .satisfiesExactly(
            fault -> assertThat(fault).endsWith("broken.md:3: [none.md] is no file"),
            fault -> assertThat(fault).contains("[sound.md#nowhere]: no heading"),
            fault -> assertThat(fault).contains("[#nowhere]: no heading"));
    assertThat(DocumentRules.fences(page))
        .satisfiesExactly(
            fault -> assertThat(fault).contains("broken.md:7: info string [bash] is not known"),
            fault -> assertThat(fault).contains("broken.md:11: ", "lacks the reason"));
    assertThat(DocumentRules.order(page))
        .satisfiesExactly(
            fault -> assertThat(fault).contains(":1: does not begin with # Title"),
            fault -> assertThat(fault).contains("lacks [No title](#no-title)"),
            fault -> assertThat(fault).contains("lacks [Links](#links)"),
            fault -> assertThat(fault).contains("lacks [Links](#links-1)"),
            fault -> assertThat(fault).contains("lacks [More](#more)"));
  }
}
