package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.search.Method;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * The methods that look for a wish. They take turns, each in its share of the time, and every turn
 * is twice as long as the one before, as a systematic method may be about to prove something.
 * Thread-safe.
 *
 * @param <W> the kind of wish
 */
final class Portfolio<W extends Wish> {

  private final List<Runner<W>> runners = new ArrayList<>();

  /**
   * A method's runner in the portfolio.
   *
   * @param method the method
   * @param first how long its first turn is
   * @param second how long its second turn is at least
   * @param share how much time it gets beside the others
   * @param loan by how much its first turn comes too early for its length
   */
  record Contender<W extends Wish>(
      Method<W> method, Duration first, Duration second, double share, Duration loan) {

    /** A method that needs the whole time in one turn. */
    static <W extends Wish> Contender<W> alone(Method<W> method, Duration whole) {
      return new Contender<>(method, whole, whole, 1, Duration.ZERO);
    }
  }

  /** A method's turn: how long, and how many it had before. */
  record Turn<W extends Wish>(Method<W> method, Duration slice, long before) {}

  /** A contender with what has become of it. */
  private static final class Runner<W extends Wish> {
    private final Contender<W> contender;
    private Duration slice;
    private long turns;
    private boolean busy;
    private double spent;

    Runner(Contender<W> contender) {
      this.contender = contender;
      slice = contender.first();
      spent = -contender.loan().toMillis() / contender.share();
    }

    /** Time spent after another turn, in units of the method's share. */
    double afterNext() {
      return spent + slice.toMillis() / contender.share();
    }
  }

  /** In this order, where shares leave it open. */
  Portfolio(List<Contender<W>> contenders) {
    contenders.forEach(contender -> runners.add(new Runner<>(contender)));
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

  /** A turn is over, and the method may find more, or not. */
  synchronized void done(Method<W> method, boolean more) {
    Runner<W> runner =
        runners.stream().filter(p -> p.contender.method() == method).findFirst().orElseThrow();
    runner.busy = false;
    Duration twice = runner.slice.multipliedBy(2);
    runner.slice =
        twice.compareTo(runner.contender.second()) < 0 ? runner.contender.second() : twice;
    if (!more) {
      runners.remove(runner);
    }
  }
}
