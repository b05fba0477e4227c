package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * A method of local search: what it is called, chance of its own, and how many steps take about as
 * long as it is given. Steps are counted, not timed, so that the same seed finds the same.
 */
public abstract class LocalSearch implements Method<IndividualWish> {

  private final String name;
  private final MethodKind kind;
  private final long apart;

  /**
   * @param name what it searches, in words
   * @param kind what kind of method it is
   * @param apart added to every seed, so that methods that run side by side have other chances
   */
  protected LocalSearch(String name, MethodKind kind, long apart) {
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

  /**
   * The chances of one run.
   *
   * @param seed the seed of the run
   * @return a source of chance of its own
   */
  protected final SplittableRandom random(long seed) {
    return new SplittableRandom(seed + apart);
  }

  /**
   * Where a step takes as long for many players as for few.
   *
   * @param slice how long
   * @param perSecond steps in a second on an ordinary machine
   * @return how many steps
   */
  protected static long steps(Duration slice, double perSecond) {
    return (long) (slice.toMillis() / 1e3 * perSecond);
  }

  /**
   * Where a step takes longer the more players there are.
   *
   * @param slice how long
   * @param perSecond steps in a second on an ordinary machine, without players
   * @param players number of players
   * @return how many steps
   */
  protected static long steps(Duration slice, double perSecond, int players) {
    double effort = 8.0 / (8 + players);
    return (long) (slice.toMillis() / 1e3 * perSecond * effort);
  }
}
