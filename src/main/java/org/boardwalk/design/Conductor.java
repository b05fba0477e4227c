package org.boardwalk.design;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.OwnEvents;
import org.boardwalk.search.EngineUnavailable;
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

  /** Who is exhausted was quick, as a rule: so much of the turn, as a divisor, counts as used. */
  private static final int EXHAUSTED = 8;

  private final Hunt<W> hunt;
  private final Portfolio<W> portfolio;
  private final SearchSettings settings;
  private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

  /** Whether a method had all the time in one turn: then the limit ended it. */
  private final AtomicBoolean wholeTaken = new AtomicBoolean();

  Conductor(Hunt<W> hunt, Portfolio<W> portfolio) {
    this.hunt = hunt;
    this.portfolio = portfolio;
    settings = hunt.wish().search();
  }

  /**
   * What was found before a method failed is not lost: then its fault is only noted.
   *
   * @throws EngineUnavailable when there is nothing to search with
   * @throws OwnEvents.Failed when an event that is not part of the program has failed
   * @throws IllegalStateException when a method has failed and nothing was found
   */
  void run() {
    Workers.run(settings.workers(), "worker", this::work);
    if (portfolio.exhausted() && !wholeTaken.get()) {
      hunt.ranOut();
    }
    RuntimeException fault = failure.get();
    if (fault != null && hunt.find().isEmpty() && !hunt.settled()) {
      throw fault instanceof EngineUnavailable || fault instanceof OwnEvents.Failed
          ? fault
          : new IllegalStateException("a search method failed: " + fault.getMessage(), fault);
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
        boolean more = take(turn, Duration.ofMillis(millis));
        long spent = more ? millis : millis / EXHAUSTED;
        hunt.spend(spent / 1e3);
        effort -= repeatable ? spent : 0;
        turn = portfolio.next();
      }
    } catch (RuntimeException e) {
      failed(e);
      hunt.stop();
    } catch (LinkageError e) {
      failed(new IllegalStateException(String.valueOf(e.getMessage()), e));
      hunt.stop();
    }
  }

  private void failed(RuntimeException fault) {
    failure.compareAndSet(null, fault);
    hunt.tried("failed: " + fault.getMessage());
  }

  /** Whether the method may find more in another turn. */
  private boolean take(Portfolio.Turn<W> turn, Duration slice) {
    hunt.tried(Text.of("%s, %.0f s", turn.method().name(), slice.toMillis() / 1e3));
    Portfolio.Gain gain = run(turn, slice);
    portfolio.done(turn.method(), gain);
    if (turn.slice().compareTo(settings.time()) >= 0) {
      wholeTaken.set(true);
    }
    return gain.more();
  }

  /** A method whose engine cannot be loaded leaves the others alone. */
  private Portfolio.Gain run(Portfolio.Turn<W> turn, Duration slice) {
    try {
      return turn.taken(hunt, slice, settings.seed() + SEED_STEP * turn.before());
    } catch (EngineUnavailable e) {
      failed(e);
      return new Portfolio.Gain(false, false);
    }
  }
}
