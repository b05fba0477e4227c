package org.boardwalk.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Ctrl-C stops the search instead of the program: the virtual machine waits with its end until the
 * best so far is stored and printed. It then exits with 130 by itself.
 */
public final class Interrupt implements AutoCloseable {

  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop, "interrupt");

  /** From now on until it is closed. */
  public Interrupt() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * @return set when somebody pressed Ctrl-C
   */
  public AtomicBoolean cancelled() {
    return cancelled;
  }

  private void stop() {
    cancelled.set(true);
    try {
      done.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    done.countDown();
    if (!cancelled.get()) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
