package org.boardwalk.search.local.kernel;

/**
 * The least cost so far. Annealing passes through worse states, so after each change it asks
 * whether the present state is the best so far: only such a state is worth copying or reporting.
 * Exact; a question costs one comparison. Not thread-safe.
 */
public final class LeastCost {

  private long value;

  /**
   * @param start the cost that must be undercut; {@link Long#MAX_VALUE} for none
   */
  public LeastCost(long start) {
    value = start;
  }

  /**
   * Records a cost.
   *
   * @param cost the cost of a state
   * @return whether it is less than all costs before
   */
  public boolean fallsTo(long cost) {
    if (cost >= value) {
      return false;
    }
    value = cost;
    return true;
  }

  /** {@return the least cost so far, or the start} */
  public long value() {
    return value;
  }
}
