package org.boardwalk.search.circulate;

import static org.boardwalk.search.circulate.OrbitCounts.MOST_GAIN;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Simulated annealing of base rounds. Changes are pending until they are kept or undone; sit-outs
 * stay even. Not thread-safe.
 */
final class BaseCooling implements Problem {

  private static final int STRIDE = 64;

  private final BaseTables base;
  private final Predicate<BaseTables> even;
  private final long[] weights;
  private final long replayCost;
  private final Predicate<Chance> moves;
  private final Runnable kept;
  private long cost;

  /**
   * @param base the state
   * @param even whether sit-outs are even
   * @param weights weights of partner, opponent, side and direction
   * @param replayCost the cost of a set that a player plays again
   * @param moves makes a pending change at random, and tells whether there is any
   * @param kept told of each change that is kept
   */
  BaseCooling(
      BaseTables base,
      Predicate<BaseTables> even,
      long[] weights,
      long replayCost,
      Predicate<Chance> moves,
      Runnable kept) {
    this.base = base;
    this.even = even;
    this.weights = weights;
    this.replayCost = replayCost;
    this.moves = moves;
    this.kept = kept;
    cost = price(base.counts());
  }

  /** Makes one cooling in so many steps; none where sit-outs are not even at first. */
  void cool(Temperatures range, long steps, SplittableRandom random, BooleanSupplier over) {
    if (even.test(base)) {
      new Annealing(this, random, over).cool(range, steps, STRIDE);
    }
  }

  private long price(OrbitCounts counts) {
    return counts.under(weights) + replayCost * counts.replays();
  }

  @Override
  public boolean propose(Chance chance) {
    return moves.test(chance);
  }

  /** The cheapest questions come first, as most changes are undone. */
  @Override
  public double rise(double limit, double temperature) {
    long least = replayCost * base.replays() - cost;
    if (least >= limit) {
      return least;
    }
    long met = price(base.meetings()) - cost;
    if (met >= limit + MOST_GAIN * temperature) {
      return met;
    }
    long rise = price(base.counts()) - cost;
    return rise >= limit || !base.othersSitOut() || even.test(base)
        ? rise
        : Double.POSITIVE_INFINITY;
  }

  @Override
  public void commit() {
    base.keep();
    cost = price(base.counts());
    kept.run();
  }

  @Override
  public void undo() {
    base.takeBack();
  }
}
