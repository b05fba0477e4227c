package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.boardwalk.cli.Child;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class ProveCommandTest {

  private static final List<String> TWELVE =
      List.of("--players", "12", "--require", "partner,opponent,side", "--symmetry", "cyclic:11");

  @TempDir Path temp = Path.of("");

  private List<String> common() {
    return List.of(
        "--solutions", temp.resolve("kept").toString(),
        "--ledger", temp.resolve("ledger.csv").toString());
  }

  private Ran prove(List<String> wish, String... more) {
    List<String> args = new ArrayList<>(List.of("prove", "individual"));
    args.addAll(wish);
    args.addAll(common());
    args.addAll(List.of(more));
    return Ran.of(args);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void provesThatThereIsNoneAndGoesOnFromTheLedger(String engine) throws IOException {
    Ran first = prove(TWELVE, "--engine", engine).exits(Exit.IMPOSSIBLE);
    assertThat(first.out())
        .startsWith(
            "Impossible with partner, opponent and side as required and with the symmetry asked for:"
                + " the rules [criterion partner is required] [criterion opponent is required]"
                + " [criterion side is required] [the symmetry asked for] contradict each other")
        .contains("; exhausted search of the developed by Z11", " cubes (sha256:");
    List<String> ledger = Files.readAllLines(temp.resolve("ledger.csv"));
    assertThat(ledger).hasSizeGreaterThan(2);
    Ran again = prove(TWELVE, "--engine", engine).exits(Exit.IMPOSSIBLE);
    assertThat(again.out()).isEqualTo(first.out());
    assertThat(Files.readAllLines(temp.resolve("ledger.csv"))).isEqualTo(ledger);
    String cube = ledger.get(1).substring(0, 16);
    assertThat(prove(TWELVE, "--engine", engine, "--repeat", cube).exits(Exit.IMPOSSIBLE).out())
        .startsWith("Cube " + cube + ": exhausted by " + engine);
  }

  @Test
  void aMovementIsShownAndKept() {
    Ran ran = prove(List.of("--players", "5", "--symmetry", "cyclic:5")).exits(Exit.DONE);
    assertThat(ran.out()).contains("5 players");
    assertThat(temp.resolve("kept")).isNotEmptyDirectory();
  }

  @Test
  void aModelFileIsRead() {
    String model = "src/test/resources/org/boardwalk/cli/five-players.yaml";
    List<String> args = new ArrayList<>(List.of("prove", model));
    args.addAll(common());
    assertThat(Ran.of(args).exits(Exit.DONE).out()).contains("Five players");
  }

  @Test
  void sixPairsCannotMeetInFiveRoundsWithOneCopyOfFiveSets() throws IOException {
    Path model =
        Files.writeString(
            temp.resolve("six.yaml"),
            """
            format: boardwalk/model/1
            name: Six pairs
            kind: pairs
            pairs: 6
            rounds: 5
            boards: {sets: 5, perSet: 2, play: circulating, copies: 1}
            """);
    List<String> args = new ArrayList<>(List.of("prove", "" + model));
    args.addAll(common());
    assertThat(Ran.of(args).exits(Exit.IMPOSSIBLE).out())
        .startsWith(
            "Impossible: the rules [any two pairs meet once]"
                + " [a set is at no more than 1 table in a round] contradict each other")
        .contains("; exhausted search of the meetings in");
  }

  @Test
  void whatDecidesNothingIsRefused() {
    prove(List.of("--players", "8", "--play", "circulating", "--walk", "down-one"))
        .exits(Exit.USAGE)
        .refusedInOneMessage();
    Ran.of("prove").exits(Exit.USAGE).refusedInOneMessage();
    prove(TWELVE, "--engine", "auto").exits(Exit.USAGE).refusedInOneMessage();
    prove(TWELVE, "--cube-time", "0s").exits(Exit.USAGE).refusedInOneMessage();
  }

  @Test
  void aModelFileAndAFewNumbersAreNotBothProved() {
    String model = "src/test/resources/org/boardwalk/cli/five-players.yaml";
    Ran ran = Ran.of("prove", model, "individual", "--players", "8").exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("five-players.yaml");
  }

  @Test
  void repeatingACubeWritesNothing() throws IOException {
    Ran missing = prove(TWELVE, "--repeat", "zz").exits(Exit.BAD_INPUT);
    missing.refusedInOneMessage();
    assertThat(missing.err()).contains("there is no such ledger");
    assertThat(temp.resolve("ledger.csv")).doesNotExist();
    prove(TWELVE).exits(Exit.IMPOSSIBLE);
    Path ledger = temp.resolve("ledger.csv");
    String cut = Files.readString(ledger) + "not fin";
    Files.writeString(ledger, cut);
    prove(TWELVE, "--repeat", "zz").exits(Exit.USAGE);
    prove(TWELVE, "--repeat", "").exits(Exit.USAGE).refusedInOneMessage();
    assertThat(Files.readString(ledger)).isEqualTo(cut);
  }

  @Test
  void cubesClaimedAsExhaustedElsewhereProveNothing() throws IOException {
    List<String> eight = List.of("--players", "8", "--rounds", "1");
    prove(eight).exits(Exit.DONE);
    Path ledger = temp.resolve("ledger.csv");
    Files.writeString(ledger, Files.readString(ledger).replace("found", "exhausted"));
    Ran again = prove(eight).exits(Exit.GAVE_UP);
    assertThat(again.out()).isEmpty();
    assertThat(again.err()).contains("by the word of", "nothing is proved");
  }

  /** The model of all seats of 12 players takes far longer than a test may. */
  @Test
  @Tag("time")
  @Timeout(60)
  void ctrlCStopsItAndTheSameCommandGoesOn() throws Exception {
    Path err = temp.resolve("err");
    List<String> args =
        new ArrayList<>(List.of("prove", "individual", "--players", "12", "--symmetry", "none"));
    args.addAll(List.of("--require", "partner,opponent,side"));
    args.addAll(common());
    Child child = Child.in(temp);
    Process process = child.builder(err, child.command(args.toArray(String[]::new))).start();
    while (!Files.exists(temp.resolve("ledger.csv"))) {
      Thread.sleep(50);
    }
    Thread.sleep(500);
    process.toHandle().destroy();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.readString(err)).contains("Interrupted").contains("same command");
  }
}
