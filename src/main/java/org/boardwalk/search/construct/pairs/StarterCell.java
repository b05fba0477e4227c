package org.boardwalk.search.construct.pairs;

import org.jspecify.annotations.Nullable;

/**
 * A table of the first round of a Howell over Z_s; its later rounds follow by adding 1 to
 * everything but a stationary contestant.
 *
 * @param ns an element, or {@link #STATIONARY}
 * @param ew an element, or {@link #STATIONARY}
 * @param set the set, an element
 */
record StarterCell(int ns, int ew, int set) {

  /** In place of an element: somebody who stays. */
  static final int STATIONARY = -1;

  // Those of a record link all its parts when first called.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StarterCell c && ns == c.ns && ew == c.ew && set == c.set;
  }

  @Override
  public int hashCode() {
    return (ns * 31 + ew) * 31 + set;
  }

  boolean stays() {
    return ns == STATIONARY || ew == STATIONARY;
  }

  /** The other way round. */
  StarterCell switched() {
    return new StarterCell(ew, ns, set);
  }
}
