package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
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
import picocli.CommandLine;

@Tag("thorough")
class DesignRainbowCommandTest {

  @TempDir Path temp = Path.of("");
  private StringWriter out = new StringWriter();
  private StringWriter err = new StringWriter();

  private void run(Exit expected, String... args) {
    out = new StringWriter();
    err = new StringWriter();
    CommandLine line = Ran.line();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    assertThat(line.execute(args)).as("%s%n%s", out, err).isEqualTo(expected.code());
  }

  private void design(Exit expected, String options) {
    List<String> args = new ArrayList<>(List.of("design", "rainbow"));
    args.addAll(List.of("--solutions", temp.resolve("solutions").toString()));
    args.addAll(List.of(options.split(" ", -1)));
    run(expected, args.toArray(String[]::new));
  }

  private Path stored() throws IOException {
    try (Stream<Path> files = Files.walk(temp.resolve("solutions"))) {
      return files.filter(f -> f.toString().endsWith(".yaml")).findFirst().orElseThrow();
    }
  }

  @Test
  void whereNoRoversServeGuideCardsAreRecommended() {
    design(Exit.GAVE_UP, "--tables 6 --moves rovers");
    assertThat(out + "" + err).contains("Maybe let guide cards serve: --moves cards");
  }

  @Test
  void aRainbowIsComparedByTheWeightsOfItsWish() {
    String file = temp.resolve("rainbow.yaml").toString();
    design(Exit.DONE, "--tables 7 --out " + file);
    run(Exit.DONE, "compare", file, file);
    assertThat(out.toString()).containsPattern("total cost +0 +0\n");
  }

  @Test
  void aRainbowIsShownStoredKnownAndChecked() throws IOException {
    design(Exit.DONE, "--tables 7");
    String first = out.toString();
    assertThat(first)
        .contains(
            "Rainbow, 7 tables, 7 rounds",
            "4 winners",
            "N stays, E up two, S up one, W down two",
            "ideal:")
        .contains("    2  N1  S14 E20 W24 3-4");
    assertThat(err.toString()).contains("Found by construction", "South up 1, East up 2");
    design(Exit.DONE, "--tables 7");
    assertThat(out).hasToString(first);
    assertThat(err.toString()).contains("Known in " + stored());
    run(Exit.DONE, "check", stored().toString());
  }

  @Test
  void stanzasMakeASwivel() {
    design(Exit.DONE, "--tables 5 --stanzas 3 --no-cache");
    assertThat(out.toString())
        .contains("Swivel, 5 tables, 15 rounds", "15 sets", "1 winner", "No rule is broken.")
        .contains(
            "after round 5, with new boards, N stays, E up two to S, S up one to E, W down two");
    assertThat(err.toString()).contains("swivel of 3 stanzas, each a rainbow, South up 1");
    design(Exit.USAGE, "--tables 5 --stanzas 4");
    design(Exit.USAGE, "--tables 5 --stanzas 2 --moves cards");
    assertThat(err.toString()).contains("--moves is for one rainbow", "Maybe leave it out.");
    design(Exit.USAGE, "--tables 5 --stanzas 2 --rounds 9");
    assertThat(err.toString()).contains("[9] must be 2 times at most [5]");
    design(Exit.GAVE_UP, "--tables 6 --stanzas 2 --no-cache");
    assertThat(err.toString() + out).contains("but one of 5: --rounds 10");
  }

  @Test
  void theWishIsThatOfTheModelFile() throws IOException {
    design(Exit.DONE, "--tables 7 --boards-per-round 4");
    Path name = temp.resolve("solutions").relativize(stored());
    assertThat(Path.of("solutions").resolve(name)).isRegularFile();
  }

  @Test
  void aRotationIsPossibleAndProvedOptimal() throws IOException {
    design(Exit.DONE, "--tables 7 --rotation rotate");
    assertThat(out.toString()).contains("7 sets of 3 boards", "optimal: cost 1260");
    run(Exit.DONE, "check", stored().toString());
  }

  @Test
  void aRefusalNamesTheClashAndIsStored() throws IOException {
    design(Exit.IMPOSSIBLE, "--tables 9");
    assertThat(out.toString())
        .contains("Impossible:")
        .containsPattern("player \\d+ plays set \\d+ in round 1 and again in round 4")
        .contains("guide cards for 9 rounds");
    run(Exit.DONE, "check", stored().toString());
    assertThat(Files.readString(stored())).contains("winners: 4", "status: impossible");
  }

  @Test
  void guideCardsServeWhereTheRuleDoesNot() {
    design(Exit.DONE, "--tables 9 --moves cards");
    design(Exit.DONE, "--tables 10 --rounds 9 --boards-per-round 3 --moves cards");
    assertThat(out.toString()).contains("40 players, 10 tables, 9 rounds, 10 sets of 3 boards");
    design(Exit.DONE, "--tables 10 --rounds 5 --moves steps");
    design(Exit.DONE, "--tables 7 --moves 2,-3,3,-2");
    design(Exit.IMPOSSIBLE, "--tables 6 --moves cards");
    assertThat(out.toString()).contains("Tarry");
  }

  @Test
  void whatIsNotKnownIsGivenUp() {
    design(Exit.GAVE_UP, "--tables 10 --moves cards");
    assertThat(out.toString()).contains("Gave up", "9 rounds", "Maybe take fewer rounds.");
    assertThat(temp).isEmptyDirectory();
  }

  @Test
  void aModelFileIsSolved() {
    run(
        Exit.DONE,
        "solve",
        "models/rainbow-7-tables.yaml",
        "--solutions",
        temp.resolve("solutions").toString());
    assertThat(out.toString()).contains("Rainbow, 7 tables", "7 sets of 4 boards");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--tables 1|--tables [1] must be from 2 to 50",
        "--tables 51|--tables [51] must be from 2 to 50",
        "--tables 7 --rounds 8|--rounds [8] must be from 1 to 7",
        "--tables 7 --moves 1,2,3|--moves [1,2,3] must be rule",
        "--tables 7 --moves fast|--moves [fast] must be rule",
        "--tables 7 --moves 1,2,3,999|step [999] must be from -200 to 200",
        "--tables 7 --rotation swap --boards-per-round 3|must be a multiple of 2",
        "--rounds 7|--tables"
      })
  void aWrongValueGetsOneClearMessage(String options, String message) {
    design(Exit.USAGE, options);
    assertThat(err.toString()).contains(message, "Maybe").doesNotContain("Exception");
    assertThat(err.toString().lines()).hasSizeLessThanOrEqualTo(2);
    assertThat(temp).isEmptyDirectory();
  }
}
