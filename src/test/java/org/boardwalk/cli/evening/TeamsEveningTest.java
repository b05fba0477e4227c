package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An evening of three teams, whose matches have a half in each of two rounds. */
class TeamsEveningTest {

  private static final String THREE =
      """
      round,table,ns_team,ew_team,set
      1,1,1,2,3
      1,2,2,3,1
      1,3,3,1,2
      2,1,1,3,2
      2,2,2,1,3
      2,3,3,2,1
      """;

  /** 1 beats 2 by 6 IMPs on board 5; of 2 and 3 one half is there, of 1 and 3 none. */
  private static final String RESULTS =
      """
      ns_team,ew_team,board,score
      1,2,5,140
      2,1,5,-100
      1,2,6,pass
      2,1,6,pass
      2,3,1,110
      2,3,2,-100
      """;

  @TempDir Path temp = Path.of("");

  private Path file(String name, String text) throws IOException {
    return Files.writeString(temp.resolve(name), text);
  }

  @Test
  void resultsSayTheTeamsAndTheSheetSaysTheMatches() throws Exception {
    Path movement = file("three.csv", THREE);
    Path results = file("results.csv", RESULTS);
    String text = Ran.of("score", "" + movement, "" + results).exits(Exit.DONE).out();
    assertThat(text)
        .contains(
            """
            rank  no.  boards   IMPs  a board
               1    1       2   6.00     3.00
               2    2       2  -6.00    -3.00

            Matches
            match  boards  state             IMPs  IMPs other    VPs  VPs other
            1 v 2       2  finished             6           0  14.39       5.61
            1 v 3       2  to come
            2 v 3       2  2 scores missing
            """);
    String csv =
        Ran.of("score", "" + movement, "" + results, "--sheets", "matches", "--format", "csv")
            .exits(Exit.DONE)
            .out();
    assertThat(csv)
        .startsWith(
            "match,boards,state,IMPs,IMPs other,VPs,VPs other\n1 v 2,2,finished,6,0,14.39,5.61\n");
    Path corrections =
        file("corrections.csv", "number,reason,amount\nTeam 1,penalty,2\nTeam 2 EW,bonus,1\n");
    assertThat(
            Ran.of("score", "" + movement, "" + results, "--corrections", "" + corrections)
                .exits(Exit.DONE)
                .out())
        .contains("   1    1       2   6.00          -1.00     2.00")
        .contains("   2    2       2  -6.00           0.50    -2.50");
    String json =
        Ran.of("score", "" + movement, "" + results, "--format", "json").exits(Exit.DONE).out();
    assertThat(json).contains("\"matches\"", "\"2 v 3\"");
  }

  @Test
  void anEveningOfTeamsIsScoredAsTeamsAndCallsPairsByTheirTeam() throws Exception {
    Path movement = file("three.csv", THREE);
    Path evening = temp.resolve("evening.yaml");
    Ran.of("evening", "new", "" + movement, "--out", "" + evening).exits(Exit.DONE);
    SavedEvening saved = EveningFile.read(evening);
    assertThat(saved.settings().method()).isEqualTo(ScoringMethod.TEAMS);
    assertThat(saved.movement().label(5)).isEqualTo("EW 2");
    Path results = file("results.csv", RESULTS);
    Ran.of("evening", "enter", "" + evening, "" + results).exits(Exit.DONE);
    assertThat(Ran.of("evening", "show", "" + evening).exits(Exit.DONE).out())
        .contains("1 v 2       2  finished", "2 v 3       2  2 scores missing");
  }
}
