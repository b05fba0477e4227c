package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The rules for the packages once more, with the benchmarks, which are compiled by now. */
class BenchArchitectureTest extends ArchitectureTest {

  @Test
  void theRulesSawTheBenchmarks() {
    assertThat(OwnCode.withBenchmarks()).isTrue();
    assertThat(OwnCode.CLASSES.contain("org.boardwalk.bench.BenchCommand")).isTrue();
    assertThat(OwnCode.CLASSES.contain("org.boardwalk.bench.AblationTest")).isFalse();
  }

  @Test
  void aWrongRuleForTheBenchmarksFails() {
    fails(Layers.layer(".bench", "picocli..").rule(), "org.boardwalk.cli");
  }
}
