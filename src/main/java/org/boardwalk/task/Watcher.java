package org.boardwalk.task;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * Stops tasks as soon as something has come to pass: looks again and again on a thread of its own,
 * until it is closed.
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
   * @param when whether it has come to pass; asked on another thread, many times a second
   * @param stop is set then
   * @return the watcher, to be closed when there is nothing to stop any more
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
      // Closed: the tasks have ended by themselves.
      Thread.currentThread().interrupt();
    }
  }

  /** Whether it still looks. */
  boolean looks() {
    return thread.isAlive();
  }

  /** It looks no more. */
  public void close() {
    thread.interrupt();
  }
}
