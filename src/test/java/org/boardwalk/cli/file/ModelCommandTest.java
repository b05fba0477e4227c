package org.boardwalk.cli.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.TextFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class ModelCommandTest {

  private static final String THIRTEEN = "models/13-players.yaml";

  @TempDir Path temp = Path.of("");

  private static String words(String file, String... more) {
    List<String> args = new ArrayList<>(List.of("model", file));
    args.addAll(List.of(more));
    return Ran.of(args).exits(Exit.DONE).out();
  }

  private static long sum(String text, String pattern) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(r -> r.group(1))
        .mapToLong(n -> Long.parseLong(n.replace(",", "")))
        .sum();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "seats"})
  void everyRuleOfTheGameIsFoundWhateverTheFormulation(String formulation) {
    assertThat(words(THIRTEEN, "--formulation", formulation).replaceAll("\\s+", " "))
        .contains(
            "Everybody has one place in a round",
            "As many tables as can be filled",
            "Sit-outs are shared",
            "Nobody replays a board",
            "Copies of the boards suffice",
            "Every two players are partners exactly once.",
            "Every two players are opponents exactly twice.",
            "sits on your left as often as on your right",
            "in the same direction as often as in opposite ones",
            "Symmetry broken");
  }

  @Test
  void whatIsRedundantIsSaidToBe() {
    assertThat(words(THIRTEEN, "--formulation", "seats"))
        .containsSubsequence(
            "Redundant constraints", "Half of the players at the tables", "Symmetry broken");
  }

  @ParameterizedTest
  @CsvSource({
    "14-players-apart.yaml, 1 and 2 partner each other at least once.",
    "14-players-apart.yaml, 3 and 4 never partner each other.",
    "14-players-apart.yaml, Stationary players keep their seats",
    "14-players-one-leaves.yaml, The first rounds stay as they are",
    "14-players-one-leaves.yaml, Absent players do not play",
    "web-19-tables-12-rounds.yaml, In a round at most 2 tables play a set",
    "web-19-tables-12-rounds.yaml, Nobody replays a board: East-West"
  })
  void settledWishesAndBoardsAreFoundToo(String file, String rule) {
    assertThat(words("models/" + file)).contains(rule);
  }

  @Test
  void bytesAreTheMessageThatTheTextSays() throws IOException {
    Path file = temp.resolve("model.pb");
    Ran.of("model", THIRTEEN, "--format", "binary", "--out", file.toString()).exits(Exit.DONE);
    CpModelProto.Builder said = CpModelProto.newBuilder();
    TextFormat.getParser().merge(words(THIRTEEN, "--format", "proto"), said);
    assertThat(CpModelProto.parseFrom(Files.readAllBytes(file))).isEqualTo(said.build());
    Ran.of("model", THIRTEEN, "--format", "binary").exits(Exit.USAGE);
  }

  @ParameterizedTest
  @CsvSource({
    "13-players, 1",
    "13-players, 3",
    "13-players, seats",
    "12-players, 1",
    "14-players-one-leaves, seats",
    "web-19-tables-12-rounds, 1",
    "web-19-tables-12-rounds, 2"
  })
  void countsByRuleAndByKindAddUpToTheConstraints(String file, String formulation) {
    String text = words("models/" + file + ".yaml", "--formulation", formulation);
    long all = sum(text, "variables, ([\\d,]+) constraints");
    assertThat(all).isPositive();
    assertThat(sum(text, "-> ([\\d,]+) constraint")).isEqualTo(all);
    assertThat(sum(text.substring(text.indexOf("\nSize")), "\n +([\\d,]+)  \\w")).isEqualTo(all);
    String variables = text.substring(text.indexOf("\nVariables"), text.indexOf("\nThe rules"));
    assertThat(sum(variables, "\n +([\\d,]+)  \\w")).isEqualTo(sum(text, "([\\d,]+) variables,"));
  }

  @Test
  void aFormulationIsAskedForByNameOrNumber() {
    assertThat(words(THIRTEEN, "--formulation", "SEATS"))
        .isEqualTo(words(THIRTEEN, "--formulation", "4"))
        .contains("3  one set developed by Z13\n", "4  seats   <- shown below");
    assertThat(words(THIRTEEN)).isEqualTo(words(THIRTEEN, "--formulation", "1"));
  }

  @Test
  void everyFormatIsWrittenToAFileAsToTheScreen() throws IOException {
    for (String format : List.of("words", "proto", "minizinc", "opb")) {
      Path file = temp.resolve(format);
      Ran ran = Ran.of("model", "models/8-players.yaml", "--format", format, "--out", "" + file);
      assertThat(ran.exits(Exit.DONE).out()).isEmpty();
      assertThat(Files.readString(file))
          .isEqualTo(words("models/8-players.yaml", "--format", format));
    }
  }

  @Test
  void aMovementByRuleHasNoModel() {
    assertThat(words("models/rainbow-7-tables.yaml")).contains("No constraint model", "by a rule");
    Ran ran = Ran.of("model", "models/rainbow-7-tables.yaml", "--format", "opb").exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("No constraint model");
  }

  @Test
  void whatCannotBeIsSaidInOneMessage() throws IOException {
    Ran unknown = Ran.of("model", THIRTEEN, "--formulation", "sets").exits(Exit.USAGE);
    unknown.refusedInOneMessage();
    assertThat(unknown.err()).contains("[sets]", "1 developed by Z13 with 3 multipliers; 2 ");
    Ran.of("model", THIRTEEN, "--format", "latex").exits(Exit.USAGE);
    Path many = temp.resolve("many.yaml");
    String text = Files.readString(Path.of("models/20-players.yaml"));
    Files.writeString(many, text.replace("players: 20", "players: 200").replace("19", "12"));
    Ran large = Ran.of("model", "" + many, "--formulation", "seats").exits(Exit.USAGE);
    large.refusedInOneMessage();
    assertThat(large.err()).contains("[seats] does not fit this wish, or would be too large");
    Ran broken = Ran.of("model", "README.md").exits(Exit.BAD_INPUT);
    assertThat(broken.out()).isEmpty();
  }

  /**
   * A model for five players, each of whom partners every other once; one base round makes all
   * rounds.
   */
  private static final String FIVE =
      """
      format: boardwalk/model/1
      name: Five players
      kind: individual
      players: 5
      rounds: 5
      boards: {perSet: 4}
      criteria: {partner: require, opponent: ignore, side: ignore, direction: ignore}
      symmetry: {cyclic: 5}
      """;

  /** The model for other solvers, without the comments that describe each line in words. */
  private static final String FIVE_FOR_OTHERS =
      """
      * #variable= 20 #constraint= 14
      +1 x1 >= 1 ;
      +1 x1 +1 x6 +1 x7 +1 x8 +1 x9 +1 x10 +1 x11 +1 x12 +1 x13 +1 x14 +1 x15 +1 x16 +1 x17 = 1 ;
      +1 x2 +1 x6 +1 x7 +1 x8 +1 x9 +1 x10 +1 x12 +1 x13 +1 x15 +1 x16 +1 x18 +1 x19 +1 x20 = 1 ;
      +1 x3 +1 x6 +1 x7 +1 x9 +1 x10 +1 x11 +1 x12 +1 x14 +1 x15 +1 x17 +1 x18 +1 x19 +1 x20 = 1 ;
      +1 x4 +1 x6 +1 x8 +1 x9 +1 x11 +1 x12 +1 x13 +1 x14 +1 x16 +1 x17 +1 x18 +1 x19 +1 x20 = 1 ;
      +1 x5 +1 x7 +1 x8 +1 x10 +1 x11 +1 x13 +1 x14 +1 x15 +1 x16 +1 x17 +1 x18 +1 x19 +1 x20 = 1 ;
      +1 x1 +1 x2 +1 x3 +1 x4 +1 x5 = 1 ;
      +1 x1 +1 x2 +1 x3 +1 x4 +1 x5 = 1 ;
      +1 x1 +1 x2 +1 x3 +1 x4 +1 x5 = 1 ;
      +1 x1 +1 x2 +1 x3 +1 x4 +1 x5 = 1 ;
      +1 x1 +1 x2 +1 x3 +1 x4 +1 x5 = 1 ;
      +1 x1 +1 x2 +1 x3 +1 x4 +1 x5 = 1 ;
      +2 x6 +1 x7 +2 x8 +1 x11 +1 x12 +2 x15 +1 x16 +2 x17 +2 x18 +1 x20 = 1 ;
      +1 x7 +2 x9 +2 x10 +1 x11 +1 x12 +2 x13 +2 x14 +1 x16 +2 x19 +1 x20 = 1 ;
      """;

  @Test
  void theSmallestModelIsTheOneThatCertificatesName() throws IOException {
    Path five = Files.writeString(temp.resolve("five.yaml"), FIVE);
    assertThat(words("" + five))
        .contains("sha256:5ebc7b19c0d6c74e1d59856801ff0700f813bcfa11c2841402a68c0383a2970b");
    assertThat(
            words("" + five, "--format", "opb")
                .lines()
                .filter(line -> !line.startsWith("* ") || line.startsWith("* #")))
        .containsExactlyElementsOf(FIVE_FOR_OTHERS.lines().toList());
  }
}
