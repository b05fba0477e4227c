package org.boardwalk.library.task;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.Workers;

/**
 * Runs tasks on threads of this machine.
 *
 * @param workers number of tasks run at once, at least 1
 */
public record LocalRunner(int workers) implements Runner {

  private static final int LOOK_MILLIS = 50;

  /** Checks the range. */
  public LocalRunner {
    if (workers < 1) {
      throw new IllegalArgumentException("workers [" + workers + "] must be at least 1");
    }
  }

  @Override
  public <R> void run(Work<R> work, AtomicBoolean cancelled) {
    Workers.run(workers, "task", new Pool<>(work, cancelled)::work);
  }

  @Override
  public void close() {
    // The threads end with the work.
  }

  /** The shared state of the threads. */
  private static final class Pool<R> {

    private final Work<R> work;
    private final AtomicBoolean cancelled;
    private int running;

    Pool(Work<R> work, AtomicBoolean cancelled) {
      this.work = work;
      this.cancelled = cancelled;
    }

    void work() {
      for (Optional<? extends Task<R>> task = take(); task.isPresent(); task = take()) {
        try {
          perform(task.get());
        } finally {
          release();
        }
      }
    }

    private void perform(Task<R> task) {
      R reply;
      try {
        reply = task.run(cancelled);
      } catch (RuntimeException e) {
        work.failed(task, e);
        return;
      } catch (LinkageError e) {
        work.failed(task, new IllegalStateException("a solver cannot be loaded: " + e, e));
        return;
      }
      work.done(task, reply);
    }

    /** Takes a task. Waits while there is none but running tasks may lead to one. */
    private synchronized Optional<? extends Task<R>> take() {
      try {
        while (!cancelled.get()) {
          Optional<? extends Task<R>> task = work.next();
          if (task.isPresent() || running == 0) {
            running += task.isPresent() ? 1 : 0;
            return task;
          }
          wait(LOOK_MILLIS);
        }
      } catch (InterruptedException e) {
        // An interrupt cancels the work.
        cancelled.set(true);
      }
      return Optional.empty();
    }

    private synchronized void release() {
      running--;
      notifyAll();
    }
  }
}
