package org.boardwalk.page;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Those who do the work of each {@link Lane}; who has nothing to do goes home. Thread-safe. */
final class Lanes implements AutoCloseable {

  private final Map<Lane, ThreadPoolExecutor> crews = new EnumMap<>(Lane.class);

  Lanes() {
    for (Lane lane : Lane.values()) {
      crews.put(lane, crew(lane));
    }
  }

  private static ThreadPoolExecutor crew(Lane lane) {
    ThreadPoolExecutor crew =
        new ThreadPoolExecutor(
            lane.atOnce(),
            lane.atOnce(),
            30,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(lane.waiting()),
            task -> {
              Thread thread = new Thread(task, "page " + lane);
              thread.setDaemon(true);
              return thread;
            });
    crew.allowCoreThreadTimeOut(true);
    return crew;
  }

  /** Has something done; false when too much waits already. */
  boolean take(Lane lane, Runnable work) {
    try {
      Objects.requireNonNull(crews.get(lane)).execute(work);
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
