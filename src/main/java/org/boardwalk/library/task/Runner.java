package org.boardwalk.library.task;

import java.util.concurrent.atomic.AtomicBoolean;

/** Runs several tasks at once: the port to threads and clusters. */
public interface Runner extends AutoCloseable {

  /**
   * Runs all tasks and waits for the last one. A failed task does not stop the others.
   *
   * @param <R> the type of the results
   * @param work hands out tasks and receives their results
   * @param cancelled set it to stop early: no further task begins, and running tasks end within two
   *     seconds; their results are not always reported
   */
  <R> void run(Work<R> work, AtomicBoolean cancelled);

  /**
   * @return whether this process runs the tasks itself. Otherwise it does not know more of
   *     exhausted searches than others claim
   */
  default boolean here() {
    return true;
  }

  /** Releases its resources. */
  @Override
  void close();
}
