package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of the atlas, without a process. */
@Tag("thorough")
class AtlasCommandTest {

  @TempDir Path temp = Path.of("");

  private Ran run(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--solutions", temp.resolve("kept").toString()));
    return Ran.of(all);
  }

  private Ran built() {
    return run("atlas", "build", "--players", "9,13", "--complete", "--workers", "1")
        .exits(Exit.DONE);
  }

  private Path nine() throws IOException {
    return kept("individual-9p-");
  }

  private Path kept(String beginning) throws IOException {
    try (Stream<Path> files = Files.walk(temp.resolve("kept"))) {
      return files
          .filter(f -> f.getFileName().toString().startsWith(beginning))
          .findFirst()
          .orElseThrow();
    }
  }

  private void damage() throws IOException {
    Files.writeString(nine(), Files.readString(nine()).replaceFirst("n: [0-9]+", "n: 99"));
  }

  @Test
  void buildSaysHowFarItIs() {
    Ran ran = built();
    assertThat(ran.out()).isEqualTo("2 of 2 cells done, 2 improved, 0 missing, total gap 0\n");
    assertThat(ran.err())
        .contains("2 cells: 0 settled, 2 without an answer")
        .contains("2/2  13 players, 13 rounds, complete: ideal");
  }

  @Test
  void closeSaysWhichCellsHaveBecomeBetterAndThenThatNoneHas() {
    built();
    String[] close = {"atlas", "close", "--players", "9", "--rounds", "8", "--workers", "1"};
    Ran ran = run(close).exits(Exit.DONE);
    assertThat(ran.out())
        .contains("9 players, 8 rounds, shared: cost ")
        .contains(", was not known\n");
    assertThat(ran.err()).contains("9 players, 8 rounds, shared: ");
    Ran again = run(close).exits(Exit.DONE);
    assertThat(again.out()).startsWith("0 of ").endsWith(" cells better\n");
  }

  @Test
  void closeIsQuietWhereAskedAndNamesDamagedFiles() throws IOException {
    built();
    damage();
    Ran ran = run("atlas", "close", "--players", "13", "--rounds", "12", "--quiet");
    ran.exits(Exit.BAD_INPUT);
    assertThat(ran.err()).contains("individual-9p-").doesNotContain("13 players");
    assertThat(ran.out()).contains("13 players, 12 rounds, shared: cost ");
  }

  @Test
  void closeIsForPlayers() {
    run("atlas", "close", "--pairs", "8").exits(Exit.USAGE).refusedInOneMessage();
    run("atlas", "close", "--tables", "8").exits(Exit.USAGE).refusedInOneMessage();
  }

  @ParameterizedTest
  @CsvSource({
    "annealing,annealing of whole rounds",
    "developed-annealing,annealing of base rounds"
  })
  void aBuildUsesTheKindsOfMethodsThatAreNamed(String kind, String method) throws IOException {
    String[] sizes = {"--players", "12", "--rounds", "5", "--effort", "100ms", "--methods", kind};
    run(join(new String[] {"atlas", "build"}, sizes)).exits(Exit.DONE);
    assertThat(Files.readString(kept("individual-12p-"))).contains("method: \"" + method);
  }

  @Test
  void aKindOfMethodsThatIsNoneIsRefused() {
    run("atlas", "build", "--methods", "luck").exits(Exit.USAGE).refusedInOneMessage();
  }

  @Test
  void partsAreBuiltApartAndMerged() {
    Ran.of(
            List.of(
                "atlas",
                "build",
                "--players",
                "9,13",
                "--complete",
                "--workers",
                "1",
                "--shard",
                "2/2",
                "--solutions",
                temp.resolve("second").toString()))
        .exits(Exit.DONE);
    Ran merged = run("atlas", "merge", temp.resolve("second").toString()).exits(Exit.DONE);
    assertThat(merged.out())
        .isEqualTo("1 file: 1 new, 0 better, 0 as good or worse, 0 others, 0 damaged\n");
    assertThat(built().out()).startsWith("2 of 2 cells done, 1 improved");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0/4", "5/4", "1", "a/b", "1/0"})
  void aPartThatIsNoneIsRefused(String shard) {
    run("atlas", "build", "--shard", shard).exits(Exit.USAGE).refusedInOneMessage();
  }

  @ParameterizedTest
  @ValueSource(strings = {"show", "export --csv atlas.csv", "verify", "merge nowhere"})
  void aFolderThatIsNotThereIsRefused(String command) {
    run(("atlas " + command).split(" ", -1)).exits(Exit.BAD_INPUT).refusedInOneMessage();
    assertThat(Path.of("atlas.csv")).doesNotExist();
  }

  @Test
  void anOwnMovementIsAnotherFileToVerifyAndToMerge() throws IOException {
    built();
    Path own = Files.createDirectories(temp.resolve("own")).resolve("mine.yaml");
    Files.copy(nine(), own);
    Ran verified = Ran.of("atlas", "verify", "--solutions", "" + own.getParent()).exits(Exit.DONE);
    assertThat(verified.out()).startsWith("1 files: 0 cells, 1 others, 0 errors; ");
    Ran merged = run("atlas", "merge", "" + own.getParent()).exits(Exit.DONE);
    assertThat(merged.out())
        .isEqualTo("1 file: 0 new, 0 better, 0 as good or worse, 1 others, 0 damaged\n");
  }

  @Test
  void anAnswerInTheFolderOfOthersIsDamagedToVerifyAndToMerge() throws IOException {
    built();
    Path stray = Files.createDirectories(temp.resolve("stray")).resolve("" + nine().getFileName());
    Files.copy(nine(), stray);
    String folder = String.valueOf(stray.getParent());
    assertThat(Ran.of("atlas", "verify", "--solutions", folder).exits(Exit.BAD_INPUT).out())
        .contains("answers another model than its name says");
    assertThat(run("atlas", "merge", folder).exits(Exit.BAD_INPUT).err())
        .contains("answers another model than its name says");
  }

  @Test
  void designFindsWhatTheAtlasHolds() {
    built();
    Ran ran = run("design", "individual", "--players", "13").exits(Exit.DONE);
    assertThat(ran.err()).contains("Known in ");
    assertThat(ran.out()).contains("ideal: all four criteria");
  }

  @ParameterizedTest
  @ValueSource(strings = {"circulating", "rotate", "swap"})
  void designFindsTheOtherVarietiesToo(String variety) {
    String option = variety.equals("circulating") ? "--play" : "--rotation";
    String[] sizes = {"--players", "8", "--rounds", "3", option, variety, "--effort", "50ms"};
    run(join(new String[] {"atlas", "build"}, sizes)).exits(Exit.DONE);
    assertThat(run(join(new String[] {"design", "individual"}, sizes)).exits(Exit.DONE).err())
        .contains("Known in ");
  }

  private static String[] join(String[] first, String[] second) {
    return Stream.concat(Stream.of(first), Stream.of(second)).toArray(String[]::new);
  }

  @Test
  void showDrawsTheGrid() {
    built();
    Ran ran = run("atlas", "show", "--players", "9,10,13", "--complete").exits(Exit.DONE);
    assertThat(ran.out())
        .isEqualTo(
            """
            complete
            Players  complete
                  9         *
                 10         .
                 13         *

            * ideal   = optimal   number: feasible, cost minus bound (Web, two winners: breaks; pairs: 100 minus calibre)   ? said to be best possible; not repeated here   x impossible   . not known yet
            """);
  }

  @Test
  void theSummaryNamesEveryVariety() {
    built();
    Ran ran = run("atlas", "show", "--summary").exits(Exit.DONE);
    assertThat(ran.out())
        .containsPattern("(?m)^complete +30 +2 +0 +0 +0 +28 +0$")
        .containsPattern("(?m)^shared +481 +0 +0 +0 +0 +481 +0$")
        .contains("swap", "rotate", "circulating", "all");
  }

  @Test
  void anEmptyAtlasSaysHowToFillIt() throws IOException {
    Files.createDirectories(temp.resolve("kept"));
    assertThat(run("atlas", "show").exits(Exit.DONE).out()).contains("atlas build");
  }

  @Test
  void verifyCountsFilesAndErrors() throws IOException {
    built();
    assertThat(run("atlas", "verify").exits(Exit.DONE).out())
        .startsWith("2 files: 2 cells, 0 others, 0 errors; ");
    damage();
    assertThat(run("atlas", "verify", "--workers", "1").exits(Exit.BAD_INPUT).out())
        .startsWith(nine().toString())
        .contains("2 files: 1 cells, 0 others, 1 errors; ");
  }

  @Test
  void verifyTakesSomeCells() {
    built();
    assertThat(run("atlas", "verify", "--players", "9", "--complete").exits(Exit.DONE).out())
        .startsWith("1 files: 1 cells, 0 others, 0 errors; ");
    assertThat(run("atlas", "verify", "--tables", "6..45").exits(Exit.DONE).out())
        .startsWith("0 files: 0 cells");
    run("atlas", "verify", "--winners", "2").exits(Exit.USAGE);
  }

  @Test
  void aDamagedFileIsReportedByEveryCommandAndNeverLost() throws IOException {
    built();
    damage();
    Path nine = nine();
    String text = Files.readString(nine);
    assertThat(run("atlas", "show").exits(Exit.BAD_INPUT).err()).contains(nine.toString());
    assertThat(run("atlas", "verify").exits(Exit.BAD_INPUT).out()).contains(nine.toString());
    assertThat(nine).hasContent(text);
    Path aside = nine.resolveSibling(nine.getFileName() + ".aside");
    assertThat(
            run("--quiet", "atlas", "build", "--players", "9", "--complete").exits(Exit.DONE).err())
        .contains(nine.toString(), "It is set aside as " + aside.getFileName());
    assertThat(aside).hasContent(text);
    assertThat(run("atlas", "verify").exits(Exit.DONE).out())
        .startsWith("2 files: 2 cells, 0 others, 0 errors; ");
  }

  @Test
  void exportWritesPagesAndCsv() throws IOException {
    built();
    Path csv = temp.resolve("atlas.csv");
    Path html = temp.resolve("deep").resolve("html");
    run("atlas", "export", "--csv", csv.toString(), "--html", html.toString()).exits(Exit.DONE);
    assertThat(Files.readString(csv).lines().filter(l -> l.contains(",ideal,"))).hasSize(2);
    assertThat(html.resolve("index.html")).content().contains("players-13.html#complete-13");
    assertThat(html.resolve("players-13.html")).isRegularFile();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "export",
        "build --players 3..8",
        "build --players 8..4",
        "build --players 8 --rounds 201",
        "build --players 8 --rounds 3 --complete",
        "build --play circulating --rotation swap",
        "build --workers 0",
        "build --time 5",
        "build --order fancy",
        "show --rounds x",
        "verify --workers 65"
      })
  void wrongUsageIsRefused(String args) {
    Ran ran = run(("atlas " + args).split(" ", -1)).exits(Exit.USAGE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines()).hasSizeLessThanOrEqualTo(2);
    assertThat(temp.resolve("kept")).doesNotExist();
  }
}
