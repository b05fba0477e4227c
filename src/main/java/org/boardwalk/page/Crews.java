package org.boardwalk.page;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that do the work, a crew for each {@link Workload}. A thread that has had nothing to
 * do for 30 s ends. Thread-safe.
 */
final class Crews implements AutoCloseable {

  private final Map<Workload, ThreadPoolExecutor> crews = new EnumMap<>(Workload.class);

  Crews() {
    for (Workload workload : Workload.values()) {
      crews.put(workload, crew(workload));
    }
  }

  private static ThreadPoolExecutor crew(Workload workload) {
    ThreadPoolExecutor crew =
        new ThreadPoolExecutor(
            workload.atOnce(),
            workload.atOnce(),
            30,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(workload.waiting()),
            task -> {
              Thread thread = new Thread(task, "page " + workload);
              thread.setDaemon(true);
              return thread;
            });
    crew.allowCoreThreadTimeOut(true);
    return crew;
  }

  /** Hands work to a crew; false when too much waits already. */
  boolean take(Workload workload, Runnable work) {
    try {
      Objects.requireNonNull(crews.get(workload)).execute(work);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  @Override
  public void close() {
    crews.values().forEach(ThreadPoolExecutor::shutdownNow);
  }
}
