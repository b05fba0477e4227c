package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A room in two parts on one clock. */
@Tag("thorough")
class SplitRoomTest {

  private static final Pattern STOCK = Pattern.compile("boards of its own: (\\d+) cop");

  /** The first proposal with one stock: its number, the copies, and the line about clashes. */
  private static final Pattern ONE_STOCK =
      Pattern.compile(
          "(?:^|\\n)(\\d)\\. [^\\n]*(?:\\n {3}[^\\n]*)*?\\n   - or one stock for both: (\\d+) cop[^\\n]*"
              + "\\n   - ([^\\n]*)");

  private static final Pattern NEEDED =
      Pattern.compile(".*individual.*(9|16|18|20|22)-players.*yaml|.*pairs.*[4-9]-tables.*yaml");

  @TempDir static Path library = Path.of("");
  @TempDir Path temp = Path.of("");

  /** Copies the solutions that these rooms need, so that new answers are kept beside the copies. */
  @BeforeAll
  static void copy() throws IOException {
    Path ours = Path.of("solutions");
    try (Stream<Path> files = Files.walk(ours)) {
      for (Path file : files.filter(f -> NEEDED.matcher(f.toString()).matches()).toList()) {
        Path copy = library.resolve(ours.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  private Ran plan(List<String> args) {
    List<String> words = new ArrayList<>(List.of("plan"));
    words.addAll(args);
    words.addAll(List.of("--solutions", library.toString()));
    return Ran.of(words);
  }

  private Ran plan(String... args) {
    return plan(List.of(args));
  }

  private static Movement read(Path file) {
    Source source = Source.read(file);
    return SolutionFile.inspect(file, FileText.own(file, source.bytes()))
        .solution()
        .movement()
        .orElseThrow();
  }

  /** The most tables that play one set in a round. */
  private static long copies(Movement movement) {
    return movement.rounds().stream()
        .flatMap(
            r ->
                r.encounters().stream()
                    .map(e -> r.encounters().stream().filter(f -> f.set() == e.set()).count()))
        .max(Long::compare)
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"13, 4", "22, 6", "30, 10"})
  void bothPartsAreJudgedAndKeepOneClock(String players, String lone) {
    List<String> room = List.of("--players", players, "--solo", lone, "--minutes", "150");
    Path prefix = temp.resolve("room");
    String listed = plan(room).exits(Exit.DONE).out();
    assertThat(listed).contains("Two-handed on the same clock: " + lone + " players at");
    plan(
            "--players",
            players,
            "--solo",
            lone,
            "--minutes",
            "150",
            "--pick",
            "1",
            "--out",
            prefix.toString())
        .exits(Exit.DONE);
    Movement main = read(Path.of(prefix + "-main.yaml"));
    Movement solo = read(Path.of(prefix + "-solo.yaml"));
    assertThat(Judge.violations(main)).isEmpty();
    assertThat(Judge.violations(solo)).isEmpty();
    assertThat(main.kind()).isEqualTo(Kind.INDIVIDUAL);
    assertThat(solo.kind()).isEqualTo(Kind.SOLO);
    assertThat(main.contestants() + solo.contestants()).isEqualTo(Integer.parseInt(players));
    assertThat(main.rounds().size() % solo.rounds().size()).isZero();
    assertThat(solo.rounds().size() * solo.boards().perSet())
        .isEqualTo(main.rounds().size() * main.boards().perSet());
    Matcher stock = STOCK.matcher(listed);
    assertThat(stock.find()).isTrue();
    assertThat(Long.parseLong(stock.group(1))).isEqualTo(copies(solo));
  }

  /** The number of tables that play a board in a round. */
  private static long tables(Movement movement, int round, int board) {
    return movement.rounds().get(round - 1).encounters().stream()
        .filter(e -> movement.boards().firstBoard(e.set()) <= board)
        .filter(e -> board <= movement.boards().lastBoard(e.set()))
        .count();
  }

  @ParameterizedTest
  @CsvSource({"13, 4", "22, 4", "30, 8"})
  void oneStockServesBothPartsWhereItIsSaidTo(String players, String lone) {
    Path prefix = temp.resolve("room");
    List<String> room = List.of("--players", players, "--solo", lone, "--minutes", "150");
    Matcher said = ONE_STOCK.matcher(plan(room).exits(Exit.DONE).out());
    assertThat(said.find()).isTrue();
    List<String> pick = new ArrayList<>(room);
    pick.addAll(List.of("--pick", said.group(1), "--out", prefix.toString()));
    plan(pick).exits(Exit.DONE);
    Movement main = read(Path.of(prefix + "-main.yaml"));
    Movement solo = read(Path.of(prefix + "-solo.yaml"));
    int every = main.rounds().size() / solo.rounds().size();
    long most = 0;
    boolean both = false;
    for (int round = 1; round <= main.rounds().size(); round++) {
      for (int board = 1; board <= main.rounds().size() * main.boards().perSet(); board++) {
        long there = tables(main, round, board);
        long here = tables(solo, (round - 1) / every + 1, board);
        most = Math.max(most, there + here);
        both |= there > 0 && here > 0;
      }
    }
    assertThat(most).isEqualTo(Long.parseLong(said.group(2)));
    assertThat(most).isLessThan(copies(main) + copies(solo));
    assertThat(both).isEqualTo(said.group(3).startsWith("boards at both parts"));
  }

  @Test
  void filesOfBothPartsKeepTheEndingThatIsNamed() {
    Ran.of(
            List.of(
                "plan",
                "--players",
                "13",
                "--solo",
                "4",
                "--pick",
                "1",
                "--out",
                temp.resolve("night.yaml").toString()))
        .exits(Exit.DONE);
    assertThat(temp)
        .isDirectoryContaining("glob:**/night-main.yaml")
        .isDirectoryContaining("glob:**/night-solo.yaml");
    assertThat(temp.toFile().list((folder, name) -> name.startsWith("night"))).hasSize(2);
  }

  @Test
  void somePlayersMustBeLeftForTheOtherPart() {
    Ran ran = Ran.of("plan", "--players", "12", "--solo", "10").exits(Exit.USAGE);
    assertThat(ran.err())
        .startsWith("--solo: people at the two-handed game [10] leave [2] of 12 players");
    ran.refusedInOneMessage();
  }

  @Test
  void pairsHaveThatManyBesideThem() {
    assertThat(plan("--pairs", "8", "--solo", "8", "--boards", "21").exits(Exit.DONE).out())
        .contains("Two-handed on the same clock: 8 players at 4 tables");
  }

  @Test
  void twoPlayAllTheTimeAtOneTable() {
    assertThat(plan("--players", "18", "--solo", "2", "--minutes", "150").exits(Exit.DONE).out())
        .contains(
            "Two-handed on the same clock: 2 players at 1 table, 1 round of 18 boards; they keep"
                + " their seats");
  }

  @Test
  void whereNothingKeepsTheClockItIsSaid() {
    // The number of boards is prime, but four players have at most three rounds of equally many
    // boards.
    Ran ran = plan("--pairs", "9", "--solo", "4", "--boards", "37").exits(Exit.GAVE_UP);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("keeps the clock");
  }

  @Test
  void tooFewForTheMainPartAreRefused() {
    plan("--players", "6", "--solo", "4").exits(Exit.USAGE).refusedInOneMessage();
    plan("--players", "16", "--out", "x").exits(Exit.USAGE).refusedInOneMessage();
    plan("--players", "22", "--solo", "6", "--out", "x").exits(Exit.USAGE).refusedInOneMessage();
  }
}
