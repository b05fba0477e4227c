package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.wish.IndividualWish;

/**
 * A method of local search: what it is called, chance of its own, and how many steps take about as
 * long as it is given. Steps are counted, not timed, so that the same seed finds the same.
 */
abstract class LocalSearch implements Method<IndividualWish> {

  private final String name;
  private final MethodKind kind;
  private final long apart;

  /**
   * @param apart added to every seed, so that methods that run side by side have other chances
   */
  LocalSearch(String name, MethodKind kind, long apart) {
    this.name = name;
    this.kind = kind;
    this.apart = apart;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final MethodKind kind() {
    return kind;
  }

  /** The chances of one run. */
  final SplittableRandom random(long seed) {
    return new SplittableRandom(seed + apart);
  }

  /** Where a step takes as long for many players as for few. */
  static long steps(Duration slice, double perSecond) {
    return (long) (slice.toMillis() / 1e3 * perSecond);
  }

  /** Where a step takes longer the more players there are. */
  static long steps(Duration slice, double perSecond, int players) {
    double effort = 8.0 / (8 + players);
    return (long) (slice.toMillis() / 1e3 * perSecond * effort);
  }
}
