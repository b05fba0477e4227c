package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work that is given up at its deadline; here that is over at once. */
@Timeout(60)
class WorkerPoolsTest {

  private final WorkerPools pools = new WorkerPools(Duration.ZERO);
  private final CountDownLatch released = new CountDownLatch(1);

  @AfterEach
  void stop() {
    released.countDown();
    pools.close();
  }

  /** Work that ends when it is interrupted, or only when it is released. */
  private final class Blocked implements WorkerPools.Job {

    private final boolean deaf;
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicInteger givenUp = new AtomicInteger();

    Blocked(boolean deaf) {
      this.deaf = deaf;
    }

    @Override
    public void work() {
      begun.countDown();
      boolean waits = true;
      while (waits) {
        try {
          released.await();
          waits = false;
        } catch (InterruptedException e) {
          waits = deaf;
        }
      }
      ended.countDown();
    }

    @Override
    public boolean giveUp() {
      return givenUp.incrementAndGet() == 1;
    }
  }

  private Blocked begun(Workload workload, boolean deaf) throws InterruptedException {
    Blocked job = new Blocked(deaf);
    assertThat(pools.take(workload, job)).isTrue();
    job.begun.await();
    return job;
  }

  @Test
  void workThatHearsAnInterruptEndsAndIsAnsweredOnce() throws InterruptedException {
    Blocked job = begun(Workload.LIGHT, false);
    pools.endLate();
    job.ended.await();
    pools.endLate();
    assertThat(job.givenUp).hasValue(1);
  }

  @Test
  void anotherThreadTakesThePlaceOfAStuckOneUpToTwiceTheSize() throws InterruptedException {
    List<Blocked> stuck = new ArrayList<>();
    for (int k = 0; k < 2 * Workload.USUAL.atOnce(); k++) {
      stuck.add(begun(Workload.USUAL, true));
      pools.endLate();
    }
    Blocked waiting = new Blocked(false);
    assertThat(pools.take(Workload.USUAL, waiting)).isTrue();
    pools.endLate();
    assertThat(waiting.givenUp).as("answered without having begun").hasValue(1);
    released.countDown();
    for (Blocked job : stuck) {
      job.ended.await();
      assertThat(job.givenUp).hasValue(1);
    }
    assertThat(waiting.begun.getCount()).isEqualTo(1);
    begun(Workload.USUAL, false).ended.await();
  }

  @Test
  void oneWorkloadIsNotDelayedByAnother() throws InterruptedException {
    for (int k = 0; k < Workload.LARGE.atOnce(); k++) {
      begun(Workload.LARGE, true);
    }
    assertThat(begun(Workload.LIGHT, true).begun.getCount()).isZero();
  }
}
