package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Several threads that work off a list in its order. */
final class Crew {

  private Crew() {}

  /**
   * Works off all tasks, one thread each. The first failure stops the others.
   *
   * @param workers threads
   * @param tasks the tasks
   * @param work does a task, unless it is told to stop
   * @param listener hears of every result at once, one at a time
   * @param cancelled set it to stop early; a failure sets it, too
   * @return the results, in the order of the tasks
   */
  static <T, R> List<R> run(
      int workers,
      List<T> tasks,
      BiFunction<T, AtomicBoolean, Optional<R>> work,
      Consumer<R> listener,
      AtomicBoolean cancelled) {
    ExecutorService threads = Executors.newFixedThreadPool(workers);
    Object turn = new Object();
    try {
      List<Future<Optional<R>>> running = new ArrayList<>();
      for (T task : tasks) {
        Callable<Optional<R>> call =
            () -> {
              Optional<R> result = attempt(task, work, cancelled);
              synchronized (turn) {
                result.ifPresent(listener);
              }
              return result;
            };
        running.add(threads.submit(call));
      }
      return results(running);
    } finally {
      threads.shutdownNow();
    }
  }

  private static <T, R> Optional<R> attempt(
      T task, BiFunction<T, AtomicBoolean, Optional<R>> work, AtomicBoolean cancelled) {
    try {
      return cancelled.get() ? Optional.empty() : work.apply(task, cancelled);
    } catch (RuntimeException | LinkageError e) {
      cancelled.set(true);
      throw e;
    }
  }

  private static <R> List<R> results(List<Future<Optional<R>>> running) {
    List<R> results = new ArrayList<>();
    for (Future<Optional<R>> task : running) {
      try {
        task.get().ifPresent(results::add);
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException failure) {
          throw failure;
        }
        throw new IllegalStateException("a benchmark failed: " + e.getCause(), e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("a benchmark was interrupted", e);
      }
    }
    return results;
  }
}
