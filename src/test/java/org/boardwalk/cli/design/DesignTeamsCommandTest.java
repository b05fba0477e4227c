package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("thorough")
class DesignTeamsCommandTest {

  @TempDir Path temp;

  private static Ran teams(String options) {
    String line = "design teams --no-cache --quiet --effort 1s " + options;
    return Ran.of(line.split(" ", -1));
  }

  @Test
  void bothPairsOfATeamHaveItsNumberAndTheAnswerSaysWhenResultsCome() {
    String file = temp.resolve("teams.yaml").toString();
    Ran ran = teams("--teams 5 --rounds 4 --out " + file).exits(Exit.DONE);
    assertThat(ran.out())
        .contains("5 teams, 5 tables, 4 rounds, 5 sets of 2 boards", "NS1 EW2", "NS5 EW")
        .contains("Matches: every team plays every other, 10 matches")
        .contains("Results: 1 round after the first half")
        .contains("Score breaks: no match is open after round 2")
        .doesNotContain("Calibre");
    Judged judged = SolutionFile.read(temp.resolve("teams.yaml")).judged().orElseThrow();
    assertThat(TeamsOfFour.in(judged.movement())).isTrue();
    assertThat(Ran.of("check", file).exits(Exit.DONE).out()).contains("5 teams", "10 matches");
  }

  @Test
  void whatNoTeamsCanPlaySaysWhatToTake() {
    assertThat(teams("--teams 4 --rounds 3 --sets 4").exits(Exit.IMPOSSIBLE).out())
        .contains("Impossible: the rules [no two teams meet twice]")
        .contains("Maybe take more boards than 4 sets, or more copies than 1.");
  }

  @Test
  void numbersOutOfRangeAreNamed() {
    assertThat(teams("--teams 1 --rounds 2").exits(Exit.USAGE).err())
        .contains("--teams [1] must be from 2 to 100");
    assertThat(teams("--teams 8 --rounds 7 --score-break 9").exits(Exit.USAGE).err())
        .contains("score break [9] must be from 1 to 6");
  }
}
