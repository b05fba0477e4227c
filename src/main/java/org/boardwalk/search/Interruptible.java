package org.boardwalk.search;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs work that may last longer than the user wants to wait, on a thread of its own, which is
 * interrupted and abandoned when time is up.
 */
public final class Interruptible {

  private static final int LOOK_MILLIS = 20;

  private Interruptible() {}

  /**
   * Waits for the work, or until time is up. Exceptions of the work are passed on.
   *
   * @param <T> the type of the result
   * @param work the work; it should heed an interrupt, and may then throw a {@link
   *     CancellationException}
   * @param over whether time is up; asked again and again, from this thread
   * @return the result of the work; empty when time is up before that
   */
  public static <T> Optional<T> unlessOver(Supplier<T> work, BooleanSupplier over) {
    if (over.getAsBoolean()) {
      return Optional.empty();
    }
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(task, Thread.currentThread().getName() + "-aside");
    thread.setDaemon(true);
    thread.start();
    try {
      while (thread.isAlive() && !over.getAsBoolean()) {
        thread.join(LOOK_MILLIS);
      }
      thread.interrupt();
      return task.isDone() ? Optional.of(task.get()) : Optional.empty();
    } catch (ExecutionException e) {
      return cancelled(e.getCause());
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static <T> Optional<T> cancelled(@Nullable Throwable cause) {
    if (cause instanceof CancellationException) {
      return Optional.empty();
    }
    if (cause instanceof Error error) {
      throw error;
    }
    throw cause instanceof RuntimeException fault
        ? fault
        : new IllegalStateException(String.valueOf(cause), cause);
  }
}
