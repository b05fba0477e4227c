package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session of players who come alone and whose tables share the only copy of the boards. */
@Tag("thorough")
class ContinueSharingTest {

  @TempDir Path temp;

  private String file(String name) {
    return temp.resolve(name).toString();
  }

  @Test
  void tablesThatSharedTheOnlyCopyGoOnSharingIt() {
    Movement eight = Examples.eightPlayers();
    Boards one = new Boards(7, 2, Play.CIRCULATING, 2).sharedBy(1);
    SolutionFile.write(temp.resolve("shared.yaml"), Solution.of(Judged.of(eight.with(one))));
    Ran ran =
        Ran.of(
                "continue",
                file("shared.yaml"),
                "--played",
                "3",
                "--arrives",
                "--no-cache",
                "--effort",
                "100ms",
                "--out",
                file("on.yaml"))
            .exits(Exit.DONE);
    assertThat(ran.out())
        .contains("circulating play, 1 copy, 1 winner", "Tables 1-2 exchange boards in the");
    Movement on = SolutionFile.read(temp.resolve("on.yaml")).judged().orElseThrow().movement();
    assertThat(on.boards()).isEqualTo(one);
    assertThat(Judge.violations(on)).isEmpty();
  }
}
