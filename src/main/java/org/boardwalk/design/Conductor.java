package org.boardwalk.design;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * Lets the methods of a portfolio take their turns until the hunt is over. With one worker the same
 * wish and seed give the same result, as the turns are measured in deterministic effort, unless the
 * machine is so slow that the wall-clock limit cuts them short.
 *
 * @param <W> the kind of wish
 */
final class Conductor<W extends Wish> {

  /** A method's later turns have other seeds. */
  private static final long SEED_STEP = 7919;

  private final Hunt<W> hunt;
  private final Portfolio<W> portfolio;
  private final SearchSettings settings;
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  Conductor(Hunt<W> hunt, Portfolio<W> portfolio) {
    this.hunt = hunt;
    this.portfolio = portfolio;
    settings = hunt.wish().search();
  }

  /**
   * @throws IllegalStateException when a method has failed and nothing was found
   */
  void run() {
    Workers.run(settings.workers(), "worker", this::work);
    Throwable bug = failure.get();
    if (bug != null) {
      throw new IllegalStateException("a search method failed: " + bug.getMessage(), bug);
    }
  }

  private void work() {
    long effort = settings.time().toMillis();
    boolean repeatable = settings.workers() == 1;
    try {
      Portfolio.Turn<W> turn = portfolio.next();
      while (turn != null && !hunt.over() && effort > 0) {
        // With one worker the sum of all turns is limited too, so that the clock decides nothing.
        long millis = Math.min(turn.slice().toMillis(), effort);
        effort -= repeatable ? millis : 0;
        take(turn, Duration.ofMillis(millis));
        turn = portfolio.next();
      }
    } catch (RuntimeException | LinkageError e) {
      failure.compareAndSet(null, e);
      hunt.stop();
    }
  }

  private void take(Portfolio.Turn<W> turn, Duration slice) {
    hunt.tried("%s, %.0f s".formatted(turn.method().name(), slice.toMillis() / 1e3));
    boolean more = turn.method().run(hunt, slice, settings.seed() + SEED_STEP * turn.before());
    portfolio.done(turn.method(), more);
  }
}
