package org.boardwalk.cluster;

import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.spark.TaskContext;
import org.boardwalk.task.Task;

/**
 * Does a task where Spark has brought it. Spark cannot stop a native solver, and an interrupted
 * thread does not either: somebody has to look whether the task is still wanted.
 */
final class ExecutorTask {

  private static final int LOOK_MILLIS = 50;

  private ExecutorTask() {}

  /**
   * @param text the text of a task
   * @return the text of what came of it
   */
  static String done(String text) {
    AtomicBoolean cancelled = new AtomicBoolean();
    Thread watcher = watching(TaskContext.get(), cancelled);
    try {
      return Task.done(text, cancelled);
    } finally {
      watcher.interrupt();
    }
  }

  private static Thread watching(TaskContext context, AtomicBoolean cancelled) {
    Thread watcher =
        new Thread(
            () -> {
              try {
                while (!context.isInterrupted()) {
                  Thread.sleep(LOOK_MILLIS);
                }
                cancelled.set(true);
              } catch (InterruptedException e) {
                // The task has ended by itself.
                Thread.currentThread().interrupt();
              }
            },
            "task-watcher");
    watcher.setDaemon(true);
    watcher.start();
    return watcher;
  }
}
