package org.boardwalk.search.local.crossover;

import java.util.Arrays;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Simulated annealing of a quadratic assignment; a move exchanges two contestants. The first
 * cooling minimises the repeated meetings in all, with a delta of O(meetings of two places). The
 * second starts from the best and minimises the squares, so that no contestant has many. Heuristic.
 *
 * <p>The method is that of R. E. Burkard and F. Rendl, "A thermodynamically motivated simulation
 * procedure for combinatorial optimization problems", European Journal of Operational Research 17
 * (1984), with geometric cooling.
 */
abstract sealed class SeatAnnealing implements Problem {

  final Numbering numbering;
  final BestNumbering best;

  /** The places whose contestants are exchanged. */
  int p;

  int q;

  /** The weight of a violation: more than any contestant can gain by sitting against the wishes. */
  final int violation;

  private SeatAnnealing(Numbering numbering, BestNumbering best) {
    this.numbering = numbering;
    this.best = best;
    violation =
        1 + Arrays.stream(numbering.places.opponents).mapToInt(o -> o.length).max().orElse(0);
  }

  @Override
  public final boolean propose(Chance chance) {
    p = chance.below(numbering.who.length);
    q = chance.below(numbering.who.length);
    return p != q && numbering.permits(p, q);
  }

  /** Minimises the repeated meetings in all. */
  static final class FewestInAll extends SeatAnnealing {

    static final Temperatures RANGE = new Temperatures(2.5, 0.25);

    FewestInAll(Numbering numbering, BestNumbering best) {
      super(numbering, best);
      best.offerFewer(numbering);
    }

    @Override
    public double rise(double limit, double temperature) {
      return numbering.rise(p, q) + violation * numbering.riseOfViolation(p, q);
    }

    @Override
    public void commit() {
      numbering.exchange(p, q);
      best.offerFewer(numbering);
    }
  }

  /** Minimises the repeated meetings of each contestant. */
  static final class FewestOfEach extends SeatAnnealing {

    static final Temperatures RANGE = new Temperatures(8, 0.8);

    /** The weight of a repeated meeting beside the squares. */
    private static final int MEETING = 8;

    FewestOfEach(Numbering numbering, BestNumbering best) {
      super(numbering, best);
    }

    @Override
    public double rise(double limit, double temperature) {
      int before = cost();
      numbering.exchange(p, q);
      return cost() - before;
    }

    @Override
    public void commit() {
      best.offer(numbering);
    }

    @Override
    public void undo() {
      numbering.exchange(p, q);
    }

    private int cost() {
      return MEETING * (numbering.total + violation * numbering.violation) + numbering.squares;
    }
  }
}
