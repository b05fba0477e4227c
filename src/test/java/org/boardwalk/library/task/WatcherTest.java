package org.boardwalk.library.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("time")
@Timeout(30)
class WatcherTest {

  @Test
  void stopsTasksWhenItHasComeToPass() throws InterruptedException {
    AtomicBoolean wanted = new AtomicBoolean();
    AtomicBoolean stop = new AtomicBoolean();
    Watcher watcher = Watcher.of(wanted::get, stop);
    assertThat(stop).isFalse();
    wanted.set(true);
    while (!stop.get()) {
      Thread.sleep(1);
    }
    watcher.close();
  }

  @Test
  void looksNoMoreOnceItIsClosed() throws InterruptedException {
    CountDownLatch looked = new CountDownLatch(1);
    Watcher watcher =
        Watcher.of(
            () -> {
              looked.countDown();
              return false;
            },
            new AtomicBoolean());
    assertThat(looked.await(20, TimeUnit.SECONDS)).isTrue();
    watcher.close();
    while (watcher.looks()) {
      Thread.sleep(1);
    }
  }
}
