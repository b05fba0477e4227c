package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Classes that a command does not need are not loaded, so answers from the library come at once.
 */
@Tag("thorough")
class LazyLoadingTest {

  private static final String CHOCO = "org.chocosolver.";
  private static final String ORTOOLS = "com.google.ortools.";
  private static final String JACKSON = "com.fasterxml.jackson.";

  @TempDir Path temp = Path.of("");

  /** The classes that a command loads where nothing of its own is kept, a line each. */
  private List<String> loaded(String... args) throws IOException, InterruptedException {
    Path log = temp.resolve("loaded.txt");
    Child.in(temp).with("-Xlog:class+load:file=" + log).run(args).exits(Exit.DONE);
    List<String> classes = Files.readAllLines(log);
    assertThat(classes).anyMatch(l -> l.contains("org.boardwalk.cli.Program "));
    return classes;
  }

  private static void assertNone(List<String> classes, String... prefixes) {
    for (String prefix : prefixes) {
      assertThat(classes).noneMatch(l -> l.contains(" " + prefix));
    }
  }

  @Test
  void helpLoadsNeitherSolversNorJackson() throws IOException, InterruptedException {
    assertNone(loaded("--help"), CHOCO, ORTOOLS, JACKSON);
  }

  @Test
  void aKnownMovementIsReadWithoutAnySolver() throws IOException, InterruptedException {
    List<String> classes = loaded("design", "individual", "--players", "14", "--rounds", "9");
    assertThat(classes).anyMatch(l -> l.contains(" " + JACKSON));
    assertNone(classes, CHOCO, ORTOOLS);
  }

  @Test
  void aPlanIsMadeWithoutNamedFormSolverOrOtherCommand() throws IOException, InterruptedException {
    List<String> classes = loaded("plan", "--players", "22");
    assertThat(classes)
        .noneMatch(l -> l.matches(".* org\\.boardwalk\\.design\\.named\\.\\w*Form .*"));
    assertNone(
        classes,
        CHOCO,
        ORTOOLS,
        "com.networknt.",
        "org.boardwalk.bench.",
        "org.boardwalk.cli.evening.",
        "org.boardwalk.page.");
  }

  @Test
  void papersOfOurOwnFilesAreMadeWithoutReadersOfOtherFormats()
      throws IOException, InterruptedException {
    String movement =
        Path.of("src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml")
            .toAbsolutePath()
            .toString();
    assertThat(loaded("print", movement, "--out", temp.resolve("papers.pdf").toString()))
        .noneMatch(l -> l.matches(".* org\\.boardwalk\\.exchange\\.(?!Movement)\\w+Reader .*"));
  }
}
