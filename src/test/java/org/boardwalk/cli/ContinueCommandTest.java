package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.evening.EveningFile;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.text.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sessions of pairs that go on otherwise than planned, on the command line. */
class ContinueCommandTest {

  @TempDir Path temp;

  @BeforeEach
  void mitchell() {
    Ran.of(List.of("design", "mitchell", "--tables", "7", "--no-cache", "--out", file("m.yaml")))
        .exits(Exit.DONE);
  }

  private String file(String name) {
    return temp.resolve(name).toString();
  }

  @Test
  void afterTheLastRoundThereIsNothingToGoOnWith() {
    String eight = "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";
    Ran ran = Ran.of("continue", eight, "--played", "7", "--leaves", "3").exits(Exit.USAGE);
    assertThat(ran.err()).startsWith("played [7] are all rounds of the movement, and none is left");
    ran.refusedInOneMessage();
  }

  private Ran go(String... more) {
    List<String> args = new java.util.ArrayList<>(List.of("continue", file("m.yaml")));
    args.addAll(List.of(more));
    return Ran.of(args);
  }

  @Test
  void waysStandSideBySideAndTheBestIsWritten() {
    Ran ran = go("--played", "2", "--out", file("on.yaml"), "--arrives").exits(Exit.DONE);
    assertThat(ran.out()).contains("Boards lost", "Broken rules", "rover:", "Recommended: rover");
    Movement on = SolutionFile.read(temp.resolve("on.yaml")).judged().orElseThrow().movement();
    assertThat(on.contestants()).isEqualTo(15);
    assertThat(Judge.violations(on)).isEmpty();
  }

  /** The first round at table 1 plays set 1, and so boards 1 to 3. */
  @Test
  void anEveningStaysAnEveningWithItsResultsAndKnowsWhoCameLate() throws IOException {
    Files.writeString(temp.resolve("names.txt"), "1,Ann & Bo\n8,Cy & Di\n");
    Files.writeString(temp.resolve("results.csv"), "round,table,board,score\n1,1,1,4S N +1\n");
    Ran.of(
            List.of(
                "evening",
                "new",
                file("m.yaml"),
                "--names",
                file("names.txt"),
                "--out",
                file("evening.yaml")))
        .exits(Exit.DONE);
    Ran.of(List.of("evening", "enter", file("evening.yaml"), file("results.csv"))).exits(Exit.DONE);
    Ran.of(
            List.of(
                "continue",
                file("evening.yaml"),
                "--played",
                "2",
                "--out",
                file("on.yaml"),
                "--arrives"))
        .exits(Exit.DONE);
    SavedEvening on = EveningFile.read(temp.resolve("on.yaml"));
    assertThat(on.attendance().late()).containsExactly(new Attendance.Late(15, 3));
    assertThat(on.names()).containsEntry(8, "Cy & Di");
    assertThat(on.results()).hasSize(1);
    assertThat(Ran.of(List.of("show", file("on.yaml"))).exits(Exit.DONE).out()).contains("Absent");
    assertThat(Ran.of(List.of("evening", "show", file("on.yaml"))).exits(Exit.DONE).out())
        .contains("Pair 15 comes for round 3");
    String early = Files.readString(temp.resolve("on.yaml")).replace("from: 3", "from: 5");
    Files.writeString(temp.resolve("wrong.yaml"), early);
    assertThat(Ran.of(List.of("evening", "show", file("wrong.yaml"))).exits(Exit.BAD_INPUT).err())
        .contains("number [15] plays in round 3, but is not there");
  }

  /** Who comes as a rover sits down in the place of others from round 3 on. */
  @Test
  void resultsOfLaterRoundsAreNotGivenToThoseWhoSitThereNow() throws IOException {
    Ran.of("evening", "new", file("m.yaml"), "--out", file("evening.yaml")).exits(Exit.DONE);
    StringBuilder results = new StringBuilder("round,table,board,score\n");
    for (int table = 1; table <= 7; table++) {
      results.append(Text.of("3,%d,%d,110\n", table, 2 * ((table + 1) % 7) + 1));
    }
    Files.writeString(temp.resolve("results.csv"), results);
    Ran.of("evening", "enter", file("evening.yaml"), file("results.csv")).exits(Exit.DONE);
    List<String> on =
        List.of("continue", file("evening.yaml"), "--arrives", "--out", file("on.yaml"));
    Ran ran = Ran.of(with(on, "--played", "2")).exits(Exit.USAGE);
    assertThat(ran.err()).contains("round [3] has results already", "Maybe say that 3 rounds");
    assertThat(temp.resolve("on.yaml")).doesNotExist();
    Ran.of(with(on, "--played", "3")).exits(Exit.DONE);
    assertThat(EveningFile.read(temp.resolve("on.yaml")).results()).hasSize(7);
  }

  private static List<String> with(List<String> args, String... more) {
    List<String> all = new java.util.ArrayList<>(args);
    all.addAll(List.of(more));
    return all;
  }

  @Test
  void aRoundThatWasPlayedOtherwiseIsTakenFromAFile() throws IOException {
    // EW 13 and 14 had changed places.
    Files.writeString(
        temp.resolve("really.csv"),
        """
        round,table,ns,ew,set
        1,1,1,14,3
        1,2,2,13,4
        1,3,3,8,5
        1,4,4,9,6
        1,5,5,10,7
        1,6,6,11,1
        1,7,7,12,2
        """);
    Ran ran = go("--played", "3", "--really", file("really.csv")).exits(Exit.DONE);
    assertThat(ran.out()).contains("Recommended: repair", "NS2  EW13");
  }

  @Test
  void whoLeftStaysAwayInEveryFileThatFollows() {
    go("--played", "2", "--leaves", "3", "--out", file("on.yaml")).exits(Exit.DONE);
    assertThat(Ran.of(List.of("show", file("on.yaml"))).exits(Exit.DONE).out())
        .containsPattern("Absent\\n")
        .containsPattern("(?m)^ +7 .* 3$");
    Ran.of(List.of("evening", "new", file("on.yaml"), "--out", file("e.yaml"))).exits(Exit.DONE);
    assertThat(Ran.of(List.of("show", file("e.yaml"), "--by", "player")).exits(Exit.DONE).out())
        .containsOnlyOnce("3  absent");
    for (String again : List.of("on.yaml", "e.yaml")) {
      List<String> later = List.of("continue", file(again), "--played", "4", "--leaves", "9");
      assertThat(Ran.of(later).exits(Exit.DONE).out()).containsPattern("(?m)^ +7 .* 3, 9$");
    }
  }

  @Test
  void whatServesPlayersWhoComeAloneOnlyIsRefused() {
    assertThat(go("--played", "2", "--leaves", "3", "--curtail", "4").exits(Exit.USAGE).err())
        .contains("option [--curtail]", "Maybe");
    assertThat(go("--played", "2", "--leaves", "3", "--way", "repair").exits(Exit.USAGE).err())
        .contains("way [repair] is not offered", "planned");
  }
}
