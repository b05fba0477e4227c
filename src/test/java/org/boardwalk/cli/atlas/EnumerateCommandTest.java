package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnumerateCommandTest {

  @Test
  void thereIsOneMovementOfEightPlayersWhoAllMeet(@TempDir Path folder) {
    Path prefix = folder.resolve("eight");
    assertThat(Ran.of("enumerate", "--players", "8", "--out", "" + prefix).exits(Exit.DONE).out())
        .contains("Every two are partners once and opponents twice.")
        .contains("       1             56    32          0")
        .contains("There is one such movement");
    assertThat(Files.exists(folder.resolve("eight-2.yaml"))).isFalse();
    Ran.of("check", folder.resolve("eight-1.yaml").toString()).exits(Exit.DONE);
  }

  @Test
  void ofFivePlayersInTwoRoundsThereIsNone() {
    assertThat(Ran.of("enumerate", "--players", "5", "--rounds", "2").exits(Exit.IMPOSSIBLE).out())
        .contains("There is no such movement.");
  }

  @Test
  void thirteenPlayersAreTooMany() {
    assertThat(Ran.of("enumerate", "--players", "13").exits(Exit.USAGE).err())
        .contains("--players");
  }
}
