package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClusterSimulationTest {

  private static final List<Double> TEN = Collections.nCopies(10, 3.0);

  private static ClusterSimulation.Run run(int workers, double failures, double driver) {
    return new ClusterSimulation(workers, failures, driver, 60, 2).run(TEN, 1);
  }

  @Test
  void oneWorkerDoesOneTaskAfterTheOther() {
    assertThat(run(1, 0, 0).makespan()).isCloseTo(30, within(1e-9));
    assertThat(run(1, 0, 0.5).makespan()).isCloseTo(35, within(1e-9));
  }

  @Test
  void moreWorkersShareTheTasks() {
    assertThat(run(5, 0, 0).makespan()).isCloseTo(6, within(1e-9));
    assertThat(run(4, 0, 0).makespan()).isCloseTo(9, within(1e-9));
    assertThat(run(100, 0, 0).makespan()).isCloseTo(3, within(1e-9));
  }

  @Test
  void aSlowDriverIsTheBottleneck() {
    ClusterSimulation.Run run = run(100, 0, 10);
    assertThat(run.makespan()).isCloseTo(103, within(1e-9));
    assertThat(run.busy()).isGreaterThan(0.9);
  }

  @Test
  void whatFailsIsDoneAgain() {
    ClusterSimulation.Run run = run(2, 0.5, 0);
    assertThat(run.attempts()).isGreaterThan(10);
    assertThat(run.makespan()).isGreaterThan(run.ideal());
    assertThat(run).isEqualTo(run(2, 0.5, 0));
  }

  @Test
  void whatIsTooLongIsSplit() {
    ClusterSimulation.Run run = new ClusterSimulation(2, 0, 0, 4, 2).run(List.of(8.0), 1);
    // Four seconds for nothing, then two halves of four seconds at once.
    assertThat(run.makespan()).isCloseTo(8, within(1e-9));
    assertThat(run.attempts()).isEqualTo(3);
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> run(0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> run(1, 1, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
