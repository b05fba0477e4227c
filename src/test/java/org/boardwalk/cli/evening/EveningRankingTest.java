package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ranking of an evening, with its names, handicaps, corrections and method. */
@Tag("thorough")
class EveningRankingTest {

  private static final String EIGHT =
      "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";

  @TempDir Path temp = Path.of("");
  private String evening = "";
  private String names = "";

  @BeforeEach
  void write() throws IOException {
    evening = temp.resolve("evening.yaml").toString();
    names = file("names.csv", "number,name,handicap", "1,Ann,1.5", "2,Bo,");
  }

  private String file(String name, String... lines) throws IOException {
    return Files.write(temp.resolve(name), List.of(lines)).toString();
  }

  private Ran make(String... more) {
    List<String> args =
        new ArrayList<>(List.of("evening", "new", EIGHT, "--out", evening, "--names", names));
    args.addAll(List.of(more));
    return Ran.of(args);
  }

  private SavedEvening saved() {
    return EveningFile.read(Path.of(evening));
  }

  @Test
  void namesBringTheirHandicaps() {
    make().exits(Exit.DONE);
    assertThat(saved().names()).containsEntry(1, "Ann");
    assertThat(saved().corrections())
        .extracting(Correction::contestant, Correction::purpose)
        .containsExactly(org.assertj.core.groups.Tuple.tuple(1, Correction.Purpose.HANDICAP));
  }

  @Test
  void otherNamesBringOtherHandicapsAndKeepWhatTheDirectorAdded() throws IOException {
    make().exits(Exit.DONE);
    String added = file("added.csv", "number,reason,amount", "2,penalty,1", "3,handicap,4");
    Ran.of("evening", "enter", evening, "--corrections", added).exits(Exit.DONE);
    assertThat(saved().corrections()).hasSize(2);
    Ran.of("evening", "enter", evening, "--names", names).exits(Exit.DONE);
    assertThat(saved().corrections()).extracting(Correction::contestant).containsExactly(2, 1);
    Ran.of("evening", "enter", evening, "--names", file("plain.txt", "Cy")).exits(Exit.DONE);
    assertThat(saved().corrections()).hasSize(2);
  }

  @Test
  void aMovementWithoutMatchesIsNotScoredAsTeams() throws IOException {
    Path movement = temp.resolve("mitchell.yaml");
    Ran.of("design", "mitchell", "--tables", "3", "--no-cache", "--out", movement.toString())
        .exits(Exit.DONE);
    Ran ran =
        Ran.of("evening", "new", movement.toString(), "--method", "teams", "--out", evening)
            .exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("has no two tables that play the same boards as teams");
    assertThat(Path.of(evening)).doesNotExist();
  }

  @Test
  void percentAreRefusedWhereImpsAreRankedBeforeTheyAreSaved() throws IOException {
    make("--method", "imps").exits(Exit.DONE);
    SavedEvening before = saved();
    String percent = file("percent.csv", "number,reason,amount", "2,penalty,10%");
    Ran ran = Ran.of("evening", "enter", evening, "--corrections", percent).exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(saved()).isEqualTo(before);
    Ran.of("evening", "show", evening).exits(Exit.DONE);
  }

  @Test
  void resultsOfOtherProgramsAreNotEntered() {
    make().exits(Exit.DONE);
    String usebio = "src/test/resources/org/boardwalk/scoring/entry/individual.xml";
    Ran ran = Ran.of("evening", "enter", evening, usebio).exits(Exit.BAD_INPUT);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("says itself who played", "Maybe: boardwalk score " + usebio);
  }

  /** Round 1: table 1 N8 S1 E5 W7, table 2 N2 S6 E4 W3. */
  @Test
  void otherResultsOfAnEveningAreRankedAsItIs() throws IOException {
    make("--method", "cross-imps").exits(Exit.DONE);
    String results = file("results.csv", "round,table,board,score", "1,1,1,420", "1,2,1,-50");
    String out = Ran.of("score", evening, results).exits(Exit.DONE).out();
    assertThat(out).contains("IMPs against every other score", "Ann", "Handicap of 1: 1.5 IMPs.");
    assertThat(Ran.of("score", evening, results, "--method", "aggregate").exits(Exit.DONE).out())
        .contains("Total points.");
    Ran.of("evening", "enter", evening, results).exits(Exit.DONE);
    assertThat(Ran.of("score", evening).exits(Exit.DONE).out()).isEqualTo(out);
    assertThat(saved().settings().method()).isEqualTo(ScoringMethod.CROSS_IMPS);
  }

  @Test
  void roundingMayBeOtherThanThatOfTheEvening() {
    make().exits(Exit.DONE);
    assertThat(Ran.of("score", evening, "--rounding", "hundredths").exits(Exit.DONE).out())
        .contains("Each line is rounded to .01");
  }

  @Test
  void fieldsAreThoseOfTheMovementOfAnEvening() {
    make().exits(Exit.DONE);
    for (List<String> option : List.of(List.of("--winners", "1"), List.of("--across"))) {
      List<String> args = new ArrayList<>(List.of("score", evening));
      args.addAll(option);
      Ran ran = Ran.of(args).exits(Exit.USAGE);
      ran.refusedInOneMessage();
      assertThat(ran.err()).contains("--winners and --across are for results without a movement");
      // Other nights of a season may need these options.
      args.set(0, "season");
      assertThat(Ran.of(args).err()).doesNotContain("--winners");
    }
  }

  @Test
  void aContestantHasOneHandicapOnly() throws IOException {
    make().exits(Exit.DONE);
    SavedEvening before = saved();
    String added = file("added.csv", "number,reason,amount", "1,handicap,3");
    String results = file("results.csv", "round,table,board,score", "1,1,1,420", "1,2,1,-50");
    for (List<String> command :
        List.of(
            List.of("evening", "enter", evening, "--names", names, "--corrections", added),
            List.of("score", EIGHT, results, "--names", names, "--corrections", added),
            List.of("score", evening, results, "--names", names),
            List.of("score", evening, "--corrections", added),
            List.of("season", evening, "--names", names))) {
      Ran ran = Ran.of(command).exits(Exit.USAGE);
      ran.refusedInOneMessage();
      assertThat(ran.err()).contains("number [1] has two handicaps\nMaybe take one out");
    }
    assertThat(saved()).isEqualTo(before);
  }
}
