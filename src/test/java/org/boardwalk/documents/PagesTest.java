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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** All commands and programs of all pages run, and print what these show. */
@Tag("thorough")
@TestInstance(Lifecycle.PER_CLASS)
class PagesTest {

  private @Nullable PageRunner runner;

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
    return Documents.all().stream()
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
