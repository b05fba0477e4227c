package org.boardwalk.search.local.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A problem whose cost is counted from nothing after every step: each change has to raise it by
 * what was foretold, and a step without a change has to leave the state as it was. In the manner of
 * the full assertion mode of Timefold. For tests, as a step takes as long as a count.
 *
 * @param <P> the class of the problem
 */
final class Recounted<P extends Problem> implements Problem {

  private final P problem;
  private final ToDoubleFunction<P> cost;
  private final Function<P, Object> state;
  private double known;
  private Object before;
  private double rise;
  private int made;

  /**
   * @param problem the problem in its present state
   * @param cost counts the cost of a state from nothing, at the temperature of the steps to come
   * @param state a copy of all that a change may change
   */
  Recounted(P problem, ToDoubleFunction<P> cost, Function<P, Object> state) {
    this.problem = problem;
    this.cost = cost;
    this.state = state;
    known = cost.applyAsDouble(problem);
    before = state.apply(problem);
  }

  /** The number of changes so far. */
  int made() {
    return made;
  }

  @Override
  public boolean propose(Chance chance) {
    boolean change = problem.propose(chance);
    if (!change) {
      unchanged("no change was drawn");
    }
    return change;
  }

  @Override
  public double rise(double limit, double temperature) {
    rise = problem.rise(limit, temperature);
    return rise;
  }

  @Override
  public void commit() {
    problem.commit();
    made++;
    double now = cost.applyAsDouble(problem);
    assertThat(now)
        .as("cost counted from nothing after %d changes, of which the last cost %s", made, rise)
        .isCloseTo(known + rise, within(1e-6));
    known = now;
    before = state.apply(problem);
  }

  @Override
  public void undo() {
    problem.undo();
    unchanged("a change was taken back");
  }

  private void unchanged(String why) {
    assertThat(state.apply(problem))
        .as("state after %d changes, as %s", made, why)
        .isEqualTo(before);
  }
}
