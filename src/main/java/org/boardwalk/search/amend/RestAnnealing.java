package org.boardwalk.search.amend;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.LeastCost;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;

/**
 * Searches for the best rest of a session by simulated annealing. Heuristic; the effort is counted,
 * not timed, so that equal seeds give equal results, unless the search is stopped before.
 *
 * @param effort the temperatures and the number of steps
 * @param seed the seed of random choices
 * @param over asked now and then; true ends the search with the best so far
 */
record RestAnnealing(Effort effort, long seed, BooleanSupplier over) {

  private static final int STRIDE = 256;

  /**
   * The effort of an annealing.
   *
   * @param range the first and the last temperature
   * @param steps how many changes are tried
   */
  record Effort(Temperatures range, long steps) {}

  /** The best rest found from a start. */
  Found from(Rest rest, RestChange attempts) {
    SplittableRandom random = new SplittableRandom(seed);
    Metropolis metropolis = new Metropolis(random);
    LeastCost least = new LeastCost(rest.cost());
    Found best = Found.of(rest);
    Cooling cooling = new Cooling(effort.range(), effort.steps(), STRIDE, over);
    while (cooling.next()) {
      for (int k = cooling.length(); k > 0; k--) {
        long before = rest.cost();
        attempts.attempt(rest, random);
        if (!metropolis.accepts(rest.cost() - before, cooling.temperature())) {
          rest.undo();
        } else if (least.fallsTo(rest.cost())) {
          best = Found.of(rest);
        }
        rest.keep();
      }
    }
    return best;
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

    int set(int round, int table) {
      return sets[round][table];
    }

    static Found of(Rest rest) {
      return new Found(rest.cost(), copy(rest.slots()), copy(rest.sets()));
    }

    private static int[][] copy(int[][] rows) {
      return Arrays.stream(rows).map(int[]::clone).toArray(int[][]::new);
    }
  }
}
