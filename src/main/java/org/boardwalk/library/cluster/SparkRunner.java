package org.boardwalk.library.cluster;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Work;
import org.boardwalk.search.Interruptible;

/**
 * Runs tasks on the executors of Apache Spark, each as a job of one partition: the text of the task
 * goes there, and the text of the reply comes back and is read as a claim. At most as many tasks
 * run at once as the executors have cores at that moment, so workers may come and go. Spark sends
 * the task of a dead executor to another one; a task that fails four times is reported as failed.
 */
public final class SparkRunner implements Runner {

  private static final int LOOK_MILLIS = 50;
  private static final int GRACE_MILLIS = 300;

  private final JavaSparkContext context;

  private SparkRunner(JavaSparkContext context) {
    this.context = context;
  }

  /**
   * Connects to a cluster.
   *
   * @param master its address in Spark's notation: spark://HOST:PORT or local[N]; under
   *     spark-submit the master given there
   * @return the runner of tasks there
   * @throws IllegalArgumentException when no master answers there
   * @throws CancellationException when the program is ended in the meantime, such as by Ctrl-C
   * @throws NoClassDefFoundError when Spark is not on the class path
   */
  public static SparkRunner at(String master) {
    AtomicBoolean ending = new AtomicBoolean();
    Thread hook = new Thread(() -> ending.set(true), "spark-not-wanted");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      // Spark takes seconds to start, and longer when it has to stop again at once.
      return Interruptible.unlessOver(() -> connected(master), ending::get)
          .orElseThrow(() -> new CancellationException("ended before Spark had started"));
    } finally {
      if (!ending.get()) {
        Runtime.getRuntime().removeShutdownHook(hook);
      }
    }
  }

  private static SparkRunner connected(String master) {
    SparkConf conf = ClusterSettings.of(master);
    try {
      return new SparkRunner(new JavaSparkContext(conf));
    } catch (Exception e) {
      // All exceptions: Scala throws checked exceptions that are not in the signatures.
      throw new IllegalArgumentException(
          "--on ["
              + master
              + "]: Spark does not start: "
              + String.valueOf(e.getMessage()).lines().findFirst().orElse("")
              + "\nMaybe its jar for such a cluster is missing: yarn wants spark-yarn_2.13, k8s://"
              + " spark-kubernetes_2.13.",
          e);
    }
  }

  @Override
  public <R> void run(Work<R> work, AtomicBoolean cancelled) {
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      new Jobs<>(work, cancelled, threads).all();
    } catch (InterruptedException e) {
      // An interrupt cancels the work.
      cancelled.set(true);
      Thread.currentThread().interrupt();
    } finally {
      threads.shutdown();
    }
  }

  @Override
  public boolean here() {
    return false;
  }

  @Override
  public void close() {
    context.close();
  }

  /** The tasks of one run: a thread waits for each running task. */
  private final class Jobs<R> {

    private final String group = "boardwalk-" + UUID.randomUUID();
    private final Work<R> work;
    private final AtomicBoolean cancelled;
    private final ExecutorService threads;
    private int running;

    Jobs(Work<R> work, AtomicBoolean cancelled, ExecutorService threads) {
      this.work = work;
      this.cancelled = cancelled;
      this.threads = threads;
    }

    synchronized void all() throws InterruptedException {
      try {
        for (send(); running > 0 && !cancelled.get(); send()) {
          wait(LOOK_MILLIS);
        }
      } finally {
        stop();
      }
    }

    /** Sends as many tasks as there are free cores. */
    private void send() throws InterruptedException {
      if (context.sc().isStopped()) {
        gone();
        return;
      }
      int room = context.defaultParallelism();
      while (running < room && !cancelled.get()) {
        Optional<? extends Task<R>> task = work.next();
        if (task.isEmpty()) {
          return;
        }
        running++;
        threads.execute(() -> perform(task.get()));
      }
    }

    /**
     * Reports a lost master, unless the run was cancelled: Ctrl-C ends Spark by itself, at about
     * the time when it is noticed here.
     */
    private void gone() throws InterruptedException {
      Thread.sleep(GRACE_MILLIS);
      if (!cancelled.get()) {
        throw new IllegalArgumentException(
            "the Spark master has given up on this program\nMaybe its workers cannot start"
                + " executors: see their logs, and whether SPARK_HOME is set for them.");
      }
    }

    /** Cancels all jobs, repeatedly, as a job that is just being sent may miss the first call. */
    private void stop() throws InterruptedException {
      while (running > 0) {
        if (!context.sc().isStopped()) {
          context.cancelJobGroup(group);
        }
        wait(LOOK_MILLIS);
      }
    }

    private void perform(Task<R> task) {
      try {
        tell(task);
      } finally {
        release();
      }
    }

    /** Reports the result of a task; a failure because of a stop is not reported. */
    private void tell(Task<R> task) {
      R reply;
      try {
        reply = task.read(ask(task.text()));
      } catch (Exception e) {
        if (!cancelled.get() && !context.sc().isStopped()) {
          work.failed(task, fault(e));
        }
        return;
      }
      work.done(task, reply);
    }

    /**
     * The fault with a short message. Scala throws checked exceptions that are not in the
     * signatures, and their messages are long.
     */
    private static RuntimeException fault(Exception e) {
      return e instanceof RuntimeException fault
          ? fault
          : new IllegalStateException(
              String.valueOf(e.getMessage()).lines().findFirst().orElse(""), e);
    }

    private String ask(String text) {
      context.setJobGroup(group, "a task of Boardwalk", false);
      return context.parallelize(List.of(text), 1).map(ExecutorTask::done).first();
    }

    private synchronized void release() {
      running--;
      notifyAll();
    }
  }
}
