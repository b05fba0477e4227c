package org.boardwalk.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From the file to the screen or the paper a movement is judged once, and its file read once. */
@Tag("thorough")
class JudgedOnceTest {

  private static final String PLACE = "individual/shared/14-players";
  private static final String NAME = "individual-14p-9r-shared-e56303f5.yaml";
  private static final Path KNOWN = Path.of("solutions", PLACE, NAME);
  private static final String PAGE = "org.boardwalk.page.site.OneVisit";

  private static final Watched PROGRAM = new Watched();

  @TempDir Path temp = Path.of("");

  /** A library with one answer. */
  @BeforeEach
  void keepTheAnswer() throws IOException {
    Files.copy(KNOWN, Files.createDirectories(temp.resolve(PLACE)).resolve(NAME));
  }

  private static void run(List<String> args) {
    assertThat(PROGRAM.call("org.boardwalk.cli.Ran", "of", args).toString())
        .startsWith("Ran[code=0,");
  }

  /** What happened while something was done. */
  private record Seen(List<String> judged, Map<Path, Double> read) {

    static Seen during(Runnable work) throws IOException {
      Calls.taken();
      try (FileReads reads = new FileReads()) {
        work.run();
        return new Seen(Calls.taken(), reads.times(".yaml"));
      }
    }

    void oneMovementOf(Path file) {
      judged(1, file);
    }

    void judged(int times, Path file) {
      assertThat(judged).hasSize(times);
      assertThat(read).containsEntry(file.toAbsolutePath(), 1.0);
      assertThat(read.values()).containsOnly(1.0);
    }
  }

  @Test
  void aKnownAnswer() throws IOException {
    List<String> args = List.of("design", "individual", "--players", "14", "--rounds", "9");
    Seen.during(() -> run(args)).oneMovementOf(KNOWN);

    List<String> elsewhere = new ArrayList<>(args);
    elsewhere.addAll(List.of("--solutions", temp.toString(), "--format", "yaml"));
    elsewhere.addAll(List.of("--out", temp.resolve("mine.out").toString()));
    // Once as it is read, and once as the text for --out is read back before it becomes a file.
    Seen.during(() -> run(elsewhere)).judged(2, temp.resolve(PLACE).resolve(NAME));
  }

  static List<List<String>> commands() {
    return List.of(
        List.of("check"),
        List.of("show"),
        List.of("show", "--format", "json"),
        List.of("show", "--by", "boards"),
        List.of("export", "--to", "csv"),
        List.of("export", "--to", "bws", "--out", "TEMP/movement.bws"),
        List.of("picture", "--of", "meetings", "--out", "TEMP/picture.svg"),
        List.of("print", "--papers", "all", "--format", "html", "--out", "TEMP/all.html"),
        List.of("print", "--papers", "cards,director", "--out", "TEMP/papers"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aFile(List<String> command) throws IOException {
    List<String> args =
        new ArrayList<>(command.stream().map(a -> a.replace("TEMP", temp.toString())).toList());
    args.add(KNOWN.toString());
    Seen.during(() -> run(args)).oneMovementOf(KNOWN);
  }

  @Test
  void eachOfTheFilesThatAreCompared() throws IOException {
    Path other = KNOWN.resolveSibling("individual-14p-9r-shared-7c045855.yaml");
    Seen seen = Seen.during(() -> run(List.of("compare", KNOWN.toString(), other.toString())));
    assertThat(seen.judged()).doesNotHaveDuplicates();
    assertThat(seen.read()).hasSize(2);
    assertThat(seen.read().values()).containsOnly(1.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/?people=14&unit=players&minutes=150"})
  void thePageOfAMovementOrOfProposals(String link) throws IOException {
    Path solutions = link.isEmpty() ? temp : Path.of("solutions");
    Seen seen =
        Seen.during(
            () ->
                assertThat(PROGRAM.call(PAGE, "get", solutions, link))
                    .asString()
                    .startsWith("200"));
    assertThat(seen.judged()).isNotEmpty().doesNotHaveDuplicates();
    assertThat(seen.read().keySet()).isNotEmpty();
    assertThat(seen.read().values()).containsOnly(1.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/file", "/papers"})
  void aDownloadFromThePage(String link) throws IOException {
    Seen.during(
            () ->
                assertThat(PROGRAM.call(PAGE, "download", temp, link, "csv"))
                    .asString()
                    .startsWith("200 "))
        .oneMovementOf(temp.resolve(PLACE).resolve(NAME));
  }

  @Test
  void aFileThatIsSentHoweverOftenItIsOpened() throws IOException {
    Seen seen =
        Seen.during(
            () ->
                assertThat(PROGRAM.call(PAGE, "upload", temp, KNOWN, List.of("1", "2", "3")))
                    .asString()
                    .startsWith("3200 "));
    // Once as it was sent, and once as the library has it, which is shown beside it.
    assertThat(seen.judged()).hasSize(2);
    assertThat(seen.read().values()).containsOnly(1.0);
  }

  @Test
  void proposalsOnTheCommandLine() throws IOException {
    Seen seen = Seen.during(() -> run(List.of("plan", "--players", "14", "--minutes", "150")));
    assertThat(seen.judged()).hasSizeGreaterThan(5).doesNotHaveDuplicates();
    assertThat(seen.read().values()).containsOnly(1.0);
  }
}
