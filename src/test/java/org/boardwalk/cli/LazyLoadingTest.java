package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

  /** How many types the commands below may load. */
  private static final int DESIGN = 171;

  private static final int PLAN = 180;
  private static final int PRINT = 173;

  @TempDir Path temp = Path.of("");

  /** Runs the program in a virtual machine of its own that names every class it loads. */
  private static List<String> loaded(String... args) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.boardwalk.cli.Main"));
    command.addAll(List.of(args));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    List<String> classes = output.lines().filter(l -> l.contains("[class,load]")).toList();
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
    String[] wish = {
      "design", "individual", "--players", "9", "--solutions", temp.resolve("kept").toString()
    };
    assertThat(Ran.of(wish).exits(Exit.DONE).err()).doesNotContain("Known in");
    List<String> second = loaded(wish);
    assertThat(second).anyMatch(l -> l.contains(" " + JACKSON));
    assertNone(second, CHOCO, ORTOOLS);
  }

  /** The lines that name the classes that a command loads where nothing of its own is kept. */
  private String log(String... args) throws IOException, InterruptedException {
    Path log = temp.resolve("loaded.txt");
    Child.in(temp).with("-Xlog:class+load:file=" + log).run(args).exits(Exit.DONE);
    return Files.readString(log);
  }

  /**
   * The types of the program that were loaded, a type with its nested types as one. Lambdas are no
   * types of their own.
   */
  private static Set<String> types(String log) {
    return Pattern.compile("\\] (org\\.boardwalk\\.[A-Za-z0-9.]+)[$ ]")
        .matcher(log)
        .results()
        .map(loaded -> loaded.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void aKnownMovementIsPrintedWithFewTypes() throws IOException, InterruptedException {
    assertThat(types(log("design", "individual", "--players", "14", "--rounds", "9")))
        .hasSizeLessThanOrEqualTo(DESIGN);
  }

  @Test
  void aPlanIsMadeWithFewTypesAndNoNamedFormSolverOrOtherCommand()
      throws IOException, InterruptedException {
    String log = log("plan", "--players", "22");
    assertThat(types(log))
        .hasSizeLessThanOrEqualTo(PLAN)
        .noneMatch(t -> t.matches("org\\.boardwalk\\.design\\.named\\..*Form"));
    assertNone(log.lines().toList(), CHOCO, ORTOOLS, "com.networknt.", "org.boardwalk.bench.");
  }

  @Test
  void papersOfOurOwnFilesAreMadeWithFewTypesAndNoReaderOfOtherFormats()
      throws IOException, InterruptedException {
    String movement =
        Path.of("src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml")
            .toAbsolutePath()
            .toString();
    assertThat(types(log("print", movement, "--out", temp.resolve("papers.pdf").toString())))
        .hasSizeLessThanOrEqualTo(PRINT)
        .noneMatch(t -> t.matches("org\\.boardwalk\\.exchange\\.(?!Movement)[A-Za-z]+Reader"));
  }
}
