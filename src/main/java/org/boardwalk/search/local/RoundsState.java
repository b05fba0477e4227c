package org.boardwalk.search.local;

import java.util.SplittableRandom;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;

/** A schedule of whole rounds that is annealed, between its usual temperatures or parts of them. */
abstract sealed class RoundsState implements Problem permits RoundsCooling, SharedCooling {

  /**
   * As for base rounds, see {@link OrbitCounts#MOST_GAIN}; but that limit is too low here: results
   * cost 2 to 6 % more where no group repeats anything, by trial on 14 players.
   */
  static final double MOST_GAIN = 20;

  final Schedule schedule;
  private final Temperatures range;
  private final int stride;
  private final Annealing annealing;

  /**
   * @param schedule the start
   * @param range the usual temperatures
   * @param stride steps at each temperature, at least 1
   */
  RoundsState(
      Hunt<IndividualWish> hunt,
      Schedule schedule,
      Temperatures range,
      int stride,
      SplittableRandom random) {
    this.schedule = schedule;
    this.range = range;
    this.stride = stride;
    annealing = new Annealing(this, random, hunt::over);
  }

  /** Cools from hot to so many times the last temperature. */
  final void cool(long steps, double warmth) {
    run(steps, new Temperatures(range.hot(), warmth * range.cold()));
  }

  /** Cools in so many steps from a part of the first temperature to the last. */
  final void reheat(long steps, double warmth) {
    run(steps, range.beginningAt(warmth));
  }

  /** From so many times the last temperature to the last. */
  final Temperatures warm(double warmth) {
    return new Temperatures(warmth * range.cold(), range.cold());
  }

  /** Makes so many steps, unless the hunt is over before. */
  final void run(long steps, Temperatures temperatures) {
    annealing.cool(temperatures, steps, stride);
  }

  /** Makes so many steps at one temperature. */
  public final void hold(double temperature, long steps) {
    annealing.hold(temperature, steps);
  }
}
