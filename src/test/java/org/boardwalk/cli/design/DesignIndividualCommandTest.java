package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.Desk;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Individual movements designed by options. */
@Tag("thorough")
class DesignIndividualCommandTest {

  @TempDir Path temp = Path.of("");

  private Desk desk() {
    return new Desk(temp.resolve("solutions"));
  }

  @Test
  void aKnownMovementComesFromTheLibrary() throws IOException {
    Ran first = desk().design("--players", "13").exits(Exit.DONE);
    assertThat(first.out()).contains("13 players").contains("ideal");
    assertThat(first.err()).contains("Stored in " + desk().stored());
    Ran second = desk().design("--players", "13").exits(Exit.DONE);
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(second.err()).contains("Known in " + desk().stored()).doesNotContain("trying");
  }

  /** In every round each of 8 players plays all four boards, and half of them begin with 3-4. */
  @Test
  void withOneCopyTwoTablesExchangeHalvesOfTheBoardsOfARound() {
    String out = temp.resolve("eight.yaml").toString();
    String design =
        "design individual --players 8 --rounds 6 --play shared --copies 1 --boards-per-round 4"
            + " --effort 200ms --workers 1 --no-cache --out ";
    assertThat(Ran.of((design + out).split(" ", -1)).exits(Exit.DONE).out())
        .contains("6 sets of 4 boards, circulating play, 1 copy")
        .contains("Tables 1-2 exchange boards in the middle of each round");
    List<String> first =
        Ran.of("show", out, "--by", "player")
            .exits(Exit.DONE)
            .out()
            .lines()
            .filter(line -> line.startsWith("    1  "))
            .map(line -> line.substring(line.lastIndexOf("  ") + 2))
            .toList();
    assertThat(first).hasSize(8).containsOnly("1-2, then 3-4", "3-4, then 1-2");
    assertThat(first).filteredOn("1-2, then 3-4"::equals).hasSize(4);
  }

  private static Ran ofOneCopy(String more) {
    String design = "design individual --players 18 --rounds 17 --copies 1 --no-cache --workers 1";
    return Ran.of((design + " --effort 100ms" + more).split(" ", -1));
  }

  @Test
  void partnersAreWeighedWhereNothingEvenIsFound() {
    Ran ran = ofOneCopy("").exits(Exit.DONE);
    assertThat(ran.out()).contains("18 players, 4 tables, 17 rounds").contains("1 copy");
    assertThat(ran.err())
        .contains("As it was asked for first: Gave up")
        .contains("effort limit of 0.1 s")
        .contains("Nothing found keeps all of [players sit out in turn]")
        .contains("[criterion partner is required]");
  }

  @Test
  void evenPartnersThatAreAskedForAreNotWeighed() {
    Ran ran = ofOneCopy(" --require partner").exits(Exit.GAVE_UP);
    assertThat(ran.out()).contains("[criterion partner is required]").doesNotContain("Table 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"yaml|format: boardwalk/solution/1", "json|{", "csv|round", "text|Round"})
  void everyFormatIsWritten(String format, String start) {
    Ran ran = desk().design("--players", "13", "--format", format).exits(Exit.DONE);
    assertThat(ran.out()).containsIgnoringCase(start).endsWith("\n");
    assertThat(ran.out().lines().count()).isGreaterThan(13);
  }

  @ParameterizedTest
  @CsvSource({
    "--curtail 9, --curtail [9] must be from 1 to 7",
    "--partners 1-2 --apart 1-2, '--partners [1, 2] is named twice'",
    "--stationary 13, --stationary player [13] must be from 1 to 12"
  })
  void whatCannotBeSettledIsNamedByItsOption(String options, String said) {
    String design = "design individual --players 12 --rounds 7 --no-cache " + options;
    Ran ran = Ran.of(design.split(" ", -1)).exits(Exit.USAGE);
    assertThat(ran.err()).startsWith(said);
    ran.refusedInOneMessage();
  }

  @Test
  void noCacheWritesNothing() {
    desk().design("--players", "9", "--no-cache").exits(Exit.DONE);
    assertThat(temp).isEmptyDirectory();
  }

  @ParameterizedTest
  @CsvSource({
    "--copies, 1, circulating",
    "--copies, 3, shared",
    "--sets, 7, circulating",
    "--tables, 3, shared"
  })
  void fewBoardsGoRound(String option, String number, String play) {
    String design = "design individual --players 13 --rounds 5 --no-cache --effort 50ms";
    List<String> args = new ArrayList<>(List.of(design.split(" ", -1)));
    args.addAll(List.of(option, number));
    Ran ran = Ran.of(args).exits(Exit.DONE);
    assertThat(ran.out()).contains(play);
  }

  @Test
  void outWritesAFileThatIsReadAgain() {
    Path file = temp.resolve("mine.yaml");
    desk().design("--players", "9", "--no-cache", "--out", file.toString()).exits(Exit.DONE);
    Ran.of("check", file.toString()).exits(Exit.DONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--players 3|--players [3] must be from 4 to 200",
        "--players 0|--players [0] must be from 4 to 200",
        "--players -5|--players [-5] must be from 4 to 200",
        "--players 1000000000|--players [1000000000] must be from 4 to 200",
        "--players 99999999999|[99999999999] has too many digits",
        "--players abc|[abc] is not a whole number such as 12",
        "--players \u0661\u0662|[\u0661\u0662] is not a whole number such as 12",
        "--players 13 --rounds 0|--rounds [0] must be from 1 to 200",
        "--players 13 --rounds 1000000000|--rounds [1000000000] must be from 1 to 200",
        "--players 13 --tables 4|--tables [4] must be from 1 to 3",
        "--players 13 --time 5|[5] is not a time such as 60s",
        "--players 13 --time 0s|time [0s] must be more than 0",
        "--players 13 --require foo|PARTNER, OPPONENT, SIDE, DIRECTION",
        "--players 13 --weights 1,2|--weights [1, 2] must be 4 numbers: partner, opponent, side, direction",
        "--players 13 --weights 1,2,3,-4|weight [-4] must be from 0",
        "--players 13 --play shared --sets 5|--sets [5] is for --play circulating",
        "--players 13 --walk round|--walk [round] must be one of auto, down-one, rule, any",
        "--players 13 --walk rule|walk [rule] is for circulating play",
        "--players 13 --walk any --play shared|Maybe leave it out, or let the boards circulate.",
        "--players 12 --rounds 5 --play circulating --walk rule --apart 1-2|walk [rule] cannot be",
        "--players 13 --symmetry round|--symmetry [round] must be auto",
        "--players 13 --symmetry cyclic:5|must divide rounds [13]",
        "--players 13 --workers 0|workers [0] must be from 1 to 64",
        "--players 13 --seed x|[x] is not a whole number",
        "--players 13 --format pdf|TEXT",
        "--rounds 5|--players"
      })
  void aWrongValueGetsOneClearMessage(String options, String message) {
    List<String> args =
        new ArrayList<>(List.of("design", "individual", "--solutions", desk().library()));
    args.addAll(List.of(options.split(" ")));
    Ran ran = Ran.of(args).exits(Exit.USAGE);
    assertThat(ran.err()).containsIgnoringCase(message);
    ran.refusedInOneMessage();
    assertThat(temp).isEmptyDirectory();
  }

  @Test
  void whatATheoremForbidsIsImpossible() throws IOException {
    String[] wish = {"--players", "8", "--require", "partner,opponent,side"};
    Ran ran = desk().design(wish).exits(Exit.IMPOSSIBLE);
    assertThat(ran.out()).contains("Impossible").contains("directed whist");
    Ran known = desk().design(wish).exits(Exit.IMPOSSIBLE);
    assertThat(known.out()).isEqualTo(ran.out());
    assertThat(Ran.of("show", desk().stored().toString()).exits(Exit.DONE).out())
        .contains("there is no movement");
    assertThat(Ran.of("check", desk().stored().toString()).exits(Exit.DONE).out())
        .startsWith("Impossible: ")
        .contains("directed whist");
  }

  @Test
  void tooLittleTimeGivesUpAndKeepsNothing() {
    Ran ran =
        Ran.of(
            "design",
            "individual",
            "--players",
            "16",
            "--require",
            "partner,opponent,side,direction",
            "--effort",
            "1ms",
            "--solutions",
            desk().library());
    ran.exits(Exit.GAVE_UP);
    assertThat(ran.out()).contains("Gave up").contains("Maybe");
    assertThat(temp.resolve("solutions")).doesNotExist();
  }
}
