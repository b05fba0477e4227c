package org.boardwalk.library.cluster;

import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.spark.TaskContext;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Watcher;

/**
 * Runs a task on a Spark executor. Neither Spark nor an interrupt can stop a native solver, so a
 * watcher checks whether the task is still wanted.
 */
final class ExecutorTask {

  private ExecutorTask() {}

  /**
   * @param text the text of a task
   * @return the text of its result
   */
  static String done(String text) {
    AtomicBoolean cancelled = new AtomicBoolean();
    Watcher watcher = Watcher.of(TaskContext.get()::isInterrupted, cancelled);
    try {
      return Task.done(text, cancelled);
    } finally {
      watcher.close();
    }
  }
}
