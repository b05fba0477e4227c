package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The commands, without a process. */
class CommandLineTest {

  @TempDir Path temp = Path.of("");

  /**
   * What a command did.
   *
   * @param code its exit code
   * @param out what it wrote to standard output
   * @param err what it wrote to standard error
   */
  private record Ran(int code, String out, String err) {
    Ran exits(Exit exit) {
      assertThat(code).as("%s%n%s", out, err).isEqualTo(exit.code());
      return this;
    }
  }

  private static Ran run(List<String> args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line = Program.commandLine();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return new Ran(line.execute(args.toArray(String[]::new)), out.toString(), err.toString());
  }

  private static Ran run(String... args) {
    return run(List.of(args));
  }

  private Ran design(String... more) {
    List<String> args = new ArrayList<>(List.of("design", "individual", "--solutions", library()));
    args.addAll(List.of("--time", "30s", "--workers", "1"));
    args.addAll(List.of(more));
    return run(args);
  }

  private String library() {
    return temp.resolve("solutions").toString();
  }

  private Path stored() throws IOException {
    try (Stream<Path> files = Files.list(temp.resolve("solutions"))) {
      return files.filter(f -> f.toString().endsWith(".yaml")).findFirst().orElseThrow();
    }
  }

  private Path thirteen() throws IOException {
    design("--players", "13").exits(Exit.DONE);
    return stored();
  }

  @Test
  void helpListsTheExitCodes() {
    Ran help = run("--help").exits(Exit.DONE);
    for (Exit exit : Exit.values()) {
      assertThat(help.out()).containsPattern("(?m)^ *" + exit.code() + " +\\S");
    }
    assertThat(help.out()).contains("design", "solve", "check", "show", "atlas", "bench");
    assertThat(help.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"design", "solve", "check", "show", "atlas", "bench"})
  void everyCommandHasHelp(String command) {
    assertThat(run(command, "--help").exits(Exit.DONE).out())
        .contains("Usage: boardwalk " + command);
  }

  @Test
  void versionNamesTheEngines() {
    assertThat(run("--version").exits(Exit.DONE).out())
        .contains("boardwalk ", "cpsat ", "choco ")
        .doesNotContain("unknown", "${");
  }

  @Test
  void aKnownMovementComesFromTheLibrary() throws IOException {
    Ran first = design("--players", "13").exits(Exit.DONE);
    assertThat(first.out()).contains("13 players").contains("ideal");
    assertThat(first.err()).contains("Stored in " + stored());
    Ran second = design("--players", "13").exits(Exit.DONE);
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(second.err()).contains("Known in " + stored()).doesNotContain("trying");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"yaml|format: boardwalk/solution/1", "json|{", "csv|round", "text|Round"})
  void everyFormatIsWritten(String format, String start) {
    Ran ran = design("--players", "13", "--format", format).exits(Exit.DONE);
    assertThat(ran.out()).containsIgnoringCase(start).endsWith("\n");
    assertThat(ran.out().lines().count()).isGreaterThan(13);
  }

  @Test
  void quietSaysNothingOnStandardError() {
    assertThat(run("--quiet", "design", "individual", "--players", "9", "--no-cache").err())
        .isEmpty();
    assertThat(run("design", "individual", "--players", "9", "--no-cache", "--quiet").err())
        .isEmpty();
  }

  @Test
  void noCacheWritesNothing() {
    design("--players", "9", "--no-cache").exits(Exit.DONE);
    assertThat(temp).isEmptyDirectory();
  }

  @Test
  void outWritesAFileThatIsReadAgain() {
    Path file = temp.resolve("mine.yaml");
    design("--players", "9", "--no-cache", "--out", file.toString()).exits(Exit.DONE);
    run("check", file.toString()).exits(Exit.DONE);
  }

  @Test
  void checkAcceptsWhatWasDesigned() throws IOException {
    Ran check = run("check", thirteen().toString()).exits(Exit.DONE);
    assertThat(check.out()).contains("ideal");
    assertThat(check.err()).isEmpty();
  }

  @Test
  void checkNamesAPlayerWhoSitsTwice() throws IOException {
    Path file = thirteen();
    // Whoever is North at table 2 in round 1 sits at table 1, too.
    String text = Files.readString(file);
    String two = text.lines().filter(l -> l.contains("table: 2")).findFirst().orElseThrow();
    String north = two.replaceAll(".*n: ([0-9]+).*", "$1");
    Files.writeString(file, text.replaceFirst("table: 1, n: [0-9]+", "table: 1, n: " + north));
    Ran check = run("check", file.toString()).exits(Exit.BROKEN_RULES);
    assertThat(check.out()).contains(north);
  }

  @Test
  void checkFindsAnEditedFile() throws IOException {
    Path file = thirteen();
    // Two tables exchanged in a round: as good as before, but not what was written.
    String text = Files.readString(file);
    Files.writeString(
        file,
        text.replaceFirst("table: 1,", "table: x,")
            .replaceFirst("table: 2,", "table: 1,")
            .replaceFirst("table: x,", "table: 2,"));
    Ran check = run("check", file.toString()).exits(Exit.BAD_INPUT);
    assertThat(check.err()).contains("checksum").contains("Maybe");
  }

  @Test
  void aMovementMayBeRenamed() throws IOException {
    Path file = thirteen();
    Files.writeString(file, Files.readString(file).replaceFirst("name: 13 players", "name: Mine"));
    assertThat(run("check", file.toString()).exits(Exit.DONE).out()).contains("Mine");
  }

  @Test
  void checkFindsAClaimThatDoesNotHold() throws IOException {
    Path file = thirteen();
    // Two seats of a table exchanged: a valid movement that is no longer ideal.
    String text = Files.readString(file);
    String edited = text.replaceFirst("n: ([0-9]+), e: ([0-9]+)", "n: $2, e: $1");
    Files.writeString(file, edited);
    Ran check = run("check", file.toString()).exits(Exit.BAD_INPUT);
    assertThat(check.err()).contains("cost");
  }

  @Test
  void theEightPlayerMovementIsIdealInPartnerAndOpponentButNotInSide() {
    Ran ran = run("check", "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml");
    assertThat(ran.out())
        .containsPattern("partner +0 +0 +8 +28 of 28")
        .containsPattern("opponent +0 +0 +4 +28 of 28")
        .containsPattern("side +56 +0 +1 +14 of 28")
        .contains("no directed whist tournament exists for 4, 8 or 12 players");
    assertThat(ran.code()).isZero();
  }

  @Test
  void aFileThatIsNotThereIsBadInput() {
    Path missing = temp.resolve("missing.yaml");
    for (String command : List.of("check", "show", "solve")) {
      Ran ran = run(command, missing.toString()).exits(Exit.BAD_INPUT);
      assertThat(ran.err()).contains(missing.toString()).doesNotContain("\tat ");
    }
  }

  @Test
  void anUnknownOptionIsAdvisedOn() {
    Ran ran = design("--players", "13", "--round", "5").exits(Exit.USAGE);
    assertThat(ran.err()).contains("--round").containsIgnoringCase("--rounds");
    assertOneMessage(ran);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--players 3|--players [3] must be from 4 to 200",
        "--players 0|--players [0] must be from 4 to 200",
        "--players -5|--players [-5] must be from 4 to 200",
        "--players 1000000000|--players [1000000000] must be from 4 to 200",
        "--players 99999999999|'99999999999' is not an int",
        "--players abc|'abc' is not an int",
        "--players 13 --rounds 0|--rounds [0] must be from 1 to 200",
        "--players 13 --rounds 1000000000|--rounds [1000000000] must be from 1 to 200",
        "--players 13 --tables 4|--tables [4] must be from 1 to 3",
        "--players 13 --time 5|[5] is no time such as 500ms",
        "--players 13 --time 0s|must be more than 0",
        "--players 13 --require foo|PARTNER, OPPONENT, SIDE, DIRECTION",
        "--players 13 --weights 1,2|--weights [1, 2] must be four numbers",
        "--players 13 --weights 1,2,3,-4|weight [-4] must be from 0",
        "--players 13 --sets 5|--sets [5] is for --play circulating",
        "--players 13 --symmetry round|--symmetry [round] must be auto",
        "--players 13 --symmetry cyclic:5|does not divide rounds [13]",
        "--players 13 --workers 0|workers [0] must be from 1 to 64",
        "--players 13 --seed x|'x' is not a long",
        "--players 13 --format pdf|TEXT",
        "--rounds 5|--players"
      })
  void aWrongValueGetsOneClearMessage(String options, String message) {
    List<String> args = new ArrayList<>(List.of("design", "individual", "--solutions", library()));
    args.addAll(List.of(options.split(" ")));
    Ran ran = run(args).exits(Exit.USAGE);
    assertThat(ran.err()).containsIgnoringCase(message);
    assertOneMessage(ran);
    assertThat(temp).isEmptyDirectory();
  }

  /** One line that says it and one that advises. */
  private static void assertOneMessage(Ran ran) {
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).doesNotContain("Exception").doesNotContain("\tat ");
    assertThat(ran.err().lines().toList()).as(ran.err()).hasSizeLessThanOrEqualTo(2);
    assertThat(ran.err()).containsAnyOf("Maybe", "Did you mean", "Possible solutions");
  }

  @Test
  void aMissingCommandIsAskedFor() {
    assertThat(run().exits(Exit.USAGE).err()).contains("Which command?");
    assertThat(run("design").exits(Exit.USAGE).err()).contains("individual");
    run("dance").exits(Exit.USAGE);
  }

  @Test
  void whatATheoremForbidsIsImpossible() throws IOException {
    String[] wish = {"--players", "8", "--require", "partner,opponent,side"};
    Ran ran = design(wish).exits(Exit.IMPOSSIBLE);
    assertThat(ran.out()).contains("Impossible").contains("directed whist");
    Ran known = design(wish).exits(Exit.IMPOSSIBLE);
    assertThat(known.out()).isEqualTo(ran.out());
    assertThat(run("show", stored().toString()).exits(Exit.DONE).out()).contains("Impossible");
    run("check", stored().toString()).exits(Exit.DONE);
  }

  @Test
  void tooLittleTimeGivesUpAndKeepsNothing() {
    Ran ran =
        run(
            "design",
            "individual",
            "--players",
            "16",
            "--require",
            "partner,opponent,side,direction",
            "--time",
            "1ms",
            "--solutions",
            library());
    ran.exits(Exit.GAVE_UP);
    assertThat(ran.out()).contains("Gave up").contains("Maybe");
    assertThat(temp.resolve("solutions")).doesNotExist();
  }

  @ParameterizedTest
  @MethodSource("org.boardwalk.library.BrokenModels#all")
  void aBrokenModelIsBadInput(String fault, String text) throws IOException {
    Path file = temp.resolve("broken.yaml");
    Files.writeString(file, text);
    Ran ran = run("solve", file.toString(), "--no-cache").exits(Exit.BAD_INPUT);
    assertThat(ran.err()).as(fault).startsWith(file.toString()).doesNotContain("\tat ");
    assertThat(ran.err().lines().toList()).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void aModelFileIsSolved() {
    Ran ran =
        run("solve", "models/13-players.yaml", "--solutions", library(), "--workers", "1")
            .exits(Exit.DONE);
    assertThat(ran.out()).contains("13 players, complete");
    assertThat(temp.resolve("solutions")).isNotEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"round", "player", "table"})
  void showArrangesByEveryOrder(String order) throws IOException {
    Ran ran = run("show", thirteen().toString(), "--by", order).exits(Exit.DONE);
    assertThat(ran.out()).containsIgnoringCase(order).contains("13 players");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yaml", "json", "csv", "text"})
  void showWritesEveryFormat(String format) throws IOException {
    String file = thirteen().toString();
    assertThat(run("show", file, "--format", format).exits(Exit.DONE).out()).isNotBlank();
    assertThat(run("show", file, "--format", "yaml").out()).isEqualTo(Files.readString(stored()));
  }

  @Test
  void aCompletionScriptIsPrinted() {
    assertThat(run("generate-completion").exits(Exit.DONE).out()).contains("complete -F");
  }
}
