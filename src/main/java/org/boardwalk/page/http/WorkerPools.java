package org.boardwalk.page.http;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that do the work, a crew for each {@link Workload}. A thread that has had nothing to
 * do for 30 s ends. Work that is not done by its deadline is given up: its thread is interrupted,
 * which ends searches, and another thread takes its place until it is free. Thread-safe.
 */
final class WorkerPools implements AutoCloseable {

  private final Map<Workload, ThreadPoolExecutor> pools = new EnumMap<>(Workload.class);
  private final Map<Workload, Integer> stuck = new EnumMap<>(Workload.class);
  private final Set<Turn> turns = ConcurrentHashMap.newKeySet();
  private final Duration patience;

  /** Work for a request. */
  interface Job {

    /** Does the work. */
    void work();

    /** Answers before the work is done; false when the request is answered already. */
    boolean giveUp();
  }

  /**
   * @param patience the time for light work, usually {@link PageServer#PATIENCE}
   */
  WorkerPools(Duration patience) {
    this.patience = patience;
    for (Workload workload : Workload.values()) {
      pools.put(workload, crew(workload));
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

  private ThreadPoolExecutor of(Workload workload) {
    return Objects.requireNonNull(pools.get(workload));
  }

  /** Hands work to a crew; false when too much waits already. */
  boolean take(Workload workload, Job job) {
    Turn turn = new Turn(workload, job);
    turns.add(turn);
    try {
      of(workload).execute(turn);
      return true;
    } catch (RejectedExecutionException e) {
      turns.remove(turn);
      return false;
    }
  }

  /** Gives up all work that is not done by its deadline. */
  void endLate() {
    turns.stream().filter(Turn::late).forEach(Turn::giveUp);
  }

  /** Notes that a thread is stuck, or free again. A crew grows to twice its size at most. */
  private synchronized void noteStuck(Workload workload, int more) {
    int now = stuck.merge(workload, more, Integer::sum);
    int size = workload.atOnce() + Math.min(now, workload.atOnce());
    ThreadPoolExecutor crew = of(workload);
    if (size > crew.getMaximumPoolSize()) {
      crew.setMaximumPoolSize(size);
      crew.setCorePoolSize(size);
    } else {
      crew.setCorePoolSize(size);
      crew.setMaximumPoolSize(size);
    }
  }

  @Override
  public void close() {
    pools.values().forEach(ThreadPoolExecutor::shutdownNow);
  }

  /** The turn of a job, from its arrival to its end. */
  private final class Turn implements Runnable {

    private final Workload workload;
    private final Job job;
    private final long until;
    private Optional<Thread> worker = Optional.empty();
    private boolean givenUp;

    Turn(Workload workload, Job job) {
      this.workload = workload;
      this.job = job;
      until = System.nanoTime() + workload.deadline(patience).toNanos();
    }

    boolean late() {
      return System.nanoTime() - until >= 0;
    }

    @Override
    public void run() {
      if (begins()) {
        try {
          job.work();
        } finally {
          ends();
        }
      }
    }

    private synchronized boolean begins() {
      worker = Optional.of(Thread.currentThread());
      return !givenUp;
    }

    private synchronized void ends() {
      worker = Optional.empty();
      turns.remove(this);
      if (givenUp) {
        noteStuck(workload, -1);
      }
    }

    synchronized void giveUp() {
      if (!turns.contains(this) || !job.giveUp()) {
        return;
      }
      givenUp = true;
      turns.remove(this);
      worker.ifPresentOrElse(
          thread -> {
            thread.interrupt();
            noteStuck(workload, 1);
          },
          () -> of(workload).remove(this));
    }
  }
}
