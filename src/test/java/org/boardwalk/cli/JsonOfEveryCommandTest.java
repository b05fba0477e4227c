package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Every command of the program prints JSON that a schema describes, or has a reason not to. */
@Tag("thorough")
class JsonOfEveryCommandTest {

  /** Commands that print no JSON, and why. */
  private static final Map<String, String> WITHOUT =
      Map.ofEntries(
          Map.entry("print", "writes papers"),
          Map.entry("picture", "writes a picture"),
          Map.entry("export", "writes the files of other programs"),
          Map.entry("deal", "writes PBN and papers"),
          Map.entry("serve", "serves a page"),
          Map.entry("generate-completion", "writes a script for the shell"),
          Map.entry("model", "writes the models of solvers"),
          Map.entry("evening new", "prints the name of a file"),
          Map.entry("evening enter", "prints how far an evening is; evening show has it as JSON"),
          Map.entry("evening watch", "prints how far an evening is, like evening enter"),
          Map.entry("evening members", "prints how many members it remembers"),
          Map.entry("prove individual", "writes a ledger and certificates"),
          Map.entry("certificate make", "writes a certificate"),
          Map.entry("certificate check", "says whether a certificate holds"),
          Map.entry("atlas build", "writes solution files"),
          Map.entry("atlas close", "writes solution files"),
          Map.entry("atlas merge", "writes solution files"),
          Map.entry("atlas verify", "says what does not hold"),
          Map.entry("atlas export", "writes a table with a schema of its own"));

  /** Commands that {@link JsonOutputTest} runs, each with a schema of its own. */
  private static final Set<String> APART =
      Set.of(
          "plan",
          "check",
          "judge",
          "explain",
          "compare",
          "crossover",
          "enumerate",
          "nights",
          "season",
          "regress",
          "score",
          "atlas show");

  /** Command, schema and what else is on the line. */
  private static final List<String> SAMPLES =
      List.of(
          "design individual | solution | --players 8 --effort 50ms",
          "design rainbow | solution | --tables 5",
          "design pairs | solution | --pairs 6 --rounds 3 --effort 50ms",
          "design mitchell | solution | --tables 5",
          "design howell | solution | --pairs 6",
          "design teams | solution | --teams 5 --rounds 4 --effort 100ms --no-cache",
          "design web | solution | --tables 5 --rounds 5",
          "design form | solution | hesitation --tables 5",
          "design solo | solution | --players 10",
          "design single-table | solution |",
          "solve | solution | five.yaml --effort 50ms",
          "continue | solution | m.yaml --played 2 --leaves 3",
          "show | solution | m.yaml",
          "evening show | evening | e.yaml");

  private static final Path FIVE =
      Path.of("src/test/resources/org/boardwalk/cli/five-players.yaml");

  @TempDir Path temp = Path.of("");

  @BeforeEach
  void files() throws IOException {
    Ran.of("design", "mitchell", "--tables", "5", "--no-cache", "--out", file("m"))
        .exits(Exit.DONE);
    Ran.of("evening", "new", file("m"), "--out", file("e")).exits(Exit.DONE);
    Files.copy(FIVE, Path.of(file("five")));
  }

  private String file(String name) {
    return temp.resolve(name + ".yaml").toString();
  }

  private static Map<String, CommandLine> leaves() {
    Map<String, CommandLine> leaves = new TreeMap<>();
    Program.commandLine()
        .getSubcommands()
        .forEach(
            (name, command) -> {
              if (!name.equals("bench")) {
                leaves(name, command, leaves);
              }
            });
    return leaves;
  }

  private static void leaves(String path, CommandLine command, Map<String, CommandLine> leaves) {
    if (command.getSubcommands().isEmpty()) {
      leaves.put(path, command);
    }
    command.getSubcommands().forEach((name, sub) -> leaves(path + " " + name, sub, leaves));
  }

  private static boolean printsJson(CommandLine command) {
    OptionSpec format = command.getCommandSpec().findOption("--format");
    return format != null
        && format.type().isEnum()
        && Arrays.stream(format.type().getEnumConstants())
            .anyMatch(c -> c.toString().equalsIgnoreCase("json"));
  }

  @Test
  void everyCommandPrintsJsonOrHasAReasonNotTo() {
    Set<String> printing = new TreeSet<>();
    leaves()
        .forEach(
            (path, command) -> {
              if (printsJson(command)) {
                printing.add(path);
              }
            });
    Set<String> tried = new TreeSet<>(APART);
    SAMPLES.forEach(sample -> tried.add(sample.split(" *\\| *", -1)[0]));
    assertThat(printing).isEqualTo(tried).doesNotContainAnyElementsOf(WITHOUT.keySet());
    Set<String> all = new TreeSet<>(tried);
    all.addAll(WITHOUT.keySet());
    assertThat(leaves().keySet()).isEqualTo(all);
  }

  static List<String> samples() {
    return SAMPLES;
  }

  @ParameterizedTest
  @MethodSource("samples")
  void whatIsPrintedParsesAndIsAsTheSchemaSays(String sample) throws IOException {
    String[] part = sample.split(" *\\| *", -1);
    List<String> line = new ArrayList<>(List.of(part[0].split(" ", -1)));
    for (String word : part[2].split(" ", -1)) {
      if (!word.isEmpty()) {
        line.add(word.endsWith(".yaml") ? temp.resolve(word).toString() : word);
      }
    }
    line.addAll(List.of("--format", "json"));
    String schema = "classpath:org/boardwalk/library/files/" + part[1] + ".schema.json";
    String out = Ran.of(line).exits(Exit.DONE).out();
    assertThat(
            SchemaRegistry.withDialect(Dialects.getDraft202012())
                .getSchema(SchemaLocation.of(schema))
                .validate(new JsonMapper().readTree(out)))
        .as(out)
        .isEmpty();
  }
}
