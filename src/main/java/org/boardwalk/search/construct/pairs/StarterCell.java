package org.boardwalk.search.construct.pairs;

import org.jspecify.annotations.Nullable;

/**
 * A table of the first round of a Howell over Z_s; in later rounds 1 is added to all elements, but
 * a stationary contestant stays.
 *
 * @param ns an element, or {@link #STATIONARY}
 * @param ew an element, or {@link #STATIONARY}
 * @param set the set, an element
 */
record StarterCell(int ns, int ew, int set) {

  /** In place of an element: a contestant that stays. */
  static final int STATIONARY = -1;

  // The generated methods of a record are slow to link when first called.
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

  /** This table with its directions exchanged. */
  StarterCell switched() {
    return new StarterCell(ew, ns, set);
  }
}
