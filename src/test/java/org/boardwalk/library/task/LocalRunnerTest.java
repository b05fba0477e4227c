package org.boardwalk.library.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.task.CubeResult.Ending;
import org.boardwalk.model.split.Cube;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("thorough")
class LocalRunnerTest {

  private static final Wish FIVE = UsualWish.complete(5);

  private final AtomicBoolean cancelled = new AtomicBoolean();

  private static CubeTask task(String formulation) {
    String digest = StatedModel.of(FIVE, "seats").digest();
    return new CubeTask(
        FIVE, formulation, digest, Cube.WHOLE, EngineChoice.CPSAT, Duration.ofSeconds(30));
  }

  /** Hands tasks out and remembers what came of them. */
  private static class Desk implements Work<CubeResult> {
    final Deque<CubeTask> waiting = new ArrayDeque<>();
    final List<CubeResult> done = new ArrayList<>();
    final List<RuntimeException> faults = new ArrayList<>();

    @Override
    public synchronized Optional<CubeTask> next() {
      return Optional.ofNullable(waiting.poll());
    }

    @Override
    public synchronized void done(Task<CubeResult> task, CubeResult reply) {
      done.add(reply);
    }

    @Override
    public synchronized void failed(Task<CubeResult> task, RuntimeException fault) {
      faults.add(fault);
    }
  }

  private void run(int workers, Work<CubeResult> work) {
    try (Runner runner = new LocalRunner(workers)) {
      runner.run(work, cancelled);
    }
  }

  @Test
  @Timeout(60)
  void everyTaskIsDoneAndAFaultStopsNoOther() {
    Desk desk = new Desk();
    desk.waiting.addAll(List.of(task("seats"), task("no such formulation"), task("seats")));
    run(2, desk);
    assertThat(desk.done)
        .extracting(CubeResult::ending)
        .containsExactly(Ending.FOUND, Ending.FOUND);
    assertThat(desk.faults).hasSize(1);
    assertThat(desk.faults.get(0)).hasMessageContaining("[no such formulation]");
  }

  @Test
  @Timeout(60)
  void tasksThatComeOfOthersAreDoneToo() {
    Desk desk =
        new Desk() {
          @Override
          public synchronized void done(Task<CubeResult> task, CubeResult reply) {
            super.done(task, reply);
            if (done.size() < 4) {
              waiting.add((CubeTask) task);
            }
          }
        };
    desk.waiting.add(task("seats"));
    run(3, desk);
    assertThat(desk.done).hasSize(4);
  }

  @Test
  @Timeout(60)
  void nothingIsBegunOnceItIsCancelled() {
    Desk desk = new Desk();
    desk.waiting.add(task("seats"));
    cancelled.set(true);
    run(2, desk);
    assertThat(desk.done).isEmpty();
    assertThat(desk.waiting).hasSize(1);
  }

  @Test
  void thereIsAtLeastOneWorker() {
    assertThatThrownBy(() -> new LocalRunner(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
