package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The rules for the package of the benchmarks, which are compiled after the tests of the program;
 * that no other package knows it is held by {@link ArchitectureTest}.
 */
@Tag("thorough")
class BenchArchitectureTest {

  @Nested
  class Confinement extends ConfinementContract {}

  @Test
  void benchmarksKnowWhatIsAllowedAndNoMore() {
    Layers.BENCH.rule().check(OwnCode.classes());
    ArchitectureTest.assertKnown(Layers.BENCH);
    assertThat(Layers.all().map(KnownPackages::name)).containsAll(Layers.BENCH.inProject());
  }

  @Test
  void theRulesSawTheBenchmarks() throws IOException {
    ArchitectureTest.assertSeen(OwnCode.BENCH, 50);
    assertThat(OwnCode.classes())
        .allMatch(c -> c.getPackageName().equals(Layers.BENCH.name()))
        .noneMatch(c -> c.getName().equals("org.boardwalk.bench.AblationTest"));
  }

  @Test
  void aWrongRuleForTheBenchmarksFails() {
    ArchitectureTest.fails(Layers.layer(".bench", "picocli..").rule(), "org.boardwalk.cli");
  }
}
