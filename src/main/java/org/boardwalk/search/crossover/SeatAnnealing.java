package org.boardwalk.search.crossover;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;

/**
 * Simulated annealing of a quadratic assignment; a move exchanges two contestants. The first
 * cooling minimises the repeated meetings in all, with a delta of O(meetings of two places). The
 * second starts from the best and minimises the squares, so that no contestant has many. Heuristic.
 *
 * <p>The method is that of R. E. Burkard and F. Rendl, "A thermodynamically motivated simulation
 * procedure for combinatorial optimization problems", European Journal of Operational Research 17
 * (1984), with geometric cooling.
 */
final class SeatAnnealing {

  private static final int STRIDE = 1024;
  private static final Temperatures MEETINGS = new Temperatures(2.5, 0.25);
  private static final Temperatures SQUARES = new Temperatures(8, 0.8);

  /** The weight of a repeated meeting beside the squares. */
  private static final int MEETING = 8;

  private final Numbering numbering;
  private final SplittableRandom random;
  private final Metropolis metropolis;
  private final BooleanSupplier over;
  private final BestNumbering best;

  /** The weight of a violation: more than any contestant can gain by sitting against the wishes. */
  private final int violation;

  SeatAnnealing(
      Numbering numbering, SplittableRandom random, BooleanSupplier over, BestNumbering best) {
    this.numbering = numbering;
    this.random = random;
    metropolis = new Metropolis(random);
    this.over = over;
    this.best = best;
    violation =
        1 + Arrays.stream(numbering.places.opponents).mapToInt(o -> o.length).max().orElse(0);
  }

  /** Minimises the repeated meetings in all. */
  void fewest(long steps) {
    best.offerFewer(numbering);
    cool(MEETINGS, steps, this::changeMeetings);
  }

  /** Minimises the repeated meetings of each contestant, from the present numbering. */
  void fewestOfEach(long steps) {
    cool(SQUARES, steps, this::changeSquares);
  }

  private void cool(Temperatures range, long steps, DoubleConsumer change) {
    Cooling cooling = new Cooling(range, steps, STRIDE, over);
    while (cooling.next()) {
      for (int k = cooling.length(); k > 0; k--) {
        change.accept(cooling.temperature());
      }
    }
  }

  private void changeMeetings(double temperature) {
    int p = place();
    int q = place();
    if (p == q || !numbering.permits(p, q)) {
      return;
    }
    int rise = numbering.rise(p, q) + violation * numbering.riseOfViolation(p, q);
    if (metropolis.accepts(rise, temperature)) {
      numbering.exchange(p, q);
      best.offerFewer(numbering);
    }
  }

  private void changeSquares(double temperature) {
    int p = place();
    int q = place();
    if (p == q || !numbering.permits(p, q)) {
      return;
    }
    int before = energy();
    numbering.exchange(p, q);
    if (metropolis.accepts(energy() - before, temperature)) {
      best.offer(numbering);
    } else {
      numbering.exchange(p, q);
    }
  }

  private int place() {
    return random.nextInt(numbering.who.length);
  }

  private int energy() {
    return MEETING * (numbering.total + violation * numbering.violation) + numbering.squares;
  }
}
