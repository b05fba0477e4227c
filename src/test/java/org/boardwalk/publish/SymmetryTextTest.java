package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;

class SymmetryTextTest {

  private static Movement of(String path) {
    return SolutionFile.read(Path.of("solutions/individual/shared", path))
        .solution()
        .movement()
        .orElseThrow();
  }

  @Test
  void groupStepBaseRoundAndMultipliersAreNamed() {
    assertThat(SymmetryText.of(of("13-players/individual-13p-13r-shared-2caaa5f2.yaml")))
        .hasValueSatisfying(
            text ->
                assertThat(text)
                    .startsWith("Construction: the group Z13 makes all 13 rounds from 1 of them.")
                    .contains("Players: 13 move round.", "\nStep: ", "\nBase round 1: N")
                    .contains("It makes 13 rounds: 1-13.")
                    .endsWith("156; multipliers 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12."));
  }

  @Test
  void stayingAndExceptionsAreSaid() {
    assertThat(SymmetryText.of(of("48-players/individual-48p-47r-shared-382e4bb3.yaml")))
        .hasValueSatisfying(
            text ->
                assertThat(text)
                    .contains("the group Z47 ", "stay as they are.", "Partners stay partners"));
  }

  @Test
  void aSingleRoundIsMadeByNoGroup() {
    Movement whole = of("13-players/individual-13p-13r-shared-2caaa5f2.yaml");
    assertThat(SymmetryText.of(whole.with(whole.rounds().subList(0, 1)))).isEmpty();
  }
}
