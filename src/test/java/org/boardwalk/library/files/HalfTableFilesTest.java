package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Test;

/** Files of half tables from before boards rested there: the empty table broke their walk. */
final class HalfTableFilesTest {

  private static String nineTables() {
    PairsWish wish =
        UsualPairs.of(
            Kind.PAIRS,
            new PairsForm.Mitchell(PairsForm.Closing.AUTO),
            9,
            9,
            Optional.of(Direction.EW));
    return SolutionFile.text(Solution.of(new Boardwalk().known(wish).orElseThrow()));
  }

  private static Inspection inspected(String breaks, String status) {
    String text =
        nineTables()
            .replace("breaks: 0", "breaks: " + breaks)
            .replace("status: ideal", "status: " + status);
    return SolutionFile.inspect(Path.of("nine.yaml"), text);
  }

  @Test
  void whatWasCountedThenIsStillTrue() {
    assertThat(nineTables()).contains("breaks: 0").contains("status: ideal");
    assertThat(inspected("0", "ideal").differences()).isEmpty();
    assertThat(inspected("8", "feasible").differences()).isEmpty();
  }

  @Test
  void anyOtherFigureIsWrong() {
    assertThat(inspected("7", "feasible").differences())
        .extracting(Difference::key)
        .contains("quality.walk.breaks");
    assertThat(inspected("0", "feasible").differences())
        .extracting(Difference::key)
        .containsExactly("proof.status");
  }
}
