package org.boardwalk.documents;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** All commands and programs of some pages run, and print what these show. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class PagesContract {

  private @Nullable PageRunner runner;

  /** The pages. */
  abstract Stream<Path> pages() throws IOException;

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

  @TestFactory
  Stream<DynamicTest> everyCommandOfAPageDoesWhatThePageSays() throws IOException {
    return pages()
        .map(
            page ->
                DynamicTest.dynamicTest(
                    page.toString(), page.toAbsolutePath().toUri(), () -> holds(page)));
  }

  private void holds(Path page) throws IOException {
    List<String> faults = requireNonNull(runner).faults(MarkdownPage.read(page));
    assertThat(faults).withFailMessage(() -> String.join("\n\n", faults)).isEmpty();
  }
}
