package org.boardwalk.library.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Applies a function to many values on several threads. */
public final class Parallel {

  private Parallel() {}

  /**
   * @param <A> the type of the values
   * @param <B> the type of the results
   * @param things the values
   * @param workers number of threads, at least 1
   * @param work the function; the first failure is thrown
   * @return the results in the order of the values
   */
  public static <A, B> List<B> map(List<A> things, int workers, Function<A, B> work) {
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    try {
      List<Future<B>> futures = new ArrayList<>();
      things.forEach(t -> futures.add(pool.submit(() -> work.apply(t))));
      List<B> results = new ArrayList<>();
      for (Future<B> future : futures) {
        results.add(future.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while reading", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException r ? r : new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }
}
