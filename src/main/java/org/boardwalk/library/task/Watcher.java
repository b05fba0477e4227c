package org.boardwalk.library.task;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * Stops tasks as soon as a condition holds: polls the condition on a thread of its own until it is
 * closed.
 */
public final class Watcher {

  private static final int LOOK_MILLIS = 20;

  private final BooleanSupplier when;
  private final AtomicBoolean stop;
  private final Thread thread = new Thread(this::look, "task-watcher");

  private Watcher(BooleanSupplier when, AtomicBoolean stop) {
    this.when = when;
    this.stop = stop;
  }

  /**
   * @param when the condition; evaluated on another thread, many times a second
   * @param stop the flag to set when the condition holds
   * @return the watcher, to be closed when all tasks have ended
   */
  public static Watcher of(BooleanSupplier when, AtomicBoolean stop) {
    Watcher watcher = new Watcher(when, stop);
    watcher.thread.setDaemon(true);
    watcher.thread.start();
    return watcher;
  }

  private void look() {
    try {
      while (!when.getAsBoolean()) {
        Thread.sleep(LOOK_MILLIS);
      }
      stop.set(true);
    } catch (InterruptedException e) {
      // The watcher was closed, because the tasks have ended.
      Thread.currentThread().interrupt();
    }
  }

  /** Whether it is still polling. */
  boolean looks() {
    return thread.isAlive();
  }

  /** Ends the polling. */
  public void close() {
    thread.interrupt();
  }
}
