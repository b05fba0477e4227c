package org.boardwalk.search.local.kernel;

/**
 * A state that a local search changes step by step, with a cost to be minimised. A step draws a
 * change, asks for the rise of the cost, and makes the change or takes it back:
 *
 * <pre>{@code
 * if (problem.propose(chance)) {
 *   if (problem.rise(limit, temperature) < limit) problem.commit(); else problem.undo();
 * }
 * }</pre>
 *
 * <p>A state that can foretell the rise leaves the change to {@link #commit}; one that cannot makes
 * the change before, in {@link #rise} or as it draws it, and takes it back in {@link #undo}. Steps
 * take from 50 ns, so a problem holds mutable counts. Implementations are final classes and not
 * thread-safe.
 */
public interface Problem {

  /**
   * Draws a change at random and remembers it.
   *
   * @param chance the random choices of this step
   * @return whether there is a change to decide on; false leaves the state as it is
   */
  boolean propose(Chance chance);

  /**
   * The rise of the cost by the proposed change. A problem may ask the cheapest questions first and
   * return any number that is not below the limit as soon as the rise surely is not.
   *
   * @param limit more than 0; the change is made if and only if the rise is less
   * @param temperature the temperature of the step, in units of the cost
   * @return the rise, negative where the cost falls
   */
  double rise(double limit, double temperature);

  /** Makes the proposed change, and may record or offer the new state. */
  void commit();

  /** Leaves the state as it was before the proposal; nothing to do where the rise is foretold. */
  default void undo() {}
}
