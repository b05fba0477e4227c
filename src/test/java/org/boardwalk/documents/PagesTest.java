package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.boardwalk.cli.CommandPages;
import org.boardwalk.cli.option.Exit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands and programs of all pages run, and print what these show; the help of every command
 * shows an example, which works. One process runs them all.
 */
@Tag("thorough")
@TestInstance(Lifecycle.PER_CLASS)
class PagesTest {

  private static final Path FILES =
      Path.of("src/test/resources/org/boardwalk/documents/samples/examples.md");

  /** Examples that are not run, and why. */
  private static final Map<String, String> NOT_RUN =
      Map.of(
          "boardwalk serve", "serves until it is stopped",
          "boardwalk evening watch", "watches until it is stopped",
          "boardwalk judge", "needs the answer of another solver",
          "boardwalk prove", "searches for half a minute",
          "boardwalk nights", "searches until its time is over",
          "boardwalk crossover", "searches until its time is over",
          "boardwalk atlas build", "searches for minutes");

  /** What makes an example quick that would search for seconds or read the whole atlas. */
  private static final Map<String, String> QUICK =
      Map.of(
          "boardwalk atlas", " --solutions part-1",
          "boardwalk atlas close", " --solutions part-1",
          "boardwalk atlas show", " --solutions part-1",
          "boardwalk atlas merge", " --solutions part-1",
          "boardwalk atlas export", " --solutions part-1");

  /** Examples that show a proof of impossibility. */
  private static final List<String> IMPOSSIBLE = List.of("boardwalk prove individual");

  /** Commands that this program does not describe itself. */
  private static final String COMPLETION = "boardwalk generate-completion";

  private @Nullable PageRunner runner;

  /** What an example did that stands with more than one command. */
  private final Map<List<String>, PageRunner.Reply> replies = new HashMap<>();

  @BeforeAll
  void start(@TempDir Path temp) throws IOException {
    runner = new PageRunner(temp);
  }

  @AfterAll
  void stop() throws IOException {
    if (runner != null) {
      runner.close();
    }
  }

  private PageRunner runner() {
    return Objects.requireNonNull(runner);
  }

  @TestFactory
  Stream<DynamicTest> everyCommandOfAPageDoesWhatThePageSays() throws IOException {
    return Documents.all().stream()
        .map(
            page ->
                DynamicTest.dynamicTest(
                    page.toString(), page.toAbsolutePath().toUri(), () -> holds(page)));
  }

  private void holds(Path page) throws IOException {
    List<String> faults = runner().faults(MarkdownPage.read(page));
    assertThat(faults).withFailMessage(() -> String.join("\n\n", faults)).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> everyExampleOfAHelpWorks() throws IOException {
    holds(FILES);
    return CommandPages.examples().entrySet().stream()
        .filter(e -> !NOT_RUN.containsKey(e.getKey()) && !e.getKey().equals(COMPLETION))
        .map(e -> DynamicTest.dynamicTest(e.getKey(), () -> works(e.getKey(), e.getValue())));
  }

  private void works(String command, String example) throws IOException {
    WrittenCommand written = WrittenCommand.of(1, example + QUICK.getOrDefault(command, ""));
    PageRunner.Reply reply = replies.get(written.words());
    if (reply == null) {
      reply = runner().reply(written.words());
      replies.put(written.words(), reply);
    }
    Exit expected = IMPOSSIBLE.contains(command) ? Exit.IMPOSSIBLE : Exit.DONE;
    assertThat(reply.exit()).as("%s%n%s", example, reply.all()).isEqualTo(expected.code());
  }

  @Test
  void everyCommandHasAnExampleOfItself() {
    Map<String, String> examples = CommandPages.examples();
    examples.remove(COMPLETION);
    assertThat(examples)
        .hasSizeGreaterThan(40)
        .containsKeys(NOT_RUN.keySet().toArray(String[]::new))
        .allSatisfy((command, example) -> assertThat(example + " ").startsWith(command + " "));
  }
}
