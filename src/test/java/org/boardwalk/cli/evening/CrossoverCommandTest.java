package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.Playbacks;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("thorough")
class CrossoverCommandTest {

  @TempDir Path temp = Path.of("");

  private String seven = "";
  private String five = "";

  @BeforeEach
  void writesMovements() {
    seven = written(WebExamples.mitchell(7));
    five = written(WebExamples.mitchell(5));
  }

  private String written(Movement movement) {
    Path file = temp.resolve(movement.name().replace(" ", "-") + ".yaml");
    SolutionFile.write(file, Solution.of(Judged.of(movement)));
    return file.toString();
  }

  private static Movement read(Path file) {
    return SolutionFile.read(file).solution().movement().orElseThrow();
  }

  @Test
  void printsTheRuleAndOursAndWritesTheSession() {
    Path prefix = temp.resolve("again");
    Ran ran =
        Ran.of("crossover", seven, "--change", "half", "--starts", "1", "--out", "" + prefix)
            .exits(Exit.DONE);
    assertThat(ran.out())
        .contains("best block rule", "ours", "optimal: 25 meetings", "No rule is broken.")
        .contains("pair 14 (table 7 EW) ");
    Movement later = read(temp.resolve("again-2.yaml"));
    int total = Playbacks.of(List.of(WebExamples.mitchell(7)), later).total();
    assertThat(ran.out()).containsPattern("ours +" + total + " ");
  }

  @Test
  void sectionsAndMoreSessionsAreWrittenOneByOne() {
    Path prefix = temp.resolve("s");
    Ran ran =
        Ran.of(
                "crossover",
                five + "+" + seven,
                "--sessions",
                "3",
                "--sections",
                "mixed",
                "--starts",
                "1",
                "--out",
                "" + prefix)
            .exits(Exit.DONE);
    assertThat(ran.out()).contains("Session 2:", "Session 3:", "pair 11 (B 1 NS) ");
    assertThat(read(temp.resolve("s-3.yaml")).contestants()).isEqualTo(24);
    assertThat(Files.exists(temp.resolve("s-4.yaml"))).isFalse();
  }

  /** Two of the seven NS pairs stay, so two EW pairs have no NS seat to go to. */
  @Test
  void aWishForDirectionsThatIsNotKeptIsSaid() {
    Ran two = Ran.of("crossover", seven, "--change", "all", "--starts", "1", "--stationary", "1,2");
    assertThat(two.exits(Exit.DONE).out())
        .contains(
            "Not kept: --change [all]. Of 14 pairs with one direction in the session before 10");
    Ran none = Ran.of("crossover", seven, "--change", "all", "--starts", "1");
    assertThat(none.exits(Exit.DONE).out()).doesNotContain("Not kept");
  }

  @Test
  void differentSizesAreImpossible() {
    assertThat(Ran.of("crossover", five, seven).exits(Exit.IMPOSSIBLE).out())
        .contains("10 contestants cannot take the 14 numbers");
  }

  @Test
  void aMissingFileIsBadInput() {
    Ran ran = Ran.of("crossover", temp.resolve("none.yaml").toString()).exits(Exit.BAD_INPUT);
    assertThat(ran.err()).contains("none.yaml");
  }

  @Test
  void tooManySessionsAreRefused() {
    Ran.of("crossover", five, "--sessions", "1").exits(Exit.USAGE).refusedInOneMessage();
    Ran.of("crossover", five, "--stationary", "11").exits(Exit.USAGE).refusedInOneMessage();
  }
}
