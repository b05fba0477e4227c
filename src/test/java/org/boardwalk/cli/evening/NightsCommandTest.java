package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nights from the command line. */
class NightsCommandTest {

  @TempDir Path temp = Path.of("");

  @Test
  void everyNightIsWrittenAndKeepsTheRules() {
    Path solo = temp.resolve("solo.yaml");
    Ran.of("design", "solo", "--players", "10", "--no-cache", "--out", solo.toString())
        .exits(Exit.DONE);
    Path prefix = temp.resolve("match");
    assertThat(
            Ran.of("nights", solo.toString(), "--nights", "6", "--out", prefix.toString())
                .exits(Exit.DONE)
                .out())
        .contains("6 nights of 10 players")
        .containsPattern("the same numbers every night +375 +6")
        .containsPattern("bound +180")
        .containsPattern("Each two meet \\d to \\d times\\.");
    for (int night = 1; night <= 6; night++) {
      Ran.of("check", prefix + "-" + night + ".yaml").exits(Exit.DONE);
    }
  }

  @Test
  void aMovementThatBreaksRulesIsRefused() throws IOException {
    Path broken = temp.resolve("broken.csv");
    Files.writeString(broken, "round,table,ns,ew,set\n1,1,1,2,1\n2,1,1,2,1\n");
    Ran.of("nights", broken.toString()).exits(Exit.BROKEN_RULES).refusedInOneMessage();
  }
}
