package org.boardwalk.page.site;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;

/**
 * The searches of the page. A few may run at once, without a queue, each for some minutes at most
 * and only while a browser watches it. The last few ended searches are kept. Thread-safe.
 */
final class RunningSearches implements AutoCloseable {

  private static final int KEPT = 20;
  private static final Duration LAST_WORDS = Duration.ofSeconds(10);

  private final Boardwalk boardwalk;
  private final WebSettings settings;
  private final Runnable afterwards;
  private final Semaphore places;
  private final Recent<String, RunningSearch> all = new Recent<>(KEPT);
  private final List<RunningSearch> running = new CopyOnWriteArrayList<>();
  private final ScheduledExecutorService watch =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "audience");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * @param afterwards runs when a search has ended
   */
  RunningSearches(Boardwalk boardwalk, WebSettings settings, Runnable afterwards) {
    this.boardwalk = boardwalk;
    this.settings = settings;
    this.afterwards = afterwards;
    places = new Semaphore(settings.searches());
    long period = Math.max(50, Math.min(1000, settings.audience().toMillis() / 4));
    var unused =
        watch.scheduleWithFixedDelay(
            () -> running.forEach(s -> s.stopWithoutAudience(settings.audience())),
            period,
            period,
            TimeUnit.MILLISECONDS);
  }

  /**
   * Starts a search.
   *
   * @throws Refusal when too many run
   */
  RunningSearch start(SearchGoal sought) {
    if (!places.tryAcquire()) {
      throw new Refusal(
          Fault.TOO_MANY,
          Text.of(
              "There are %d searches already, the most that run at once.\nMaybe stop one, or wait a few minutes.",
              settings.searches()));
    }
    RunningSearch searching = new RunningSearch(sought, settings.searchTime());
    all.put(searching.id(), searching);
    running.add(searching);
    Thread thread = new Thread(() -> run(searching), "search");
    thread.setDaemon(true);
    thread.start();
    return searching;
  }

  private void run(RunningSearch searching) {
    try {
      searching.run(boardwalk, afterwards);
    } finally {
      running.remove(searching);
      places.release();
    }
  }

  Optional<RunningSearch> find(String id) {
    return all.get(id);
  }

  @Override
  public void close() {
    watch.shutdownNow();
    running.forEach(RunningSearch::stop);
    try {
      for (RunningSearch searching : running) {
        searching.await(LAST_WORDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
