package org.boardwalk.task;

import java.util.concurrent.atomic.AtomicBoolean;

/** Does tasks, several at once: the port to threads and clusters. */
public interface Runner extends AutoCloseable {

  /**
   * Does all tasks that there are, and waits for the last one. A task that fails does not stop the
   * others.
   *
   * @param <R> what comes of each task
   * @param work hands out tasks and hears of them
   * @param cancelled set it to stop early: no task is begun after that, and those that run end
   *     within two seconds, and are not always heard of
   */
  <R> void run(Work<R> work, AtomicBoolean cancelled);

  /** Lets go of whatever it holds. */
  @Override
  void close();
}
