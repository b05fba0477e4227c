package org.boardwalk.search;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;

/**
 * A method with its name, its kind, its own random numbers, and the conversion of time to steps.
 * Steps are counted, not timed, so that equal seeds give equal results.
 *
 * @param <W> the kind of wish that it fits
 */
public abstract class NamedMethod<W extends Wish> implements Method<W> {

  private final String name;
  private final MethodKind kind;
  private final long apart;

  /**
   * @param name what it searches, in words
   * @param kind the kind of method
   * @param apart added to every seed, so that methods that run side by side have other random
   *     numbers
   */
  protected NamedMethod(String name, MethodKind kind, long apart) {
    this.name = name;
    this.kind = kind;
    this.apart = apart;
  }

  /**
   * @param name what it searches, in words
   * @param kind the kind of method
   */
  protected NamedMethod(String name, MethodKind kind) {
    this(name, kind, 0);
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
   * The random numbers of one run.
   *
   * @param seed the seed of the run
   * @return a source of random numbers of its own
   */
  protected final SplittableRandom random(long seed) {
    return new SplittableRandom(seed + apart);
  }

  /**
   * Steps in a slice, where a step takes as long for many players as for few.
   *
   * @param slice the time
   * @param perSecond steps in a second on an ordinary machine
   * @return how many steps
   */
  protected static long steps(Duration slice, double perSecond) {
    return (long) (slice.toMillis() / 1e3 * perSecond);
  }

  /**
   * Steps in a slice, where a step takes longer the more players there are.
   *
   * @param slice the time
   * @param perSecond steps in a second on an ordinary machine, without players
   * @param players number of players
   * @return how many steps
   */
  protected static long steps(Duration slice, double perSecond, int players) {
    double effort = 8.0 / (8 + players);
    return (long) (slice.toMillis() / 1e3 * perSecond * effort);
  }
}
