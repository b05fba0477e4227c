package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Comparison.Contrast;
import org.boardwalk.quality.Measure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CounterpartsTest {

  @TempDir Path temp = Path.of("");

  private void keep(String name, Movement movement) {
    SolutionFile.write(temp.resolve(name), Solution.of(Judged.of(movement)));
  }

  private Counterparts counterparts() {
    return new Counterparts(Libraries.in(temp), 1);
  }

  @Test
  void theOneThatIsWorseInFewestMeasuresIsHeldAgainstTheReference() {
    keep("one.yaml", Examples.mitchell(7, 1, 1));
    keep("plain.yaml", Examples.mitchell(7, 0, 1));
    var ours = counterparts().of(Judged.of(Examples.mitchell(7, 0, 1))).orElseThrow();
    // The other one is better balanced, but nobody stays where he is.
    assertThat(ours.peer().source()).endsWith("plain.yaml");
    assertThat(ours.comparison().worse()).isEmpty();
  }

  @Test
  void oursMayBeWorse() {
    keep("two.yaml", Examples.mitchell(7, 2, 1));
    assertThat(
            counterparts()
                .of(Judged.of(Examples.mitchell(7, 1, 1)))
                .orElseThrow()
                .comparison()
                .worse())
        .extracting(Contrast::measure)
        .contains(Measure.CALIBRE);
  }

  @Test
  void onlyTheSameSizeCounts() {
    keep("seven.yaml", Examples.mitchell(7, 0, 1));
    assertThat(counterparts().of(Judged.of(Examples.mitchell(7, 0, 1)))).isPresent();
    assertThat(counterparts().of(Judged.of(Examples.mitchell(7, 0, 2)))).isEmpty();
    assertThat(counterparts().of(Judged.of(Examples.mitchell(5, 0, 1)))).isEmpty();
    assertThat(counterparts().of(Judged.of(Examples.eightPlayers()))).isEmpty();
  }

  @Test
  void damagedFilesAreLeftOutAndNamed() throws IOException {
    keep("seven.yaml", Examples.mitchell(7, 0, 1));
    Files.writeString(temp.resolve("broken.yaml"), "format: boardwalk/solution/1\n");
    Counterparts counterparts = counterparts();
    assertThat(counterparts.damaged()).hasSize(1);
    assertThat(counterparts.of(Judged.of(Examples.mitchell(7, 0, 1)))).isPresent();
  }

  @Test
  void aLibraryThatIsNotThereYetHasNothing() {
    Counterparts none = new Counterparts(Libraries.in(temp.resolve("none")), 1);
    assertThat(none.of(Judged.of(Examples.eightPlayers()))).isEmpty();
  }
}
