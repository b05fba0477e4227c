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
   * @param step a step, by the second
   * @return how many steps
   */
  protected static long steps(Duration slice, Rate step) {
    return (long) (slice.toMillis() / 1e3 * step.perSecond());
  }

  /**
   * Steps in a slice, where a step takes longer the more players there are.
   *
   * @param slice the time
   * @param step a step, by the second and without players
   * @param players number of players
   * @return how many steps
   */
  protected static long steps(Duration slice, Rate step, int players) {
    double least = Rate.TURNING_PLAYERS.size();
    double effort = least / (least + players);
    return (long) (slice.toMillis() / 1e3 * step.perSecond() * effort);
  }

  /**
   * The factor by which a step takes longer in a large room.
   *
   * @param players number of players
   * @return at least 1; 1 in usual rooms
   */
  public static double ofRoom(int players) {
    return Math.max(1, players / Rate.LARGE_ROOM.size());
  }

  /**
   * The factor by which a step takes longer in a large room where a group repeats it.
   *
   * @param players number of players
   * @param order order of the group
   * @return at least 1; 1 for usual sizes
   */
  public static double ofRoom(int players, int order) {
    return Math.max(ofRoom(players), order / Rate.LARGE_ORBIT.size());
  }

  /**
   * Counts the part of a slice in which steps were made, for methods that {@link #counts} as they
   * may end early.
   *
   * @param scope counts it
   * @param slice the slice
   * @param all the steps in it
   * @param left the steps that were not made
   */
  protected static void spend(SearchScope<?> scope, Duration slice, long all, long left) {
    scope.spend(slice.toNanos() / 1e9 * (1 - Math.max(0, left) / (double) Math.max(1, all)));
  }
}
