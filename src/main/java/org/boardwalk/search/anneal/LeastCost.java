package org.boardwalk.search.anneal;

/**
 * The least cost so far. An annealing goes on through worse states, so after each change it asks
 * whether this state is the best one yet: only that is worth copying or reporting. Exact; a
 * question costs one comparison. Not thread-safe.
 */
public final class LeastCost {

  private long value;

  /**
   * @param start the cost that must be undercut; {@link Long#MAX_VALUE} for any at all
   */
  public LeastCost(long start) {
    value = start;
  }

  /**
   * Takes note of a cost.
   *
   * @param cost what a state costs
   * @return whether it is less than every one before
   */
  public boolean fallsTo(long cost) {
    if (cost >= value) {
      return false;
    }
    value = cost;
    return true;
  }

  /**
   * @return the least cost so far, or what it started with
   */
  public long value() {
    return value;
  }
}
