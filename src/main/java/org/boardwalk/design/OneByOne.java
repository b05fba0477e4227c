package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Runs many constraint models as one method of a portfolio. Each model gets a short run, in which
 * most are exhausted; once all have had theirs, those that are left get a longer one with another
 * seed.
 */
final class OneByOne extends NamedMethod<IndividualWish> {

  /** The first turn is at least this part, as a divisor, of a first run or of all the time. */
  private static final int LEAST_PART = 2;

  /** A method and the length of its next run. */
  private record Next(Method<IndividualWish> method, Duration go) {}

  private final Duration firstGo;
  private final Supplier<List<Method<IndividualWish>>> source;
  private boolean begun;
  private final Deque<Next> queue = new ArrayDeque<>();

  /** The methods are made when their turn comes; each first run has at least this length. */
  OneByOne(String name, Duration firstGo, Supplier<List<Method<IndividualWish>>> source) {
    super(name, MethodKind.DEVELOPMENT);
    this.firstGo = firstGo;
    this.source = source;
  }

  @Override
  public boolean counts() {
    return true;
  }

  /**
   * Waits if the first turn is far shorter than a first run, which would then take many times as
   * long.
   */
  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    if (!begun) {
      Duration all = scope.wish().search().time();
      Duration wanted = firstGo.compareTo(all) < 0 ? firstGo : all;
      if (slice.multipliedBy(LEAST_PART).compareTo(wanted) < 0) {
        return true;
      }
      source.get().forEach(method -> queue.add(new Next(method, firstGo)));
      begun = true;
    }
    Duration planned = Duration.ZERO;
    Duration before = scope.effort();
    Duration spent = Duration.ZERO;
    while (!queue.isEmpty() && !scope.over() && spent.compareTo(slice) < 0) {
      Next next = queue.remove();
      // The last methods left have the slice to themselves.
      Duration even = slice.minus(spent).dividedBy(queue.size() + 1);
      Duration go = even.compareTo(next.go()) > 0 ? even : next.go();
      boolean more = next.method().run(scope, go, seed + planned.plus(go).toMillis());
      spent = scope.effort().minus(before);
      if (more) {
        planned = planned.plus(go);
        queue.add(new Next(next.method(), longer(go)));
      }
    }
    return !queue.isEmpty();
  }

  /** Twice as long, up to the longest that a search may last. */
  private static Duration longer(Duration go) {
    return go.compareTo(Portfolio.LONGEST) < 0 ? go.multipliedBy(2) : go;
  }
}
