package org.boardwalk.search.crossover;

import org.boardwalk.quality.DirectionChanges;

/**
 * How many contestants are to sit in the other direction than in the session before. It concerns
 * those who sat in one direction there, and is kept as nearly as the seats allow.
 */
public enum DirectionWish {
  /** No wish. */
  ANY,
  /** Half of them, one more or less when it does not come out even. */
  HALF,
  /** Every one of them. */
  ALL;

  /**
   * @param changes who changes direction
   * @return whether that is what was wished for
   */
  public boolean kept(DirectionChanges changes) {
    return Wanted.of(this, changes.settled()).violation(changes.changers()) == 0;
  }
}
