package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Matches;
import org.boardwalk.scoring.evening.EveningFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A night of nine teams, from the plan to the ranking; one result is late and one team leaves. */
@Tag("thorough")
class TeamsNightTest {

  private static final int TEAMS = 9;
  private static final int ROUNDS = 8;
  private static final int PLAYED = 4;

  @TempDir Path temp = Path.of("");
  private String evening = "";

  @BeforeEach
  void planAndPick() throws IOException {
    assertThat(pick(1)).contains("American Whist, 9 tables, 8 rounds");
  }

  private String pick(int number) throws IOException {
    String movement = temp.resolve("nine.yaml").toString();
    evening = temp.resolve("evening" + number + ".yaml").toString();
    String schedule =
        Ran.of("plan", "--teams", "9", "--boards", "24", "--pick", "" + number, "--out", movement)
            .exits(Exit.DONE)
            .out();
    Path names = Files.writeString(temp.resolve("names.csv"), "NS 1,North & South\n");
    Ran.of(
            List.of(
                "evening",
                "new",
                movement,
                "--out",
                evening,
                "--names",
                "" + names,
                "--method",
                "victory-points"))
        .exits(Exit.DONE);
    return schedule;
  }

  private Movement movement() {
    return EveningFile.read(Path.of(evening)).movement();
  }

  /** Enters 140 for NS of the team with the smaller number and 110 for others: 1 IMP a board. */
  private void play(int from, int to, boolean late) throws IOException {
    List<String> lines = new ArrayList<>(List.of("round,table,board,score"));
    for (int round = from; round <= to; round++) {
      for (Encounter e : movement().rounds().get(round - 1).encounters()) {
        int ns = e.seating().at(Direction.NS).get(0);
        int ew = TeamsOfFour.team(movement(), e.seating().at(Direction.EW).get(0));
        for (int board = 3 * e.set() - 2; board <= 3 * e.set(); board++) {
          boolean missing = round == 1 && ns == 1 && board == 3 * e.set();
          if (missing == late) {
            lines.add(Text.of("%d,%d,%d,%d", round, e.table(), board, ns < ew ? 140 : 110));
          }
        }
      }
    }
    Path results = Files.write(temp.resolve("results.csv"), lines);
    Ran.of("evening", "enter", evening, "" + results).exits(Exit.DONE);
  }

  private String matches() {
    return Ran.of("score", evening, "--sheets", "matches").exits(Exit.DONE).out();
  }

  private static long count(String text, String word) {
    return text.lines().filter(line -> line.contains(word)).count();
  }

  private void leave(int played, String who) {
    Ran.of(List.of("continue", evening, "--played", "" + played, "--leaves", who, "--out", evening))
        .exits(Exit.DONE);
  }

  @Test
  void allMatchesAreOpenAfterTheFirstHalvesAndFinishedAtTheEnd() throws IOException {
    play(1, PLAYED, false);
    assertThat(count(matches(), "finished")).isZero();
    assertThat(count(matches(), "3 scores missing")).isEqualTo(TEAMS * (TEAMS - 1) / 2 - 1L);
    assertThat(count(matches(), "4 scores missing")).isEqualTo(1);
    play(PLAYED + 1, ROUNDS, false);
    assertThat(matches()).containsPattern("1 v \\d +3  1 score missing");
    play(1, 1, true);
    assertThat(count(matches(), "finished")).isEqualTo(TEAMS * (TEAMS - 1) / 2);
    // 3 IMPs in a match of 3 boards; every team beats those with greater numbers.
    String ranking = Ran.of("score", evening).exits(Exit.DONE).out();
    assertThat(ranking).containsPattern("1 v 2 +3  finished +3 +0 +12\\.\\d\\d +7\\.\\d\\d");
    assertThat(ranking).contains("North & South");
  }

  @Test
  void matchesOfATeamThatLeavesAreCancelledAndTheOthersGoOn() throws IOException {
    play(1, PLAYED, false);
    leave(PLAYED, "Team 4");
    Movement rest = movement();
    assertThat(TeamsOfFour.in(rest)).isTrue();
    assertThat(Matches.of(rest).orElseThrow().whole()).isEqualTo((TEAMS - 1) * (TEAMS - 2) / 2);
    play(PLAYED + 1, ROUNDS, false);
    play(1, 1, true);
    String matches = matches();
    assertThat(count(matches, "finished")).isEqualTo((TEAMS - 1) * (TEAMS - 2) / 2);
    assertThat(matches).doesNotContain("4 v", "v 4", "missing");
    assertThat(
            Ran.of("print", evening, "--out", temp.resolve("papers.pdf").toString())
                .exits(Exit.DONE)
                .err())
        .contains("matches");
  }

  /** In the third proposal results come one round later: after five rounds of eight, four do. */
  @Test
  void matchesThatWereFinishedBeforeATeamLeftCount() throws IOException {
    pick(3);
    int played = 5;
    List<Matches.Match> planned = Matches.of(movement()).orElseThrow().all();
    assertThat(planned).allMatch(m -> m.last() == m.first() + 1);
    long finished =
        planned.stream()
            .filter(m -> (m.one() != 4 && m.other() != 4) || m.last() <= played)
            .count();
    assertThat(finished).isEqualTo(28 + 4);
    play(1, played, false);
    leave(played, "Team 4 NS, Team 4 EW");
    play(played + 1, ROUNDS, false);
    play(1, 1, true);
    assertThat(count(matches(), "finished")).isEqualTo(finished);
    assertThat(matches()).doesNotContain("missing", "to come");
    // Ranked by the average of its four matches.
    assertThat(Ran.of("score", evening).exits(Exit.DONE).out()).containsPattern(" 4 +12 +\\d");
  }

  @Test
  void aTeamLeavesWithBothPairsAndNoTeamComesLate() {
    Ran one = Ran.of("continue", evening, "--played", "4", "--leaves", "NS 4").exits(Exit.USAGE);
    assertThat(one.err())
        .isEqualToNormalizingNewlines(
            """
            leaving [NS 4]: a team of four leaves with both of its pairs
            Maybe say Team 4, or let others sit in for the pair.
            """);
    Ran late = Ran.of("continue", evening, "--played", "4", "--arrives").exits(Exit.USAGE);
    assertThat(late.err())
        .startsWith("arriving [1]: a movement for 9 teams has no matches for another team");
  }
}
