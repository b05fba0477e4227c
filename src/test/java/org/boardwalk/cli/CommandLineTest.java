package org.boardwalk.cli;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The behaviour that all commands share. */
@Tag("thorough")
class CommandLineTest {

  private static final String EIGHT =
      "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";

  @TempDir Path temp = Path.of("");

  private Desk desk() {
    return new Desk(temp.resolve("solutions"));
  }

  @Test
  void helpIsShownBesideAMistake() {
    assertThat(Ran.of("compare", "one.csv", "--help").exits(Exit.DONE).out())
        .isEqualTo(Ran.of("compare", "--help").out())
        .startsWith("Usage: boardwalk compare");
    assertThat(Ran.of("compare", "one.csv").exits(Exit.USAGE).err()).contains("at least 2");
  }

  @Test
  void helpListsTheExitCodes() {
    Ran help = Ran.of("--help").exits(Exit.DONE);
    for (Exit exit : Exit.values()) {
      assertThat(help.out()).containsPattern("(?m)^ *" + exit.code() + " +\\S");
    }
    assertThat(help.out())
        .contains("design", "solve", "check", "show", "crossover", "atlas", "bench");
    assertThat(help.err()).isEmpty();
  }

  @Test
  void helpListsCommandsWithTheWordsOfTheirOwnHelp() {
    String help = Ran.of("--help").out();
    Program.commandLine()
        .getSubcommands()
        .forEach(
            (name, command) -> {
              String said = String.join(" ", command.getCommandSpec().usageMessage().description());
              String first = said.replaceFirst(" .*", "");
              assertThat(help).containsPattern("(?m)^  " + name + " +" + first);
            });
  }

  private static Stream<CommandLine> below(CommandLine command) {
    return command.getSubcommands().values().stream()
        .flatMap(sub -> Stream.concat(Stream.of(sub), below(sub)));
  }

  @Test
  void everyListOfCommandsHasWholeSentences() {
    assertThat(
            Stream.of(Program.commandLine("--help"), Program.commandLine("design", "--help"))
                .flatMap(CommandLineTest::below))
        .hasSizeGreaterThan(30)
        .allSatisfy(
            command ->
                assertThat(command.getCommandSpec().usageMessage().description()[0])
                    .as(command.getCommandName())
                    .endsWith("."));
  }

  private static Set<String> made(String... args) {
    return Program.commandLine(args).getSubcommands().keySet();
  }

  private static Set<String> kindsMade(String... args) {
    return requireNonNull(Program.commandLine(args).getSubcommands().get("design"))
        .getSubcommands()
        .keySet();
  }

  @Test
  void onlyTheCommandsThatALineNeedsAreMade() {
    assertThat(made("design", "web", "--tables", "9")).containsExactly("design");
    assertThat(kindsMade("design", "web")).containsExactly("web");
    assertThat(kindsMade("design", "wbe")).contains("individual", "web");
    assertThat(made("--quiet", "plan")).containsExactly("plan");
    assertThat(made("generate-completion")).isEqualTo(made());
  }

  @Test
  void everyCommandIsCalledWhatItsClassSays() {
    Program.commandLine()
        .getSubcommands()
        .forEach(
            (name, command) ->
                assertThat(
                        command
                            .getCommandSpec()
                            .userObject()
                            .getClass()
                            .getAnnotation(CommandLine.Command.class)
                            .name())
                    .isEqualTo(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "design",
        "solve",
        "model",
        "check",
        "show",
        "export",
        "compare",
        "regress",
        "crossover",
        "atlas"
      })
  void everyCommandHasHelp(String command) {
    assertThat(Ran.of(command, "--help").exits(Exit.DONE).out())
        .contains("Usage: boardwalk " + command);
  }

  @Test
  void oneFileIsTooFewToCompare() {
    Ran ran = Ran.of("compare", "one.yaml").exits(Exit.USAGE);
    assertThat(ran.err()).startsWith("FILE: at least 2 are needed\n");
    ran.refusedInOneMessage();
  }

  @Test
  void versionNamesTheEngines() {
    assertThat(Ran.of("--version").exits(Exit.DONE).out())
        .contains("boardwalk ", "cpsat ", "choco ")
        .doesNotContain("unknown", "${");
  }

  @Test
  void quietSaysNothingOnStandardError() {
    assertThat(Ran.of("--quiet", "design", "individual", "--players", "9", "--no-cache").err())
        .isEmpty();
    assertThat(Ran.of("design", "individual", "--players", "9", "--no-cache", "--quiet").err())
        .isEmpty();
  }

  @Test
  void anUnknownOptionIsAdvisedOn() {
    Ran ran = desk().design("--players", "13", "--round", "5").exits(Exit.USAGE);
    assertThat(ran.err()).contains("--round").containsIgnoringCase("--rounds");
    ran.refusedInOneMessage();
  }

  @Test
  void aLongValueIsShownByItsBeginningAndItsLength() {
    String long3012 = "9".repeat(3012);
    for (String[] wrong :
        new String[][] {
          {"design", "individual", "--players", long3012},
          {"check", long3012, "--format", long3012},
          {"plan", "--" + long3012},
          {"dance" + long3012},
          {"print", "nothing.yaml", "--format", "\u001B[31m\u009B\u202E\u0085"}
        }) {
      Ran ran = Ran.of(wrong).exits(Exit.USAGE);
      ran.refusedInOneMessage();
      assertThat(ran.err())
          .hasSizeLessThan(400)
          .doesNotContainPattern("[\\x00-\\x09\\x0B-\\x1F\\x7F-\\x9F]");
    }
    assertThat(Ran.of("design", "individual", "--players", long3012).err())
        .contains("[" + "9".repeat(60) + "… (3,012 characters)] has too many digits\n");
    assertThat(Ran.of("export", EIGHT, "--to", "txt").err())
        .contains("[bws, ", "json] but was 'txt'\n");
  }

  @Test
  void aHyphenIsNoFile() {
    for (String[] wrong :
        new String[][] {
          {"check", "-"},
          {"export", EIGHT, "--to", "csv", "--out", "-"},
          {"design", "individual", "--players", "9", "--out", "-"}
        }) {
      Ran ran = Ran.of(wrong).exits(Exit.USAGE);
      ran.refusedInOneMessage();
      assertThat(ran.err()).contains("[-] is not the name of a file here");
    }
    assertThat(Path.of("-")).doesNotExist();
  }

  @Test
  void aMissingCommandIsAskedFor() {
    assertThat(Ran.of().exits(Exit.USAGE).err()).contains("Which command?");
    assertThat(Ran.of("design").exits(Exit.USAGE).err()).contains("individual");
    Ran.of("dance").exits(Exit.USAGE);
  }

  @Test
  void aFileThatIsNotThereIsBadInput() {
    Path missing = temp.resolve("missing.yaml");
    for (String command : List.of("check", "show", "solve", "model")) {
      Ran ran = Ran.of(command, missing.toString()).exits(Exit.BAD_INPUT);
      assertThat(ran.err()).contains(missing.toString()).doesNotContain("\tat ");
    }
  }

  @Test
  void aCompletionScriptIsPrinted() {
    assertThat(Ran.of("generate-completion").exits(Exit.DONE).out()).contains("complete -F");
  }

  @Test
  void wordsOfOptionsHaveTheHyphensOfModelFiles() {
    String web = "design web --tables 8 --rounds 6 --walk up-one --party ";
    for (String party : List.of("ns-rover", "NS_ROVER")) {
      assertThat(
              Program.commandLine("design", "web")
                  .parseArgs((web + party).split(" "))
                  .hasSubcommand())
          .isTrue();
    }
    assertThat(Ran.of((web + "both").split(" ")).exits(Exit.USAGE).err())
        .contains("--party [both] must be one of none, ew-rover, ns-rover");
    assertThat(Ran.of("design", "web", "--help").out()).contains("up-one", "ns-rover");
  }

  @Test
  void aCompletionScriptHasNoWordsWithUnderscores() {
    assertThat(Ran.of("generate-completion").exits(Exit.DONE).out())
        .contains("_option_args=(\"rule\" \"up-one\" \"skips\" \"free\") # --walk")
        .doesNotContainPattern("_option_args=\\([^)\n]*_");
  }

  @Test
  void aMisspeltOptionIsNamedWithTheOneThatWasMeant() {
    Ran run = Ran.of("plan", "--player", "22");
    assertThat(run.exits(Exit.USAGE).err())
        .isEqualToNormalizingNewlines("Unknown option: --player\nMaybe --players\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plan --players 12 --start 25:00|'--start': [25:00] is not a time of day such as 19:30",
        "plan --players twelve|'--players': [twelve] is not a whole number such as 12",
        "plan --players 12 --minutes 99999999999|'--minutes': [99999999999] has too many digits",
        "evening new x --date 2026-13-01|'--date': [2026-13-01] is not a day such as 2026-12-31",
        "evening new x --start 7pm|'--start': [7pm] is not a time of day such as 19:30",
        "score x --date 31.12.2026|'--date': [31.12.2026] is not a day such as 2026-12-31",
        "season x y --absent abc|'--absent': [abc] is not a number such as 45 or 45.5",
        "crossover x y --seed 1.5|'--seed': [1.5] is not a whole number such as 12"
      })
  void aValueOfTheWrongKindIsNamedWithWhatIsExpected(String line, String message) {
    Ran ran = Ran.of(line.split(" ")).exits(Exit.USAGE);
    assertThat(ran.err()).contains(message);
    ran.refusedInOneMessage();
  }
}
