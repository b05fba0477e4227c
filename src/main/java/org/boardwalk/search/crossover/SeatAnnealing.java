package org.boardwalk.search.crossover;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;

/**
 * Simulated annealing of a quadratic assignment: two contestants change places. First the repeated
 * meetings in all are cooled, with a delta of O(meetings of two places); then their squares from
 * the best so far, so that nobody has many of them. Heuristic.
 *
 * <p>The method is that of R. E. Burkard and F. Rendl, "A thermodynamically motivated simulation
 * procedure for combinatorial optimization problems", European Journal of Operational Research 17
 * (1984), with geometric cooling.
 */
final class SeatAnnealing {

  private static final int STOP_MASK = 1023;

  /** What a repeated meeting counts beside the squares. */
  private static final int MEETING = 8;

  private final Numbering numbering;
  private final SplittableRandom random;
  private final BooleanSupplier over;
  private final BestNumbering best;

  /** More than one contestant can win by sitting where the wishes do not want him. */
  private final int violation;

  SeatAnnealing(
      Numbering numbering, SplittableRandom random, BooleanSupplier over, BestNumbering best) {
    this.numbering = numbering;
    this.random = random;
    this.over = over;
    this.best = best;
    violation =
        1 + Arrays.stream(numbering.places.opponents).mapToInt(o -> o.length).max().orElse(0);
  }

  /** Few meetings in all. */
  void fewest(long steps) {
    double temperature = 2.5;
    double factor = Math.pow(0.25 / temperature, (STOP_MASK + 1.0) / steps);
    best.offerFewer(numbering);
    for (long step = 0; step < steps; step++) {
      if ((step & STOP_MASK) == 0) {
        temperature *= factor;
        if (over.getAsBoolean()) {
          return;
        }
      }
      int p = random.nextInt(numbering.who.length);
      int q = random.nextInt(numbering.who.length);
      if (p == q || !numbering.permits(p, q)) {
        continue;
      }
      int rise = numbering.rise(p, q) + violation * numbering.riseOfViolation(p, q);
      if (accepts(rise, temperature)) {
        numbering.exchange(p, q);
        best.offerFewer(numbering);
      }
    }
  }

  /** Few meetings of each, from where the numbering stands. */
  void fewestOfEach(long steps) {
    ToIntFunction<Numbering> energy =
        n -> MEETING * n.total + n.squares + MEETING * violation * n.violation;
    double temperature = 8;
    double factor = Math.pow(0.8 / temperature, (STOP_MASK + 1.0) / steps);
    int now = energy.applyAsInt(numbering);
    for (long step = 0; step < steps; step++) {
      if ((step & STOP_MASK) == 0) {
        temperature *= factor;
        if (over.getAsBoolean()) {
          return;
        }
      }
      int p = random.nextInt(numbering.who.length);
      int q = random.nextInt(numbering.who.length);
      if (p == q || !numbering.permits(p, q)) {
        continue;
      }
      numbering.exchange(p, q);
      int then = energy.applyAsInt(numbering);
      if (accepts(then - now, temperature)) {
        now = then;
        best.offer(numbering);
      } else {
        numbering.exchange(p, q);
      }
    }
  }

  private boolean accepts(int rise, double temperature) {
    return rise <= 0 || random.nextDouble() < Math.exp(-rise / temperature);
  }
}
