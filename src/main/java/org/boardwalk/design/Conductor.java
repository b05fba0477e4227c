package org.boardwalk.design;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.OwnEvents;
import org.boardwalk.search.EngineUnavailable;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * Lets the methods of a portfolio take their turns until the search is over. With one worker the
 * same wish and seed give the same result, as the turns are measured in deterministic effort,
 * unless the machine is so slow that the wall-clock limit cuts them short.
 *
 * @param <W> the kind of wish
 */
final class Conductor<W extends Wish> {

  /** A method's later turns have other seeds. */
  private static final long SEED_STEP = 7919;

  /**
   * A method that has nothing left to search has used less than its turn: so much of it, as a
   * divisor, counts as used, at least.
   */
  private static final int EXHAUSTED = 8;

  /** Even a method that does nothing uses some of the effort, so that the turns come to an end. */
  private static final Duration LEAST = Duration.ofMillis(1);

  /**
   * The turn of a rule carries what every search takes before and after its methods: bounds, the
   * list of methods, the order of the rounds. Measured by {@code bench effort}.
   */
  private static final Duration FRAME = Duration.ofMillis(5);

  /**
   * A turn takes the effort of judging so many movements, at least: making the start of a search
   * takes about as long as judging it.
   */
  private static final int OFFERS = 10;

  private final SearchScope<W> scope;
  private final Portfolio<W> portfolio;
  private final SearchSettings settings;
  private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

  /** Whether a method had all the time in one turn: then the limit ended it. */
  private final AtomicBoolean wholeTaken = new AtomicBoolean();

  Conductor(SearchScope<W> scope, Portfolio<W> portfolio) {
    this.scope = scope;
    this.portfolio = portfolio;
    settings = scope.wish().search();
  }

  /**
   * Runs the methods to the end. If one fails after a movement was found, the movement is kept and
   * the fault is only noted.
   *
   * @throws EngineUnavailable when there is nothing to search with
   * @throws OwnEvents.Failed when an event that is not part of the program has failed
   * @throws IllegalStateException when a method has failed and nothing was found
   */
  void run() {
    Workers.run(settings.workers(), "worker", this::work);
    if (portfolio.exhausted() && !wholeTaken.get()) {
      scope.ranOut();
    }
    RuntimeException fault = failure.get();
    if (fault != null && scope.incumbent().isEmpty() && !scope.settled()) {
      throw fault instanceof EngineUnavailable || fault instanceof OwnEvents.Failed
          ? fault
          : new IllegalStateException("a search method failed: " + fault.getMessage(), fault);
    }
  }

  private void work() {
    long effort = settings.time().toNanos();
    boolean repeatable = settings.workers() == 1;
    try {
      Portfolio.Turn<W> turn = portfolio.next();
      while (turn != null && !scope.over() && effort > 0) {
        // With one worker the sum of all turns is limited too, so that the clock decides nothing.
        long spent = take(turn, Duration.ofNanos(effort));
        effort -= repeatable ? spent : 0;
        turn = portfolio.next();
      }
    } catch (RuntimeException e) {
      failed(e);
      scope.stop();
    } catch (LinkageError e) {
      failed(new IllegalStateException(String.valueOf(e.getMessage()), e));
      scope.stop();
    }
  }

  private void failed(RuntimeException fault) {
    failure.compareAndSet(null, fault);
    scope.tried("failed: " + fault.getMessage());
  }

  /**
   * Gives a method its turn, unless too little is left to begin it.
   *
   * @param left the effort that is left
   * @return the effort of the turn, in nanoseconds: what the method counted or, where it counts
   *     nothing, its slice
   */
  private long take(Portfolio.Turn<W> turn, Duration left) {
    Method<W> method = turn.method();
    Duration begin = Duration.ofNanos((long) (OFFERS * scope.judging() * 1e9));
    if (method.kind() != MethodKind.RULES && begin.compareTo(left) > 0) {
      scope.tried(Text.of("%s: too little effort left to begin it", method.name()));
      portfolio.done(method, new Portfolio.Gain(false, false));
      wholeTaken.set(true);
      return 0;
    }
    Duration wanted = begin.compareTo(turn.slice()) > 0 ? begin : turn.slice();
    Duration slice = wanted.compareTo(left) < 0 ? wanted : left;
    scope.tried(method.name() + ", " + Text.seconds(slice));
    Duration before = scope.effort();
    Portfolio.Gain gain = run(turn, slice);
    portfolio.done(turn.method(), gain);
    if (turn.slice().compareTo(settings.time()) >= 0) {
      wholeTaken.set(true);
    }
    Duration counted = scope.effort().minus(before);
    Duration least = least(method, slice, gain);
    if (least.compareTo(counted) > 0) {
      scope.spend(least.minus(counted).toNanos() / 1e9);
    }
    Duration spent = scope.effort().minus(before);
    scope.listener().took(method, spent);
    return spent.toNanos();
  }

  /** The least effort that is counted for a turn. */
  private Duration least(Method<W> method, Duration slice, Portfolio.Gain gain) {
    if (method.kind() == MethodKind.RULES) {
      return FRAME;
    }
    return method.counts() ? LEAST : gain.more() ? slice : slice.dividedBy(EXHAUSTED);
  }

  /** A method whose engine cannot be loaded leaves the others alone. */
  private Portfolio.Gain run(Portfolio.Turn<W> turn, Duration slice) {
    try {
      return turn.taken(scope, slice, settings.seed() + SEED_STEP * turn.before());
    } catch (EngineUnavailable e) {
      failed(e);
      return new Portfolio.Gain(false, false);
    }
  }
}
