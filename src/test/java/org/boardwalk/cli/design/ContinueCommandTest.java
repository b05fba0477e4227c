package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sessions of pairs that go on otherwise than planned, on the command line. */
@Tag("thorough")
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
    List<String> args = new ArrayList<>(List.of("continue", file("m.yaml")));
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

  /** A pair that arrives and becomes a rover takes the places of others from round 3 on. */
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
    List<String> all = new ArrayList<>(args);
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
    assertThat(ran.out()).contains("Recommended: planned", "exchanged  ", "NS2  EW13");
  }

  @Test
  void departuresLastInEveryFileThatFollows() {
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

  /** Of 13 pairs 12 are left: six tables are full, and no pair waits. */
  @Test
  void pairsThatLeftWaitAtNoTableAndAreJudgedAlikeInAnEvening() {
    String half = file("half.yaml");
    Ran.of(
            List.of(
                "design",
                "mitchell",
                "--tables",
                "7",
                "--missing",
                "ew",
                "--no-cache",
                "--out",
                half))
        .exits(Exit.DONE);
    Ran.of(
            List.of(
                "continue",
                half,
                "--played",
                "2",
                "--leaves",
                "2",
                "--way",
                "anew",
                "--out",
                file("on.yaml")))
        .exits(Exit.DONE);
    Ran.of("evening", "new", file("on.yaml"), "--out", file("e.yaml")).exits(Exit.DONE);
    for (String on : List.of("on.yaml", "e.yaml")) {
      assertThat(Ran.of("show", file(on)).exits(Exit.DONE).out())
          .contains("NS7 alone")
          .doesNotContain("NS2 alone");
      assertThat(Ran.of("show", file(on), "--by", "table").exits(Exit.DONE).out())
          .doesNotContainPattern("(?m)^ +[3-7] +2 +- ");
      assertThat(Ran.of("check", file(on)).exits(Exit.DONE).out())
          .contains("Sit-outs: 0 to 1 round each\n", "  10 by pair 2\n")
          .doesNotContain("pair 2 keeps");
    }
  }

  @Test
  void aRoundThatBreaksRulesIsNotGoneOnWithAndTablesThatAreMissingAreSaid() throws IOException {
    String head = "round,table,ns,ew,set\n";
    Files.writeString(temp.resolve("again.csv"), head + "1,1,1,13,1\n1,2,2,14,4\n");
    Ran again = go("--played", "3", "--really", file("again.csv")).exits(Exit.USAGE);
    again.refusedInOneMessage();
    assertThat(again.err())
        .contains("round [3] as it was really played: pair 1 plays set 1 in round 1 and again")
        .contains("leave out that table, whose second score is cancelled (Law 15)");
    Files.writeString(temp.resolve("twice.csv"), head + "1,1,1,13,3\n1,2,2,13,4\n");
    Ran twice = go("--played", "3", "--really", file("twice.csv")).exits(Exit.USAGE);
    assertThat(twice.err()).contains("pair 13 sits twice in round 3");
    Files.writeString(temp.resolve("few.csv"), head + "3,1,1,13,3\n3,2,2,14,4\n");
    Ran few = go("--played", "3", "--really", file("few.csv"), "--out", file("on.yaml"));
    assertThat(few.exits(Exit.DONE).err())
        .contains("pairs 3-12 were to play in this round, and have no game in it", "Maybe lines");
    Ran.of("evening", "new", file("on.yaml"), "--out", file("e.yaml")).exits(Exit.DONE);
  }

  @Test
  void pairsThatSatTheWrongWayHavePlayed() throws IOException {
    Files.writeString(temp.resolve("turned.csv"), "round,table,ns,ew,set\n2,1,14,1,2\n");
    Ran turned =
        go("--played", "2", "--really", file("turned.csv"), "--out", file("on.yaml"))
            .exits(Exit.DONE);
    assertThat(turned.err())
        .contains("pair 14 leaves the field in round 2, table 1; the scores stand.");
    Ran evening = Ran.of("evening", "new", file("on.yaml"), "--out", file("e.yaml"));
    assertThat(evening.exits(Exit.DONE).err()).contains("leaves the field", "the scores stand");
    Ran.of("evening", "show", file("e.yaml")).exits(Exit.DONE);
    Files.writeString(temp.resolve("results.csv"), "round,table,board,score\n2,1,3,420\n");
    assertThat(Ran.of("score", file("on.yaml"), file("results.csv")).exits(Exit.DONE).out())
        .contains("Rules are broken: 2 (", "the scores stand.");
  }

  @Test
  @Tag("slow")
  void aRoundAloneMayHaveItsOwnNumber() throws IOException {
    String head = "round,table,ns,ew,set\n";
    Files.writeString(temp.resolve("third.csv"), head + "3,1,1,13,3\n");
    Files.writeString(temp.resolve("first.csv"), head + "1,1,1,13,3\n");
    Files.writeString(temp.resolve("fifth.csv"), head + "5,1,1,13,3\n");
    String third = go("--played", "3", "--really", file("third.csv")).exits(Exit.DONE).out();
    assertThat(go("--played", "3", "--really", file("first.csv")).out()).isEqualTo(third);
    Ran fifth = go("--played", "3", "--really", file("fifth.csv")).exits(Exit.BAD_INPUT);
    assertThat(fifth.err()).contains("has no round [3]", "Maybe");
  }

  @Test
  void playersMayLeaveAndJoinARainbow() {
    String rainbow = file("r.yaml");
    Ran.of("design", "rainbow", "--tables", "7", "--no-cache", "--out", rainbow).exits(Exit.DONE);
    for (String what : List.of("--arrives=4")) {
      assertThat(Ran.of("continue", rainbow, "--played", "2", what).exits(Exit.DONE).out())
          .contains("4 winners", "Partners again", "planned");
    }
  }

  @Test
  void anEveningOfPairsMayEndEarlierAndAQuietOneIsNoMistake() {
    Ran ran = go("--played", "2", "--leaves", "3", "--rounds", "2", "--quiet").exits(Exit.DONE);
    assertThat(ran.out()).contains("14 pairs, 7 tables, 4 rounds");
    Ran more = go("--played", "2", "--leaves", "3", "--rounds", "6").exits(Exit.USAGE);
    assertThat(more.err()).contains("rounds [6] must be from 1 to 5");
    Ran way =
        Ran.of(
                "continue",
                "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml",
                "--played",
                "4",
                "--leaves",
                "3",
                "--way",
                "anew")
            .exits(Exit.USAGE);
    assertThat(way.err()).contains("--way [anew] is not for players who come alone");
    way.refusedInOneMessage();
  }

  @Test
  void aSessionThatChangesTwiceSaysSoOnceInItsName() {
    go("--played", "2", "--leaves", "3", "--out", file("on.yaml")).exits(Exit.DONE);
    assertThat(
            Ran.of("continue", file("on.yaml"), "--played", "3", "--leaves", "4")
                .exits(Exit.DONE)
                .out())
        .startsWith("Mitchell, 7 tables, 7 rounds, from round 4\n");
  }

  @Test
  void whatServesPlayersWhoComeAloneOnlyIsRefused() {
    assertThat(go("--played", "2", "--leaves", "3", "--curtail", "4").exits(Exit.USAGE).err())
        .contains("option [--curtail]", "Maybe");
    assertThat(go("--played", "2", "--leaves", "3", "--way", "repair").exits(Exit.USAGE).err())
        .contains("way [repair] is not offered", "planned");
  }

  @Test
  void aMitchellThatAPairLeavesKeepsItsWordsAndItsPapers() {
    go("--played", "3", "--leaves", "9", "--out", file("fewer.yaml")).exits(Exit.DONE);
    assertThat(Ran.of("check", file("fewer.yaml")).exits(Exit.DONE).out())
        .contains("Form: Mitchell\n", "NS stay, EW up one.")
        .contains("Walk: after every round each table gets its boards from the next table.")
        .doesNotContain("Warning", "Stands", "no rule,");
    assertThat(Ran.of("explain", file("fewer.yaml")).exits(Exit.DONE).out())
        .contains("After every round the boards go down one table, from table 1 to table 7.");
    assertThat(Ran.of("show", file("fewer.yaml")).exits(Exit.DONE).out())
        .contains(" alone", "Follow rule: NS stay, EW up one")
        .doesNotContain("Sits out");
    assertThat(Ran.of("compare", file("m.yaml"), file("fewer.yaml")).exits(Exit.DONE).out())
        .doesNotContain("breaks of the boards' walk (");
    assertThat(
            Ran.of("print", file("fewer.yaml"), "--out", file("fewer.pdf")).exits(Exit.DONE).out())
        .doesNotContain("cards");
  }
}
