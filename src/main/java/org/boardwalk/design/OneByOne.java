package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Many constraint models, most of which are soon exhausted, in one place of the portfolio: each has
 * a short go, and who may still find something has a longer one with another seed when all others
 * had theirs.
 */
final class OneByOne implements Method<IndividualWish> {

  /** The first turn is that part of a first go at least, or of all the time, as a divisor. */
  private static final int LEAST_PART = 2;

  /** A method and how long its next go is. */
  private record Next(Method<IndividualWish> method, Duration go) {}

  private final String name;
  private final Duration firstGo;
  private final Supplier<List<Method<IndividualWish>>> source;
  private boolean begun;
  private final Deque<Next> queue = new ArrayDeque<>();

  /** They are made when their turn comes; each has a first go as long as that at least. */
  OneByOne(String name, Duration firstGo, Supplier<List<Method<IndividualWish>>> source) {
    this.name = name;
    this.firstGo = firstGo;
    this.source = source;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public MethodKind kind() {
    return MethodKind.DEVELOPMENT;
  }

  /** A first turn far shorter than a first go would take many times what it counts: it waits. */
  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    if (!begun) {
      Duration all = hunt.wish().search().time();
      Duration wanted = firstGo.compareTo(all) < 0 ? firstGo : all;
      if (slice.multipliedBy(LEAST_PART).compareTo(wanted) < 0) {
        return true;
      }
      source.get().forEach(method -> queue.add(new Next(method, firstGo)));
      begun = true;
    }
    Duration spent = Duration.ZERO;
    while (!queue.isEmpty() && !hunt.over() && spent.compareTo(slice) < 0) {
      Next next = queue.remove();
      // The last ones left have the slice to themselves.
      Duration even = slice.minus(spent).dividedBy(queue.size() + 1);
      Duration go = even.compareTo(next.go()) > 0 ? even : next.go();
      // Whoever is exhausted was quick, as a rule.
      if (next.method().run(hunt, go, seed + spent.plus(go).toMillis())) {
        spent = spent.plus(go);
        queue.add(new Next(next.method(), go.multipliedBy(2)));
      }
    }
    return !queue.isEmpty();
  }
}
