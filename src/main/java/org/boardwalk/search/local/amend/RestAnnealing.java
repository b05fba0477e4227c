package org.boardwalk.search.local.amend;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.LeastCost;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Searches for the best rest of a session by simulated annealing. Heuristic; the effort is counted,
 * not timed, so that equal seeds give equal results, unless the search is stopped before.
 */
final class RestAnnealing implements Problem {

  private static final int STRIDE = 256;

  /**
   * The effort of an annealing.
   *
   * @param range the first and the last temperature
   * @param steps how many changes are tried
   */
  record Effort(Temperatures range, long steps) {}

  private final Rest rest;
  private final RestChange change;
  private final LeastCost least;
  private Found best;
  private long before;

  RestAnnealing(Rest rest, RestChange change) {
    this.rest = rest;
    this.change = change;
    least = new LeastCost(rest.cost());
    best = Found.of(rest);
  }

  /**
   * The best rest found from a start.
   *
   * @param over asked now and then; true ends the search with the best so far
   */
  Found cooled(Effort effort, long seed, BooleanSupplier over) {
    new Annealing(this, new SplittableRandom(seed), over)
        .cool(effort.range(), effort.steps(), STRIDE);
    return best;
  }

  @Override
  public boolean propose(Chance chance) {
    before = rest.cost();
    change.attempt(rest, chance);
    return true;
  }

  @Override
  public double rise(double limit, double temperature) {
    return rest.cost() - before;
  }

  @Override
  public void commit() {
    rest.keep();
    if (least.fallsTo(rest.cost())) {
      best = Found.of(rest);
    }
  }

  @Override
  public void undo() {
    rest.undo();
  }

  /** A rest that was found. */
  static final class Found {

    private final long cost;
    private final int[][] slots;
    private final int[][] sets;

    private Found(long cost, int[][] slots, int[][] sets) {
      this.cost = cost;
      this.slots = slots;
      this.sets = sets;
    }

    long cost() {
      return cost;
    }

    int slot(int round, int slot) {
      return slots[round][slot];
    }

    int set(int round, int at) {
      return sets[round][at];
    }

    static Found of(Rest rest) {
      return new Found(rest.cost(), copy(rest.slots()), copy(rest.sets()));
    }

    private static int[][] copy(int[][] rows) {
      return Arrays.stream(rows).map(int[]::clone).toArray(int[][]::new);
    }
  }
}
