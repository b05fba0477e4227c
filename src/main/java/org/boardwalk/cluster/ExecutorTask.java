package org.boardwalk.cluster;

import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.spark.TaskContext;
import org.boardwalk.task.Task;
import org.boardwalk.task.Watcher;

/**
 * Does a task where Spark has brought it. Spark cannot stop a native solver, and an interrupted
 * thread does not either: somebody has to look whether the task is still wanted.
 */
final class ExecutorTask {

  private ExecutorTask() {}

  /**
   * @param text the text of a task
   * @return the text of what came of it
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
