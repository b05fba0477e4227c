package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.boardwalk.search.Incumbent;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * Schedules the methods that search for a wish. They take turns, each in its share of the time, and
 * every turn is twice as long as the one before, as a systematic method may be about to prove
 * something. A method that improved the incumbent gets more than its share from then on; one that
 * did not gets less, but never nothing. Time is measured in turns and their effort, not by the
 * clock, so that one worker repeats its results. Thread-safe.
 *
 * <p>Shares are kept by stride scheduling: C. A. Waldspurger and W. E. Weihl, Stride scheduling,
 * MIT/LCS/TM-528 (1995).
 *
 * @param <W> the kind of wish
 */
final class Portfolio<W extends Wish> {

  /** The factor by which a turn with or without an improvement changes the share of later turns. */
  private static final double STEP = 2;

  /** A share is multiplied by at most this factor, and divided by at most its square. */
  private static final double MOST_MERIT = 4;

  /** The longest that a search may last. */
  static final Duration LONGEST = Duration.ofDays(366);

  private final List<Runner<W>> runners = new ArrayList<>();

  /**
   * A method with its place in the portfolio.
   *
   * @param method the method
   * @param first the length of its first turn
   * @param second the least length of its second turn
   * @param share its share of time, in proportion to the others
   * @param loan the time by which its first turn comes too early for its length
   */
  record Contender<W extends Wish>(
      Method<W> method, Duration first, Duration second, double share, Duration loan) {

    /** A method that needs the whole time in one turn. */
    static <W extends Wish> Contender<W> alone(Method<W> method, Duration whole) {
      return new Contender<>(method, whole, whole, 1, Duration.ZERO);
    }

    /** This contender with its first turn, and the loan for it, shortened to this part. */
    Contender<W> shortened(double part) {
      return new Contender<>(
          method, times(first, part), second, share, loan.isZero() ? loan : times(loan, part));
    }

    private static Duration times(Duration duration, double part) {
      return Duration.ofMillis(Math.max(1, Math.round(duration.toMillis() * part)));
    }
  }

  /** A turn of a method: its length, and the number of turns before. */
  record Turn<W extends Wish>(Method<W> method, Duration slice, long before) {

    /**
     * Takes the turn.
     *
     * @param scope the search to report to
     * @param slice the length; less than planned where no more time is left
     * @param seed the seed of random choices
     * @return the result of the turn
     */
    Gain taken(SearchScope<W> scope, Duration slice, long seed) {
      Optional<Incumbent> best = scope.incumbent();
      boolean more = method.run(scope, slice, seed);
      return new Gain(more, !scope.incumbent().equals(best));
    }
  }

  /**
   * The result of a turn.
   *
   * @param more whether the method may find more
   * @param better whether the incumbent was improved
   */
  record Gain(boolean more, boolean better) {}

  /** A contender with its state. */
  private static final class Runner<W extends Wish> {
    private final Contender<W> contender;
    private Duration slice;
    private long turns;
    private boolean busy;
    private double spent;
    private double merit = 1;

    Runner(Contender<W> contender) {
      this.contender = contender;
      slice = contender.first();
      spent = -contender.loan().toMillis() / contender.share();
    }

    /** Time spent after another turn, in units of the method's share. */
    double afterNext() {
      return spent + slice.toMillis() / (contender.share() * merit);
    }

    void judge(boolean better) {
      double next = better ? merit * STEP : merit / STEP;
      merit = Math.max(1 / (MOST_MERIT * MOST_MERIT), Math.min(MOST_MERIT, next));
    }
  }

  /** Ties between shares are broken in this order. */
  Portfolio(List<Contender<W>> contenders) {
    contenders.forEach(contender -> runners.add(new Runner<>(contender)));
  }

  /** Leaves out all methods but those with such names. */
  synchronized Portfolio<W> taking(Predicate<String> named) {
    runners.removeIf(runner -> !named.test(runner.contender.method().name()));
    return this;
  }

  /** The names of the methods in it. */
  synchronized List<String> names() {
    return runners.stream().map(runner -> runner.contender.method().name()).toList();
  }

  /** The kinds of methods in it. */
  synchronized Set<MethodKind> kinds() {
    Set<MethodKind> kinds = EnumSet.noneOf(MethodKind.class);
    runners.forEach(p -> kinds.add(p.contender.method().kind()));
    return kinds;
  }

  /** The turn that keeps the shares best; null when all methods are busy. */
  synchronized @Nullable Turn<W> next() {
    Runner<W> runner =
        runners.stream()
            .filter(p -> !p.busy)
            .min(Comparator.comparingDouble(Runner::afterNext))
            .orElse(null);
    if (runner == null) {
      return null;
    }
    runner.busy = true;
    runner.spent = runner.afterNext();
    return new Turn<>(runner.contender.method(), runner.slice, runner.turns++);
  }

  /** Whether no method may find more. */
  synchronized boolean exhausted() {
    return runners.isEmpty();
  }

  /** Ends a turn. */
  synchronized void done(Method<W> method, Gain gain) {
    Runner<W> runner =
        runners.stream().filter(p -> p.contender.method() == method).findFirst().orElseThrow();
    runner.busy = false;
    Duration twice =
        runner.slice.compareTo(LONGEST) < 0 ? runner.slice.multipliedBy(2) : runner.slice;
    runner.slice =
        twice.compareTo(runner.contender.second()) < 0 ? runner.contender.second() : twice;
    runner.judge(gain.better());
    if (!gain.more()) {
      runners.remove(runner);
    }
  }
}
